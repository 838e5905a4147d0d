import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { plans } from '#shared/data/plans.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { choiceText, priceText } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Pending = NonNullable<Subscription['pendingPlanChange']>;

/** Shows the scheduled change and a button to cancel it. */
export function ScheduledChange({ subscription, pending }: { subscription: Subscription; pending: Pending }) {
  const notary = useNotary();
  const refresh = useRefreshSubscription();
  const [isAsking, setAsking] = useState(false);
  const isTrial = subscription.status === 'trialing';
  const day = formatDate(pending.scheduledFor, notary);
  const { run, busy } = useCall(
    async () => {
      const { message } = await api(isTrial ? 'cancel-scheduled-change' : 'cancel-pending-change');
      setAsking(false);
      await refresh();
      return message;
    },
    { failed: `Failed to cancel ${isTrial ? 'scheduled' : 'pending'} change`, done: (message) => message },
  );
  return (
    <div className="subscription-note">
      <p>
        <strong>Scheduled change: </strong>
        {choiceText({ planId: pending.newPlanId, cycle: pending.billingCycle })}, from{' '}
        <span className="tabular">{day}</span>
        {pending.newPlanId !== 'free' && ` (${priceText(pending.newPlanId, pending.billingCycle)})`}
      </p>
      {isTrial && !subscription.card && (
        <p>There’s no card on file yet. Add one by {day}, or your account moves to Free.</p>
      )}
      <Button onClick={() => setAsking(true)}>Cancel change</Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel the scheduled change?"
          confirmLabel="Cancel change"
          keepLabel={`Keep ${plans[pending.newPlanId].name}`}
          busyLabel="Canceling…"
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {isTrial
              ? `When your trial ends on ${day}, your account moves to Free unless you choose a plan.`
              : `You stay on ${subscription.planName}, billed ${subscription.annualBilling ? 'annually' : 'monthly'}, with the next payment on ${day}.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
