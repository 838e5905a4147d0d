import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { findState } from '#shared/data/states.ts';
import { foreignState } from '#shared/rules/practice-timezone.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { updateProfile, useNotary } from '#web/lib/session/session.ts';
import { timezoneName } from '#web/lib/timezone-names.ts';
import type { AttentionLine } from './attention-line.ts';

/** The answer that a notary gave on this device. It counts for one state and one time zone of the profile. */
const keyOf = (notaryId: string) => `timezone_kept_${notaryId}`;

/** Asks once when a notary acts in a state that lies entirely outside the time zone of the profile. */
export function useTimezoneLines(): AttentionLine[] {
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
  if (!question || question === kept) return [];

  function keep(): void {
    if (!question) return;
    localStorage.setItem(keyOf(notary.id), question);
    setKept(question);
  }

  return [
    {
      id: 'timezone',
      tone: 'warning',
      text: `Is your time zone right? You work in ${findState(found.state)?.name}, but your time zone is ${timezoneName(notary.timezone)}.`,
      actions: (
        <>
          <Button
            size="small"
            isLoading={busy}
            loadingText="Saving…"
            onClick={() => void run(found.timezone)}
          >
            Use {timezoneName(found.timezone)}
          </Button>
          <Button size="small" onClick={keep}>
            Keep {timezoneName(notary.timezone)}
          </Button>
        </>
      ),
    },
  ];
}
