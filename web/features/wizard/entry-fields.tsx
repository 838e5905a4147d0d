import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldPath, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { EntryForm } from './entry-form.ts';
import { fieldId, useProblem } from './wizard-context.tsx';

type Path = FieldPath<EntryForm>;
type InputProps = Pick<
  ComponentProps<typeof TextField>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'descriptiveText'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
> & {
  min?: string;
  step?: string;
  type?: 'text' | 'number' | 'date';
};

/** A one-line input bound to a field of the form, with the message that stands beside it. */
export function EntryTextField({ name, label, ...input }: InputProps & { name: Path; label: string }) {
  const { register } = useFormContext<EntryForm>();
  const problem = useProblem(name);
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      hasError={problem !== undefined}
      errorMessage={problem}
      // A turn of the mouse wheel must not change a number by the way.
      onWheel={(event) => event.currentTarget.blur()}
      {...input}
      {...register(name)}
    />
  );
}

/** A choice bound to a field of the form. */
export function EntrySelectField({
  name,
  label,
  autoComplete,
  onChosen,
  children,
}: {
  name: Path;
  label: string;
  autoComplete?: string;
  onChosen?: (value: string) => void;
  children: ReactNode;
}) {
  const { register } = useFormContext<EntryForm>();
  const problem = useProblem(name);
  const options: RegisterOptions<EntryForm, Path> = {
    onChange: (event: { target: { value: string } }) => onChosen?.(event.target.value),
  };
  return (
    <SelectField
      id={fieldId(name)}
      label={label}
      hasError={problem !== undefined}
      errorMessage={problem}
      {...(autoComplete && { autoComplete })}
      {...register(name, options)}
    >
      {children}
    </SelectField>
  );
}

/** Running text bound to a field of the form. */
export function EntryTextArea({
  name,
  label,
  ...area
}: { name: Path; label: string } & Pick<
  ComponentProps<typeof TextAreaField>,
  'descriptiveText' | 'maxLength' | 'rows'
>) {
  const { register } = useFormContext<EntryForm>();
  const problem = useProblem(name);
  return (
    <TextAreaField
      id={fieldId(name)}
      label={label}
      hasError={problem !== undefined}
      errorMessage={problem}
      {...area}
      {...register(name)}
    />
  );
}
