import { useEffect, useState } from 'react';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { useRefreshSubscription, useSubscription } from '#web/lib/api/use-subscription.ts';
import type { View } from '#web/lib/navigation/views.ts';
import { notePlanSeen } from '#web/lib/session/plan-seen.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';

const ChangeDialog = onDemand(async () => (await import('./plan-change-dialog.tsx')).PlanChangeDialog);

/** An act or a payment in progress is not interrupted. */
const undisturbed: readonly View[] = ['wizard', 'checkout'];

/**
 * Says once, on one device of the account, that its plan is another one than the notary was last told about: the trial ended, a
 * payment failed for good, or a scheduled change was carried out.
 */
export function PlanNews({ view }: { view: View }) {
  const { planSeen } = useNotary();
  const { subscription } = useSubscription();
  const refresh = useRefreshSubscription();
  const change =
    planSeen && subscription && subscription.planId !== planSeen
      ? `${planSeen} ${subscription.planId}`
      : undefined;
  const [confirmed, setConfirmed] = useState<string>();
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (!change) return;
    let isCurrent = true;
    // Plan and profile are not read at the same moment: the notary may have bought the plan, or been told on another device.
    void Promise.all([refreshProfile(), refresh()]).then(() => isCurrent && setConfirmed(change));
    return () => {
      isCurrent = false;
    };
  }, [change, refresh]);
  if (!planSeen || !subscription || !change) return null;
  if (confirmed !== change || closed === change || undisturbed.includes(view)) return null;
  return (
    <ChangeDialog
      from={planSeen}
      subscription={subscription}
      onClose={() => {
        setClosed(change);
        void notePlanSeen(subscription.planId);
      }}
    />
  );
}
