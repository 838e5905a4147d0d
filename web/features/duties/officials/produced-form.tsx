import { TextAreaField } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { SaveOrCancel } from '../save-or-cancel.tsx';

/** Records what was handed over on paper. */
export function ProducedForm({
  busy,
  onSave,
  onClose,
}: {
  busy: boolean;
  onSave: (what: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { what: '' } });
  return (
    <form
      noValidate
      className="duty-step-form"
      aria-label="Produced on paper"
      onSubmit={form.handleSubmit(({ what }) => onSave(what))}
    >
      <TextAreaField
        label="What you handed over"
        descriptiveText="Entry numbers, form, to whom, and how."
        rows={2}
        maxLength={limits.descriptionLength}
        {...problemProps(form.formState.errors.what?.message)}
        {...form.register('what', {
          validate: (value) => value.trim() !== '' || 'Say what you handed over.',
        })}
      />
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}
