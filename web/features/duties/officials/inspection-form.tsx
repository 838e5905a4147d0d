import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type InspectionReason, inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { limits } from '#shared/data/limits.ts';
import { readEntryRanges } from '#shared/rules/entry-ranges.ts';
import { chosenJournal, JournalChoice } from '#web/components/entries/journal-choice.tsx';
import { type FormField, FormFields } from '#web/components/forms/form-fields.tsx';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiInput, ApiOutput, Inspection } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { MadeInspection } from './made-inspection.tsx';

type Start = { recipient: string; office: string; reason: InspectionReason };

const blank: Start = { recipient: '', office: '', reason: 'inspection' };

const noScope = { journal: '', choice: 'period', from: '', to: '', numbers: '', images: false };

type Field = FormField<Start & typeof noScope & { days: string }>;

const recipientFields: readonly Field[] = [
  {
    name: 'recipient',
    label: 'Name of the official',
    maxLength: limits.fullNameLength,
    required: 'Enter who gets the link.',
  },
  {
    name: 'office',
    label: 'Office, court, or agency',
    maxLength: limits.fullNameLength,
    required: 'Enter the office, court, or agency.',
  },
  { name: 'reason', label: 'Reason', options: inspectionReasons },
];

const choices = { period: 'All acts of a period', numbers: 'Chosen entry numbers' };

const periodFields: readonly Field[] = [
  { name: 'from', label: 'First day', kind: 'date', required: 'Enter the first day.' },
  { name: 'to', label: 'Last day', kind: 'date', required: 'Enter the last day.' },
];

const numbersFields: readonly Field[] = [
  {
    name: 'numbers',
    label: 'Entry numbers',
    hint: 'For example 12, 15-20.',
    maxLength: limits.inspectionNumbersLength,
    validate: (numbers) =>
      readEntryRanges(numbers) !== undefined || 'Enter entry numbers, for example 12, 15-20.',
  },
];

const daysField: Field = {
  name: 'days',
  label: 'Days until the link expires',
  kind: 'number',
  min: 1,
  max: limits.inspectionDays,
  validate: (days) =>
    (/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= limits.inspectionDays) ||
    `Enter a number from 1 to ${limits.inspectionDays}.`,
};

/** Creates an inspection link: the recipient, which entries, with images or without, and for how long. */
export function InspectionForm({
  start = blank,
  onMade,
  onClose,
}: {
  start?: Start;
  onMade: (inspection: Inspection) => void;
  onClose: () => void;
}) {
  const form = useForm({
    defaultValues: {
      ...start,
      ...noScope,
      days: String(limits.inspectionDaysUsual),
    },
  });
  const choice = useWatch({ control: form.control, name: 'choice' });
  const { made, make, dialog } = useMakeInspection(onMade);
  if (made) return <MadeInspection made={made} onClose={onClose} />;
  return (
    <>
      <form
        noValidate
        className="duty-step-form"
        aria-label="Inspection link"
        onSubmit={form.handleSubmit(
          ({ recipient, office, reason, journal, from, to, numbers, images, days }) =>
            make.run({
              ...{ recipient, office, reason, images },
              journal: chosenJournal(journal),
              days: Number(days),
              scope: choice === 'period' ? { kind: 'period', from, to } : { kind: 'numbers', numbers },
            }),
        )}
      >
        <FormFields form={form} fields={recipientFields} />
        <JournalChoice {...form.register('journal')} />
        <FormFields
          form={form}
          fields={[
            { name: 'choice', label: 'Entries', options: choices },
            ...(choice === 'period' ? periodFields : numbersFields),
            { name: 'images', label: 'Include signatures, thumbprints, and photographs', kind: 'check' },
            daysField,
          ]}
        />
        <p className="muted">
          ID numbers are never shown. Entries that you record later aren’t included. You see every view.
        </p>
        <div className="duty-buttons">
          <Button type="submit" variation="primary" isLoading={make.busy} loadingText="Creating…">
            Create link
          </Button>
          <Button isDisabled={make.busy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

/** Makes an inspection link after a proof of identity. `made` has the address and the code, which cannot be read again. */
function useMakeInspection(onMade: (inspection: Inspection) => void) {
  const [made, setMade] = useState<ApiOutput<'create-inspection'>>();
  const stepUp = useStepUp();
  const make = useCall(
    async (body: ApiInput<'create-inspection'>['body']) => {
      await stepUp.run(async () => {
        const answer = await api('create-inspection', { body });
        setMade(answer);
        onMade(answer.inspection);
      });
    },
    { failed: (reason) => `The link was not created: ${reason}` },
  );
  return { made, make, dialog: stepUp.dialog };
}
