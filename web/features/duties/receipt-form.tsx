import { Button, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { SaveOrCancel } from './save-or-cancel.tsx';

/** A receipt or an answer, as the notary types it. */
export type Receipt = { receivedOn: string; from: string; reference: string; note: string };

type Props = {
  label: string;
  /** Who usually gives it. */
  from: string;
  save: (receipt: Receipt) => Promise<boolean | undefined>;
};

/** A button that opens a form for a receipt. `save` resolves to true once it is stored. */
export function ReceiptForm(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{props.label}</Button>;
  return <OpenForm {...props} onClose={() => setOpen(false)} />;
}

function OpenForm({ label, from, save, onClose }: Props & { onClose: () => void }) {
  const today = dayIn(useNotary().timezone, new Date());
  const form = useForm<Receipt>({ defaultValues: { receivedOn: today, from, reference: '', note: '' } });
  const { errors } = form.formState;
  const { run, busy } = useAction(async (values: Receipt) => {
    if (await save(values)) onClose();
  });
  return (
    <form
      noValidate
      className="duty-step-form"
      aria-label={label}
      onSubmit={form.handleSubmit((values) => run(values))}
    >
      <TextField
        type="date"
        label="Received on"
        max={today}
        {...problemProps(errors.receivedOn?.message)}
        {...form.register('receivedOn', {
          required: 'Enter the day on which you received it.',
          validate: (day) => day <= today || 'Enter today or an earlier day.',
        })}
      />
      <TextField
        label="From"
        maxLength={limits.fullNameLength}
        {...problemProps(errors.from?.message)}
        {...form.register('from', {
          validate: (value) => value.trim() !== '' || 'Enter who gave it to you.',
        })}
      />
      <TextField label="Number on it" maxLength={limits.noteLength} {...form.register('reference')} />
      <TextAreaField label="Note" rows={2} maxLength={limits.matterNoteLength} {...form.register('note')} />
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}
