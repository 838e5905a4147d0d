import { Button, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { states } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { eventsOf, lossEventWords, lostThingWords } from '#shared/rules/duties/loss-words.ts';
import { lostThings } from '#shared/schemas/duties/loss-matter.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useOpenMatter } from '../use-open-matter.ts';
import { askedLoss, commissionsToTell, type LossValues, noLoss } from './loss-form.ts';

/** Records what was lost, when, and how. The matter then says whom to tell and by when. */
export function NewLoss() {
  useViewTitle('Loss or theft', 'Record what happened, and see whom to tell');
  const commissions = commissionsToTell(useNotary());
  if (commissions.length === 0) {
    return (
      <EmptyState
        title="In which state are you a notary?"
        hint="Add your commission first. The law of its state says whom you must tell."
      >
        <LinkButton to={paths.settingsCard('notary-commissions')} primary>
          Add a commission
        </LinkButton>
      </EmptyState>
    );
  }
  return <LossForm commissions={commissions} />;
}

function LossForm({ commissions }: { commissions: ReturnType<typeof commissionsToTell> }) {
  const today = dayIn(useNotary().timezone, new Date());
  const form = useForm<LossValues>({ defaultValues: { ...noLoss, foundOn: today } });
  const { errors, isDirty } = form.formState;
  const { run, busy } = useOpenMatter();
  useUnsavedEdits(isDirty && !busy);
  const thing = useWatch({ control: form.control, name: 'thing' });
  const pastDay = (day: string) => day <= today || 'Enter today or an earlier day.';
  return (
    <form
      noValidate
      className="duties"
      aria-label="Loss or theft"
      onSubmit={form.handleSubmit((values) => run(askedLoss(values, commissions)))}
    >
      <section className="matter-block" aria-labelledby="loss-what">
        <h2 id="loss-what">What happened</h2>
        <SelectField
          label="What is it about?"
          {...form.register('thing', {
            onChange: (event) =>
              form.setValue('event', eventsOf(event.target.value as LossValues['thing'])[0]),
          })}
        >
          {lostThings.map((code) => (
            <option key={code} value={code}>
              {lostThingWords[code]}
            </option>
          ))}
        </SelectField>
        <SelectField label="What happened to it?" {...form.register('event')}>
          {eventsOf(thing).map((code) => (
            <option key={code} value={code}>
              {lossEventWords[code]}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="When did you find out?"
          max={today}
          {...problemProps(errors.foundOn?.message)}
          {...form.register('foundOn', {
            required: 'Enter the day on which you found out. The deadlines begin with it.',
            validate: pastDay,
          })}
        />
        <TextField
          type="date"
          label="When did it happen?"
          descriptiveText="Leave blank if you don’t know."
          max={today}
          {...problemProps(errors.happenedOn?.message)}
          {...form.register('happenedOn', { validate: pastDay })}
        />
        <TextAreaField
          label="How did it happen?"
          descriptiveText="One or two sentences. They become part of your letters."
          rows={3}
          maxLength={limits.matterNoteLength}
          {...form.register('circumstances')}
        />
        <TextField
          label="Police report number"
          descriptiveText="You can report to the police later, and add the number as a note."
          maxLength={limits.noteLength}
          {...form.register('policeReport')}
        />
      </section>
      {thing !== 'seal' && (
        <section className="matter-block" aria-labelledby="loss-entries">
          <h2 id="loss-entries">Which entries are affected</h2>
          <TextField type="date" label="First entry" max={today} {...form.register('entriesFrom')} />
          <TextField
            type="date"
            label="Last entry"
            max={today}
            {...problemProps(errors.entriesTo?.message)}
            {...form.register('entriesTo', {
              validate: (day, { entriesFrom }) =>
                !day || !entriesFrom || day >= entriesFrom || 'Enter a day after the first entry.',
            })}
          />
        </section>
      )}
      <section className="matter-block" aria-labelledby="loss-commissions">
        <h2 id="loss-commissions">Your commissions</h2>
        <p>We look at the law of each state in which you are a notary:</p>
        <ul>
          {commissions.map(({ state, commissionNumber }) => (
            <li key={state}>
              {[states[state].name, commissionNumber].filter(Boolean).join(', commission ')}
            </li>
          ))}
        </ul>
      </section>
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        See whom to tell
      </Button>
    </form>
  );
}
