import { CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { dayIn } from '#shared/rules/dates.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useNotary } from '#web/lib/session/session.ts';

/** One field of a form: a line of text unless it has a `kind` or `options`. */
export type DutyField<V extends FieldValues> = {
  name: Path<V>;
  label: string;
  kind?: 'date' | 'past-date' | 'month' | 'number' | 'email' | 'tel' | 'state' | 'check';
  hint?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  /** The lines of a longer text. */
  rows?: number;
  min?: number;
  max?: number;
  /** Codes and their words, to choose one. */
  options?: Readonly<Record<string, string>>;
  /** The problem of a blank field. */
  required?: string;
  /** Returns true, or the problem of the text. */
  validate?: (text: string, values: V) => true | string;
  onChange?: (text: string) => void;
  /** Returns what to consider about the text, if anything. */
  caution?: (text: string) => string | undefined;
};

/** Returns the current day of the notary. */
export const useToday = () => dayIn(useNotary().timezone, new Date());

/** The fields of a form in their order. */
export function DutyFields<V extends FieldValues>({
  form,
  fields,
}: {
  form: UseFormReturn<V>;
  fields: readonly DutyField<V>[];
}) {
  return fields.map((field) => <DutyInput key={field.name} form={form} field={field} />);
}

function DutyInput<V extends FieldValues>({
  form,
  field: { name, label, kind, hint, options, required, validate, onChange, caution, ...sizes },
}: {
  form: UseFormReturn<V>;
  field: DutyField<V>;
}) {
  const today = useToday();
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
          <p className="duty-caution" role="status">
            {warning}
          </p>
        )}
      </>
    );
  }
  const type = kind === 'past-date' ? 'date' : kind;
  return <TextField {...props} {...sizes} {...(kind === 'past-date' && { max: today })} type={type} />;
}
