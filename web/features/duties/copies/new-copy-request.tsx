import { Button, CheckboxField, SelectField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { isStateCode } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { requestFormWords } from '#shared/rules/duties/copy-rules.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useOpenMatter } from '../use-open-matter.ts';
import { CopyLaw } from './copy-law.tsx';
import { askedCopy, type CopyRequestValues, noRequest } from './copy-request-form.ts';

/** Records who asks for a copy of which entry, and shows what the state says about it meanwhile. */
export function NewCopyRequest() {
  useViewTitle('Request for a copy', 'Record who asks, and for which entry');
  const { primaryNotaryState, timezone } = useNotary();
  const today = dayIn(timezone, new Date());
  const form = useForm({
    defaultValues: { ...noRequest, state: primaryNotaryState ?? '', receivedOn: today },
  });
  const { errors, isDirty } = form.formState;
  const { run, busy } = useOpenMatter();
  useUnsavedEdits(isDirty && !busy);
  const values = useWatch({ control: form.control }) as CopyRequestValues;
  const { state } = values;
  return (
    <form
      noValidate
      className="duties"
      aria-label="Request for a copy"
      onSubmit={form.handleSubmit((values) => run(askedCopy(values)))}
    >
      <section className="matter-block" aria-labelledby="copy-who">
        <h2 id="copy-who">Who asks</h2>
        <TextField
          label="Name of the person who asks"
          maxLength={limits.fullNameLength}
          {...problemProps(errors.requester?.message)}
          {...form.register('requester', {
            validate: (value) => value.trim() !== '' || 'Enter the name of the person who asks.',
          })}
        />
        <TextField
          label="Email, phone, or address for the answer"
          maxLength={limits.noteLength}
          {...form.register('contact')}
        />
        <TextField
          label="On behalf of"
          descriptiveText="Leave blank if they ask for themselves."
          maxLength={limits.fullNameLength}
          {...form.register('onBehalfOf')}
        />
        <CheckboxField
          label="The person says that they were a party to the act"
          {...form.register('isParty')}
        />
        <SelectField label="How the request came" {...form.register('form')}>
          {Object.entries(requestFormWords).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
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
      </section>
      <section className="matter-block" aria-labelledby="copy-what">
        <h2 id="copy-what">For which entry</h2>
        <SelectField
          label="State of your commission"
          {...problemProps(errors.state?.message)}
          {...form.register('state', { required: 'Choose the state.' })}
        >
          <option value="">Choose a state</option>
          <StateOptions />
        </SelectField>
        <TextField type="month" label="Month and year of the act" {...form.register('month')} />
        <TextField label="Names of the people" maxLength={limits.noteLength} {...form.register('people')} />
        <TextField
          label="Type of document"
          maxLength={limits.descriptionLength}
          {...form.register('document')}
        />
      </section>
      {isStateCode(state) && (
        <section className="matter-block" aria-labelledby="copy-law">
          <h2 id="copy-law">What the law says</h2>
          <CopyLaw state={state} facts={askedCopy(values).facts} />
        </section>
      )}
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        Save request
      </Button>
    </form>
  );
}
