import { lazy, Suspense, useEffect, useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { isSessionEnd } from '#web/lib/api/api-error.ts';
import type { TrialWelcome as Welcome } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { isWelcomeDue, settleWelcome } from '#web/lib/session/welcome-due.ts';
import { warn } from '#web/lib/warn.ts';

const WelcomeDialog = lazy(async () => ({
  default: (await import('./trial-welcome-dialog.tsx')).TrialWelcomeDialog,
}));

/**
 * Welcomes a notary who has just registered and whose account is in its trial. The journal works without this
 * dialog, so a failure is only logged.
 */
export function TrialWelcome() {
  const { id } = useNotary();
  const [welcome, setWelcome] = useState<Welcome>();
  useEffect(() => {
    if (!isWelcomeDue(id)) return;
    let isCurrent = true;
    api('get-trial-welcome').then(
      (response) => {
        if (!isCurrent) return;
        if (response.isTrial) setWelcome(response);
        else settleWelcome();
      },
      (error) => {
        if (!isSessionEnd(error)) warn('The welcome to the trial could not be loaded', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (!welcome) return null;
  return (
    <Suspense>
      <WelcomeDialog
        welcome={welcome}
        onClose={() => {
          settleWelcome();
          setWelcome(undefined);
        }}
      />
    </Suspense>
  );
}
