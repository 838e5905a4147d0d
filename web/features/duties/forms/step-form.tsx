import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type FormField, FormFields } from '#web/components/forms/form-fields.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

type Props<V extends FieldValues> = {
  label: string;
  start: V;
  fields: readonly FormField<V>[];
  saveLabel?: string;
  busyLabel?: string;
  /** Resolves to true once the values are stored. */
  save: (values: V) => Promise<boolean | undefined>;
};

/** A form for a step of a duty, which closes when it is saved. */
export function StepForm<V extends FieldValues>({
  label,
  start,
  fields,
  saveLabel = 'Save',
  busyLabel = 'Saving…',
  save,
  onClose,
}: Props<V> & { onClose: () => void }) {
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const { run, busy } = useAction(async (values: V) => {
    if (await save(values)) onClose();
  });
  return (
    <form
      noValidate
      className="duty-step-form"
      aria-label={label}
      onSubmit={form.handleSubmit((values) => run(values))}
    >
      <FormFields form={form} fields={fields} />
      <div className="duty-buttons">
        <Button type="submit" variation="primary" isLoading={busy} loadingText={busyLabel}>
          {saveLabel}
        </Button>
        <Button isDisabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A button that opens a form for a step. */
export function StepButton<V extends FieldValues>(props: Props<V>) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{props.label}</Button>;
  return <StepForm {...props} onClose={() => setOpen(false)} />;
}
