import { Button, CheckboxField, SelectField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { type InspectionReason, inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { limits } from '#shared/data/limits.ts';
import { readEntryRanges } from '#shared/rules/entry-ranges.ts';
import { chosenJournal, JournalChoice } from '#web/components/entries/journal-choice.tsx';
import { problemProps } from '#web/components/forms/field-problem.ts';
import type { Inspection } from '#web/lib/api/api-types.ts';
import { MadeInspection } from './made-inspection.tsx';
import { useMakeInspection } from './use-make-inspection.ts';

type Start = { recipient: string; office: string; reason: InspectionReason };

const blank: Start = { recipient: '', office: '', reason: 'inspection' };

/** Makes an inspection link: for whom, which entries, with images or without, and for how long. */
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
      ...{ journal: '', choice: 'period', from: '', to: '', numbers: '', images: false },
      days: String(limits.inspectionDaysUsual),
    },
  });
  const { errors } = form.formState;
  const choice = useWatch({ control: form.control, name: 'choice' });
  const { made, make, dialog } = useMakeInspection(onMade);
  if (made) return <MadeInspection made={made} onClose={onClose} />;
  const required = (sentence: string) => ({ validate: (value: string) => value.trim() !== '' || sentence });
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
        <TextField
          label="Name of the official"
          maxLength={limits.fullNameLength}
          {...problemProps(errors.recipient?.message)}
          {...form.register('recipient', required('Enter who gets the link.'))}
        />
        <TextField
          label="Office, court, or agency"
          maxLength={limits.fullNameLength}
          {...problemProps(errors.office?.message)}
          {...form.register('office', required('Enter the office, court, or agency.'))}
        />
        <SelectField label="Reason" {...form.register('reason')}>
          {Object.entries(inspectionReasons).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        <JournalChoice {...form.register('journal')} />
        <SelectField label="Entries" {...form.register('choice')}>
          <option value="period">All acts of a period</option>
          <option value="numbers">Chosen entry numbers</option>
        </SelectField>
        {choice === 'period' ? (
          <>
            <TextField
              type="date"
              label="First day"
              {...problemProps(errors.from?.message)}
              {...form.register('from', required('Enter the first day.'))}
            />
            <TextField
              type="date"
              label="Last day"
              {...problemProps(errors.to?.message)}
              {...form.register('to', required('Enter the last day.'))}
            />
          </>
        ) : (
          <TextField
            label="Entry numbers"
            descriptiveText="For example 12, 15-20."
            maxLength={limits.inspectionNumbersLength}
            {...problemProps(errors.numbers?.message)}
            {...form.register('numbers', {
              validate: (value) =>
                readEntryRanges(value) !== undefined || 'Enter entry numbers, for example 12, 15-20.',
            })}
          />
        )}
        <CheckboxField
          label="Include signatures, thumbprints, and photographs"
          {...form.register('images')}
        />
        <TextField
          type="number"
          label="Days that the link works"
          min={1}
          max={limits.inspectionDays}
          {...problemProps(errors.days?.message)}
          {...form.register('days', {
            validate: (value) =>
              (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= limits.inspectionDays) ||
              `Enter a number from 1 to ${limits.inspectionDays}.`,
          })}
        />
        <p className="muted">
          ID numbers are never shown. Entries that you record later are not part of the link. You see every
          view.
        </p>
        <div className="duty-buttons">
          <Button type="submit" variation="primary" isLoading={make.busy} loadingText="Making the link…">
            Make the link
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
