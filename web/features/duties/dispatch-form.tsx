import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dispatchMeansWords, givesReceipt } from '#shared/rules/duties/dispatch-words.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { SaveOrCancel } from './save-or-cancel.tsx';

/** How and when something was sent, as the notary types it. */
export type Dispatch = { sentOn: string; means: keyof typeof dispatchMeansWords; tracking: string };

/** A button that opens a form for how and when something was sent. `save` resolves to true once it is stored. */
export function DispatchForm(props: {
  label: string;
  /** The law requires a means that gives a receipt. */
  needsReceipt: boolean;
  save: (dispatch: Dispatch) => Promise<boolean | undefined>;
}) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{props.label}</Button>;
  return <OpenForm {...props} onClose={() => setOpen(false)} />;
}

function OpenForm({
  label,
  needsReceipt,
  save,
  onClose,
}: Parameters<typeof DispatchForm>[0] & { onClose: () => void }) {
  const today = dayIn(useNotary().timezone, new Date());
  const form = useForm<Dispatch>({
    defaultValues: { sentOn: today, means: needsReceipt ? 'certified_mail' : 'mail', tracking: '' },
  });
  const means = useWatch({ control: form.control, name: 'means' });
  const { run, busy } = useAction(async (values: Dispatch) => {
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
        label="Sent on"
        max={today}
        {...problemProps(form.formState.errors.sentOn?.message)}
        {...form.register('sentOn', {
          required: 'Enter the day on which you sent it.',
          validate: (day) => day <= today || 'Enter today or an earlier day.',
        })}
      />
      <SelectField label="How" {...form.register('means')}>
        {Object.entries(dispatchMeansWords).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      {needsReceipt && !givesReceipt(means) && (
        <p className="duty-caution" role="status">
          The law asks for certified mail or another way that gives a receipt.
        </p>
      )}
      <TextField label="Tracking number" maxLength={limits.noteLength} {...form.register('tracking')} />
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}
