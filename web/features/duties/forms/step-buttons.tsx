import { limits } from '#shared/data/limits.ts';
import { dispatchMeansWords, givesReceipt } from '#shared/rules/duties/dispatch-words.ts';
import { useToday } from '#web/lib/use-today.ts';
import { StepButton } from './step-form.tsx';

type Means = keyof typeof dispatchMeansWords;
type Save<V> = (values: V) => Promise<boolean | undefined>;

/** Records how and when something was sent. */
export function DispatchButton({
  label,
  needsReceipt,
  save,
}: {
  label: string;
  /** The law requires a means that gives a receipt. */
  needsReceipt: boolean;
  save: Save<{ sentOn: string; means: Means; tracking: string }>;
}) {
  const means: Means = needsReceipt ? 'certified_mail' : 'mail';
  return (
    <StepButton
      label={label}
      save={save}
      start={{ sentOn: useToday(), means, tracking: '' }}
      fields={[
        {
          name: 'sentOn',
          label: 'Sent on',
          kind: 'past-date',
          required: 'Enter the day on which you sent it.',
        },
        {
          name: 'means',
          label: 'How',
          options: dispatchMeansWords,
          caution: (chosen) =>
            needsReceipt && !givesReceipt(chosen as Means)
              ? 'The law requires certified mail or another way that gives a receipt.'
              : undefined,
        },
        { name: 'tracking', label: 'Tracking number', maxLength: limits.noteLength },
      ]}
    />
  );
}

/** Records a receipt or an answer. */
export function ReceiptButton({
  label,
  from,
  save,
}: {
  label: string;
  /** Who usually gives it. */
  from: string;
  save: Save<{ receivedOn: string; from: string; reference: string; note: string }>;
}) {
  return (
    <StepButton
      label={label}
      save={save}
      start={{ receivedOn: useToday(), from, reference: '', note: '' }}
      fields={[
        {
          name: 'receivedOn',
          label: 'Received on',
          kind: 'past-date',
          required: 'Enter the day on which you received it.',
        },
        {
          name: 'from',
          label: 'From',
          maxLength: limits.fullNameLength,
          required: 'Enter who gave it to you.',
        },
        { name: 'reference', label: 'Number on it', maxLength: limits.noteLength },
        { name: 'note', label: 'Note', rows: 2, maxLength: limits.matterNoteLength },
      ]}
    />
  );
}
