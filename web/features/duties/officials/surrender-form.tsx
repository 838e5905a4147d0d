import { TextField } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { SaveOrCancel } from '../save-or-cancel.tsx';

export type Surrender = { to: string; on: string; receipt: string };

/** Records that an official took the journal itself, with the receipt. */
export function SurrenderForm({
  busy,
  onSave,
  onClose,
}: {
  busy: boolean;
  onSave: (surrender: Surrender) => Promise<void>;
  onClose: () => void;
}) {
  const today = dayIn(useNotary().timezone, new Date());
  const form = useForm({ defaultValues: { to: '', on: today, receipt: '' } });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="duty-step-form"
      aria-label="Surrender of the journal"
      onSubmit={form.handleSubmit(onSave)}
    >
      <TextField
        label="Who took it"
        descriptiveText="Name, badge number, and agency."
        maxLength={limits.fullNameLength}
        {...problemProps(errors.to?.message)}
        {...form.register('to', {
          validate: (value) => value.trim() !== '' || 'Enter who took the journal.',
        })}
      />
      <TextField
        type="date"
        label="Taken on"
        max={today}
        {...problemProps(errors.on?.message)}
        {...form.register('on', {
          required: 'Enter the day.',
          validate: (day) => day <= today || 'Enter today or an earlier day.',
        })}
      />
      <TextField
        label="Receipt"
        descriptiveText="Its number, or where you keep it. Do not hand over the journal without one."
        maxLength={limits.noteLength}
        {...problemProps(errors.receipt?.message)}
        {...form.register('receipt', {
          validate: (value) =>
            value.trim() !== '' || 'Enter the number of the receipt, or where you keep it.',
        })}
      />
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}
