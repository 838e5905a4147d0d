import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { findState } from '#shared/data/states.ts';
import { foreignState } from '#shared/rules/practice-timezone.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { updateProfile, useNotary } from '#web/lib/session/session.ts';
import { timezoneName } from '#web/lib/timezones.ts';

/** The answer that a notary gave on this device. It counts for one state and one time zone of the profile. */
const keyOf = (notaryId: string) => `timezone_kept_${notaryId}`;

/** Asks once when a notary acts in a state that lies entirely outside the time zone of the profile. */
export function TimezoneQuestion() {
  const notary = useNotary();
  const [kept, setKept] = useState(() => localStorage.getItem(keyOf(notary.id)));
  const found = foreignState(notary, new Date());
  const question = found && `${found.state} ${notary.timezone}`;
  const { run, busy } = useAction(async (timezone: string) => {
    try {
      await updateProfile({ timezone });
      notify.success('Time zone changed');
    } catch (error) {
      if (!isSessionEnd(error))
        notify.error(detailOf(error, 'The time zone was not changed. Please try again.'));
    }
  });

  function keep(): void {
    if (!question) return;
    localStorage.setItem(keyOf(notary.id), question);
    setKept(question);
  }

  if (!found || question === kept) return null;
  const state = findState(found.state)?.name;

  return (
    <section className="timezone-question" aria-labelledby="timezone-question">
      <div>
        <h2 id="timezone-question">Is your time zone right?</h2>
        <p>
          You work in {state}, but your time zone is {timezoneName(notary.timezone)}. New entries and monthly
          totals use it.
        </p>
      </div>
      <div className="timezone-question-actions">
        <Button onClick={keep}>Keep {timezoneName(notary.timezone)}</Button>
        <Button
          variation="primary"
          isLoading={busy}
          loadingText="Saving…"
          onClick={() => void run(found.timezone)}
        >
          Use {timezoneName(found.timezone)}
        </Button>
      </div>
    </section>
  );
}
