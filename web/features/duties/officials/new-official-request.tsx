import { Button, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { type InspectionReason, inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { limits } from '#shared/data/limits.ts';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { officialDuties } from '#shared/rules/duties/official-rules.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useOpenMatter } from '../use-open-matter.ts';
import { OfficialLaw } from './official-law.tsx';

/** Records a subpoena, a court order, or another request of an official, and shows what the state says meanwhile. */
export function NewOfficialRequest() {
  useViewTitle('Request of an official', 'Record who asks, for what, and by when');
  const { primaryNotaryState, timezone } = useNotary();
  const today = dayIn(timezone, new Date());
  const form = useForm({
    defaultValues: {
      ...{ requester: '', office: '', reference: '', wanted: '', answerBy: '', receivedOn: today },
      reason: 'inspection' as InspectionReason,
      state: primaryNotaryState ?? '',
    },
  });
  const { errors, isDirty } = form.formState;
  const { run, busy } = useOpenMatter();
  useUnsavedEdits(isDirty && !busy);
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <form
      noValidate
      className="duties"
      aria-label="Request of an official"
      onSubmit={form.handleSubmit(({ state: chosen, answerBy, ...facts }) =>
        run({
          kind: 'official',
          state: chosen as StateCode,
          facts: { ...facts, answerBy: answerBy || null },
        }),
      )}
    >
      <section className="matter-block" aria-labelledby="official-who">
        <h2 id="official-who">Who asks</h2>
        <TextField
          label="Name of the official"
          maxLength={limits.fullNameLength}
          {...problemProps(errors.requester?.message)}
          {...form.register('requester', {
            validate: (value) => value.trim() !== '' || 'Enter the name of the official.',
          })}
        />
        <TextField
          label="Office, court, or agency"
          maxLength={limits.fullNameLength}
          {...problemProps(errors.office?.message)}
          {...form.register('office', {
            validate: (value) => value.trim() !== '' || 'Enter the office, court, or agency.',
          })}
        />
        <SelectField label="Kind of request" {...form.register('reason')}>
          {Object.entries(inspectionReasons).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Case or letter number"
          maxLength={limits.noteLength}
          {...form.register('reference')}
        />
        <TextAreaField
          label="What is to be produced"
          rows={2}
          maxLength={limits.descriptionLength}
          {...form.register('wanted')}
        />
        <TextField
          type="date"
          label="Received on"
          max={today}
          {...problemProps(errors.receivedOn?.message)}
          {...form.register('receivedOn', {
            required: 'Enter the day on which you received the request.',
            validate: (day) => day <= today || 'Enter today or an earlier day.',
          })}
        />
        <TextField
          type="date"
          label="Answer by"
          descriptiveText="The day that the request names, if it names one."
          {...form.register('answerBy')}
        />
        <SelectField
          label="State of your commission"
          {...problemProps(errors.state?.message)}
          {...form.register('state', { required: 'Choose the state.' })}
        >
          <option value="">Choose a state</option>
          <StateOptions />
        </SelectField>
      </section>
      {isStateCode(state) && (
        <section className="matter-block" aria-labelledby="official-law">
          <h2 id="official-law">What the law says</h2>
          <OfficialLaw duties={officialDuties(state)} />
        </section>
      )}
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        Save request
      </Button>
    </form>
  );
}
