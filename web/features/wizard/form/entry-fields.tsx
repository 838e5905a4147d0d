import { CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { type FieldPath, type RegisterOptions, useFormContext, useWatch } from 'react-hook-form';
import type { entryFields } from '#shared/entry/fields.ts';
import { useLaw } from '../law/law-context.tsx';
import type { EntryForm } from './entry-form.ts';
import { asksAbout, inputOf } from './field-at.ts';
import { NumberQuestion } from './number-question.tsx';
import { fieldId, useProblem } from './wizard-context.tsx';

type Path = FieldPath<EntryForm>;
type FlagName = {
  [Name in keyof typeof entryFields]: (typeof entryFields)[Name] extends { kind: 'flag' } ? Name : never;
}[keyof typeof entryFields];
type InputProps = Pick<
  ComponentProps<typeof TextField>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'descriptiveText'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
> & {
  min?: string;
  step?: string;
  type?: 'text' | 'number' | 'date' | 'time' | 'tel';
};

/** A one-line input bound to a field of the form, with the field's own label unless another is given. */
export function EntryTextField({ name, ...input }: InputProps & { name: Path; label?: string }) {
  const { register } = useFormContext<EntryForm>();
  const problem = useProblem(name);
  return (
    <div>
      <TextField
        enterKeyHint="next"
        id={fieldId(name)}
        hasError={problem !== undefined}
        errorMessage={problem}
        {...inputOf(name)}
        {...input}
        {...register(name)}
      />
      <FieldDoubts path={name} />
      {asksAbout(name) && <NumberQuestion path={name} />}
    </div>
  );
}

/** Says the doubts of law about a field where it stands, such as an ID that had expired. */
function FieldDoubts({ path }: { path: string }) {
  const doubts = useLaw().warnings.filter((warning) => warning.doubt && warning.path === path);
  return (
    <div aria-live="polite">
      {doubts.map(({ message }) => (
        <p key={message} className="field-doubt">
          {message}
        </p>
      ))}
    </div>
  );
}

/**
 * A choice bound to a field of the form, with the field's own label unless another is given. With `onChoose`, the
 * caller makes the choice, perhaps after a question.
 */
export function EntrySelectField({
  name,
  label = inputOf(name).label,
  autoComplete,
  descriptiveText,
  onChoose,
  onChosen,
  children,
}: {
  name: Path;
  label?: string;
  autoComplete?: string;
  descriptiveText?: string | undefined;
  onChoose?: (value: string) => void;
  onChosen?: (value: string) => void;
  children: ReactNode;
}) {
  const { control, register } = useFormContext<EntryForm>();
  const value = useWatch({ control, name });
  const problem = useProblem(name);
  const options: RegisterOptions<EntryForm, Path> = {
    onChange: (event: { target: { value: string } }) => onChosen?.(event.target.value),
  };
  const binding = onChoose
    ? {
        value: String(value),
        onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value),
      }
    : register(name, options);
  return (
    <SelectField
      id={fieldId(name)}
      label={label}
      descriptiveText={descriptiveText}
      hasError={problem !== undefined}
      errorMessage={problem}
      {...(autoComplete && { autoComplete })}
      {...binding}
    >
      {children}
    </SelectField>
  );
}

/** A checkbox bound to a field of the form. */
export function EntryCheckbox({
  name,
  label,
  hint,
  onChosen,
}: {
  name:
    | FlagName
    | `signers.${number}.${'oneName' | 'idNoExpiration' | 'signsByMark'}`
    | `credibleWitnesses.${number}.idNoExpiration`
    | `markWitnesses.${number}.writesName`;
  label: string;
  hint?: string | undefined;
  onChosen?: (isChecked: boolean) => void;
}) {
  const { control, setValue } = useFormContext<EntryForm>();
  const checked = useWatch({ control, name });
  const hintId = `${fieldId(name)}-hint`;
  return (
    <div className="wizard-check">
      <CheckboxField
        id={fieldId(name)}
        name={name}
        label={label}
        checked={checked}
        {...(hint && { 'aria-describedby': hintId })}
        onChange={(event) => {
          setValue(name, event.target.checked, { shouldDirty: true });
          onChosen?.(event.target.checked);
        }}
      />
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  );
}

/** Running text bound to a field of the form, with the field's own label unless another is given. */
export function EntryTextArea({
  name,
  ...area
}: { name: Path; label?: string } & Pick<
  ComponentProps<typeof TextAreaField>,
  'descriptiveText' | 'maxLength' | 'rows'
>) {
  const { register } = useFormContext<EntryForm>();
  const problem = useProblem(name);
  return (
    <div>
      <TextAreaField
        id={fieldId(name)}
        hasError={problem !== undefined}
        errorMessage={problem}
        {...inputOf(name)}
        {...area}
        {...register(name)}
      />
      <NumberQuestion path={name} />
    </div>
  );
}
