import { useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { storeUser } from '#web/lib/session/session-store.ts';

/** Makes a commission the primary one, and announces the result. Only one change runs at a time. */
export function useSetPrimary(onSet: () => void) {
  const [chosen, setChosen] = useState<string>();
  const { run, busy } = useAction(async ({ commissionNumber }: Commission) => {
    setChosen(commissionNumber);
    try {
      storeUser(await api('set-primary-commission', { params: { commissionNumber } }));
      notify.success('Primary commission updated');
      onSet();
    } catch (error) {
      if (isSessionEnd(error)) return;
      notify.error('Failed to update primary commission', { description: detailOf(error, '') });
      // Another device deleted it, so the list must follow.
      if (error instanceof ApiError && error.code === 'COMMISSION_NOT_FOUND') await refreshProfile();
    }
  });
  return { run, busyWith: busy ? chosen : undefined };
}
