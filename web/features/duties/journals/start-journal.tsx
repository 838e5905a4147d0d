import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ClosingReason } from '#shared/data/closing-reasons.ts';
import { frontPageStates } from '#shared/rules/duties/front-page-items.ts';
import { newJournalDuties } from '#shared/rules/duties/hand-over-duties.ts';
import { mustBeEmail, TypedEmail } from '#web/components/forms/typed-email.tsx';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DutyLaw } from '../duty-law.tsx';

type Journals = ApiOutput<'list-journals'>;

/** Explains what a new journal means, and starts one once the notary has typed the email address of the account. */
export function StartJournal({
  current,
  onStarted,
}: {
  current: Journals['journals'][number];
  onStarted: (journals: Journals) => void;
}) {
  const notary = useNotary();
  const duties = frontPageStates({ ...notary, commissions: notary.notaryCommissions }).flatMap(
    newJournalDuties,
  );
  const usual: ClosingReason = duties.length > 0 ? 'surrendered' : 'own_choice';
  const form = useForm({ defaultValues: { reason: usual, email: '' } });
  const stepUp = useStepUp();
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async (body: { reason: ClosingReason; email: string }) => {
    setProblem(undefined);
    try {
      await stepUp.run(async () => {
        const started = await api('start-journal', { body: { ...body, closes: current.journalId } });
        notify.success('Your new journal is open. Its first entry gets number 1.');
        onStarted(started);
      });
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'Failed to start a new journal'));
    }
  });
  return (
    <section className="matter-block" aria-labelledby="journals-start">
      <h2 id="journals-start">Start a new journal</h2>
      {duties.length > 0 ? (
        <>
          <p>The law requires a new journal in this case:</p>
          <DutyLaw duties={duties} />
        </>
      ) : (
        <p>
          We know of no rule of your states that requires a new journal. You don’t need one for a new
          commission. Your journal continues with the next number.
        </p>
      )}
      <ul className="duty-law">
        <li>
          Journal {current.number} is closed permanently. Nothing can be added to it, not even an addendum.
          This can’t be undone.
        </li>
        <li>
          You can still read, search, print, and export it, and we keep it as long as your state requires.
        </li>
        <li>The new journal has its own ID, and its numbers begin with 1. Your drafts move to it.</li>
      </ul>
      <form noValidate className="duty-step-form" onSubmit={form.handleSubmit((values) => run(values))}>
        <SelectField label="Why you start a new journal" {...form.register('reason')}>
          <option value="surrendered">My journal was surrendered, and the law requires a new one</option>
          <option value="own_choice">Another reason</option>
        </SelectField>
        <TypedEmail
          email={notary.email}
          problem={form.formState.errors.email?.message}
          {...form.register('email', mustBeEmail(notary.email))}
        />
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" colorTheme="error" isLoading={busy} loadingText="Starting…">
          Close journal {current.number} and start a new one
        </Button>
      </form>
      {stepUp.dialog}
    </section>
  );
}
