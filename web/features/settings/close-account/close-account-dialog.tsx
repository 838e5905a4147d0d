import { Radio, RadioGroupField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { daysToReturn } from '#shared/rules/closure.ts';
import type { JournalFate } from '#shared/schemas/closure-facts.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { mustBeEmail, TypedEmail } from '#web/components/forms/typed-email.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { type DateStyle, formatDate, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { JournalLaw } from './journal-law.tsx';
import './close-account.css';

type Facts = ApiOutput<'get-closure'>;

const failure = 'We couldn’t load what happens when you close your account';

/** Explains what closing means, and closes the account once the notary has typed its email address. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: facts, error, mutate } = useApi('get-closure', {}, { failure });
  return (
    <Dialog title="Close account" onClose={onClose}>
      {facts && <CloseForm facts={facts} onCancel={onClose} />}
      {!facts && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!facts && !error && <Skeleton label="Loading…" lines={4} />}
    </Dialog>
  );
}

/** Returns why the journal cannot be erased now, in words. Undefined if it can. */
function reasonAgainst(facts: Facts, notary: Pick<DateStyle, 'dateFormat'>): string | undefined {
  const { erasureRefused, export: state } = facts;
  if (erasureRefused === 'hold') return 'A legal hold is active, so your journal is kept.';
  if (erasureRefused === 'law')
    return facts.keepUntil
      ? `The law requires these entries until ${formatDay(facts.keepUntil, notary)}, so your journal is kept sealed until then.`
      : 'The law of a state doesn’t let us delete these entries, so your journal is kept sealed.';
  if (erasureRefused === 'journals')
    return 'You have more than one journal. They are kept until their retention ends.';
  switch (state) {
    case 'downloaded':
      return undefined;
    case 'ready':
      return 'Download the export of your data first, under “My data”.';
    case 'outdated':
      return 'Your export lacks your latest entries. Prepare and download a new one first, under “My data”.';
    case 'missing':
      return 'Prepare and download the export of your data first, under “My data”.';
  }
}

function CloseForm({ facts, onCancel }: { facts: Facts; onCancel: () => void }) {
  const notary = useNotary();
  const reason = reasonAgainst(facts, notary);
  const form = useForm({ defaultValues: { journal: 'keep' as JournalFate, email: '' } });
  const journal = useWatch({ control: form.control, name: 'journal' });
  const stepUp = useStepUp({
    always: { why: 'Then every device is signed out, and your account is closed.' },
  });
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async (body: { journal: JournalFate; email: string }) => {
    setProblem(undefined);
    try {
      await stepUp.run(async () => {
        const { closure } = await api('close-account', { body });
        endSession(
          `Your account is closed. Sign in by ${formatDate(closure.endsAt, notary)} to reopen it; after that it is erased.`,
        );
      });
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'Failed to close the account'));
    }
  });
  return (
    <>
      <form
        id={formId}
        noValidate
        className="close-account"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <JournalLaw facts={facts} />
        <RadioGroupField
          legend="What happens to your journal"
          name="journal"
          value={journal}
          onChange={(event) => form.setValue('journal', event.target.value as JournalFate)}
        >
          <Radio value="keep">Keep my journal sealed until its retention ends, then erase it</Radio>
          <Radio value="erase" isDisabled={reason !== undefined}>
            I’ve downloaded my journal. Erase it with my account
          </Radio>
        </RadioGroupField>
        {reason && <p className="muted">{reason}</p>}
        <ul>
          <li>
            Every device is signed out now. For {daysToReturn} days, you can sign in and reopen the account.
          </li>
          <li>
            After that, we erase your profile, documents, drafts, and sign-ins
            {journal === 'erase' ? ', and every entry with its signatures and photos. ' : '. '}
            They can’t be recovered. Backups are gone 90 days later.
          </li>
          <li>Entries stay in the public log as hashes, which reveal nothing about anyone.</li>
          {facts.hasSubscription && (
            <li>Your subscription ends with the paid period. Nothing more is charged.</li>
          )}
        </ul>
        <TypedEmail
          email={notary.email}
          problem={form.formState.errors.email?.message}
          {...form.register('email', mustBeEmail(notary.email))}
        />
        {problem && (
          <p role="alert" className="close-account-problem">
            {problem}
          </p>
        )}
        <div className="close-account-foot">
          <FormButtons
            form={formId}
            label="Close my account"
            busyLabel="Closing…"
            busy={busy}
            isDanger
            onCancel={onCancel}
          />
        </div>
      </form>
      {stepUp.dialog}
    </>
  );
}
