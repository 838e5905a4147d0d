import { CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { Fragment, type ReactNode, useId } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useToday } from '#web/lib/use-today.ts';
import { problemProps } from './field-problem.ts';
import { StateOptions } from './state-options.tsx';
import './form-fields.css';

/** One field of a form: a line of text unless it has a `kind` or `options`. */
export type FormField<V extends FieldValues> = {
  name: Path<V>;
  label: string;
  kind?: 'date' | 'past-date' | 'month' | 'number' | 'email' | 'tel' | 'state' | 'check';
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  /** The lines of a longer text. */
  rows?: number;
  min?: number;
  max?: number;
  /** Codes and their words, to choose one. */
  options?: Readonly<Record<string, string>>;
  /** The keyboard of a phone. */
  inputMode?: 'decimal';
  /** Texts to choose from instead of typing. */
  suggestions?: readonly string[] | undefined;
  /** The problem of a blank field. */
  required?: string;
  /** Returns true, or the problem of the text. */
  validate?: (text: string, values: V) => true | string | Promise<true | string>;
  onChange?: (text: string) => void;
  /** Below the input, such as a button that fills it in. */
  after?: ReactNode;
  /** Returns what to consider about the text, if anything. */
  caution?: (text: string) => string | undefined;
};

/** The fields of a form in their order. */
export function FormFields<V extends FieldValues>({
  form,
  fields,
}: {
  form: UseFormReturn<V>;
  fields: readonly FormField<V>[];
}) {
  return fields.map(({ after, ...field }) => (
    <Fragment key={field.name}>
      <FormInput form={form} field={field} />
      {after}
    </Fragment>
  ));
}

function FormInput<V extends FieldValues>({
  form,
  field: {
    name,
    label,
    kind,
    hint,
    options,
    required,
    validate,
    onChange,
    caution,
    suggestions = [],
    ...sizes
  },
}: {
  form: UseFormReturn<V>;
  field: Omit<FormField<V>, 'after'>;
}) {
  const today = useToday();
  const listId = useId();
  const text: string = useWatch({ control: form.control, name });
  const warning = caution?.(text);
  const props = {
    ...form.register(name, {
      validate: (typed: string, values) => {
        if (required !== undefined && typed.trim() === '') return required;
        if (kind === 'past-date' && typed > today) return 'Enter today or an earlier day.';
        return validate?.(typed, values) ?? true;
      },
      ...(onChange && { onChange: ({ target }) => onChange(target.value) }),
    }),
    label,
    descriptiveText: hint,
    ...problemProps(form.getFieldState(name, form.formState).error?.message),
  };
  if (kind === 'check') return <CheckboxField {...props} />;
  if (sizes.rows) return <TextAreaField {...props} {...sizes} />;
  if (options || kind === 'state') {
    return (
      <>
        <SelectField {...props}>
          {kind === 'state' && <option value="">Choose a state</option>}
          {kind === 'state' && <StateOptions />}
          {Object.entries(options ?? {}).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        {warning && (
          <p className="form-caution" role="status">
            {warning}
          </p>
        )}
      </>
    );
  }
  const type = kind === 'past-date' ? 'date' : kind;
  const max = kind === 'past-date' && { max: today };
  if (suggestions.length === 0) return <TextField {...props} {...sizes} {...max} type={type} />;
  return (
    <>
      <TextField {...props} {...sizes} {...max} type={type} list={listId} />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
