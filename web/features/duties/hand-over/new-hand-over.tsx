import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { limits } from '#shared/data/limits.ts';
import { isStateCode } from '#shared/data/states.ts';
import { handOverGuide } from '#shared/rules/duties/hand-over-duties.ts';
import { handOverReasonWords } from '#shared/rules/duties/hand-over-rules.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useOpenMatter } from '../use-open-matter.ts';
import { askedHandOver, handOverValues } from './hand-over-form.ts';
import { HandOverLaw } from './hand-over-law.tsx';

/** Records how and when a commission ends, and shows what the state says about the journal meanwhile. */
export function NewHandOver() {
  useViewTitle('End of a commission', 'See what happens to your journal');
  const { notaryCommissions, primaryNotaryState } = useNotary();
  const [search] = useSearchParams();
  const asked = search.get('commission');
  const commission =
    notaryCommissions.find(({ commissionNumber }) => commissionNumber === asked) ??
    notaryCommissions.find(({ isPrimary }) => isPrimary);
  const form = useForm({ defaultValues: handOverValues(commission, primaryNotaryState) });
  const { errors, isDirty } = form.formState;
  const { run, busy } = useOpenMatter();
  useUnsavedEdits(isDirty && !busy);
  const { state, reason, endedOn } = useWatch({ control: form.control });
  const known =
    state && isStateCode(state) && reason && endedOn ? { state, facts: { reason, endedOn } } : undefined;
  const guide = known && handOverGuide(known.state, known.facts);
  return (
    <form
      noValidate
      className="duties"
      aria-label="End of a commission"
      onSubmit={form.handleSubmit((values) => run(askedHandOver(values)))}
    >
      <section className="matter-block" aria-labelledby="hand-over-how">
        <h2 id="hand-over-how">Your commission</h2>
        <SelectField
          label="State of your commission"
          {...problemProps(errors.state?.message)}
          {...form.register('state', { required: 'Choose the state.' })}
        >
          <option value="">Choose a state</option>
          <StateOptions />
        </SelectField>
        <TextField
          label="Commission number"
          maxLength={limits.commissionNumberLength}
          {...form.register('commissionNumber')}
        />
        <SelectField label="How does it end?" {...form.register('reason')}>
          {Object.entries(handOverReasonWords).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="Last day of the commission"
          {...problemProps(errors.endedOn?.message)}
          {...form.register('endedOn', {
            required: 'Enter the last day of the commission. The deadlines begin with it.',
          })}
        />
      </section>
      {known && (
        <section className="matter-block" aria-labelledby="hand-over-law">
          <h2 id="hand-over-law">What the law says</h2>
          <HandOverLaw {...known} />
        </section>
      )}
      <section className="matter-block" aria-labelledby="hand-over-office">
        <h2 id="hand-over-office">The office for your letter</h2>
        <TextField
          label="Name of the office"
          descriptiveText={
            guide
              ? `The law means: ${guide.office.name}. Enter its own name, for example with the county.`
              : undefined
          }
          maxLength={limits.fullNameLength}
          {...form.register('officeName')}
        />
        <TextField
          label="Address of the office"
          maxLength={limits.noteLength}
          {...form.register('officeAddress')}
        />
      </section>
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        Save and see what to do
      </Button>
    </form>
  );
}
