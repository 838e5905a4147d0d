import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { MoveToFree } from '#web/components/plans/move-to-free.tsx';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { currentChoice, daysText, priceText, statusLabels } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ScheduledChange } from './scheduled-change.tsx';

const variations = {
  trialing: 'info',
  active: 'success',
  past_due: 'error',
  canceled: 'warning',
} as const satisfies Record<Subscription['status'], string>;

/** Shows the current plan, its next date, and the ways to change it. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const [isLeaving, setLeaving] = useState(false);
  const { status, planId, planName, pendingPlanChange: pending } = subscription;
  const isPaid = planId !== 'free' && status !== 'trialing';
  const { cycle } = currentChoice(subscription);
  return (
    <section className="subscription-card" aria-labelledby="current-plan">
      <div className="subscription-head">
        <h2 id="current-plan">Current Plan</h2>
        <Badge variation={variations[status]}>{statusLabels[status]}</Badge>
      </div>
      <div>
        <p className="subscription-plan">{planName}</p>
        {isPaid && (
          <p className="tabular">
            {priceText(planId, cycle)}, billed {cycle === 'annual' ? 'annually' : 'monthly'}
          </p>
        )}
        <NextDate subscription={subscription} />
      </div>
      {pending && <ScheduledChange subscription={subscription} pending={pending} />}
      <div className="subscription-actions">
        <LinkButton to={paths.pricing} primary>
          {(planId === 'pro' && status !== 'trialing') || status === 'past_due' ? 'Change Plan' : 'Upgrade'}
        </LinkButton>
        {isPaid && pending?.newPlanId !== 'free' && (
          <Button onClick={() => setLeaving(true)}>Move to Free</Button>
        )}
      </div>
      {isLeaving && <MoveToFree subscription={subscription} onDone={() => setLeaving(false)} />}
    </section>
  );
}

/** Returns the next date: the end of the trial, the next bill, or the end of the paid period. */
function NextDate({ subscription }: { subscription: Subscription }) {
  const notary = useNotary();
  const { status, trialEnd, currentPeriodEnd, remainingDays, pendingPlanChange } = subscription;
  if (status === 'trialing') {
    if (!trialEnd) return null;
    const left = daysText(remainingDays);
    return (
      <>
        <p>
          Your trial ends on <span className="tabular">{formatDate(trialEnd, notary)}</span>, {left}{' '}
          remaining.
        </p>
        {!pendingPlanChange && <p>After that, your account moves to Free unless you choose a plan.</p>}
      </>
    );
  }
  if (status === 'canceled') return <p>Your subscription has ended. Your account is on Free.</p>;
  if (!currentPeriodEnd || status === 'past_due') return null;
  const day = <span className="tabular">{formatDate(currentPeriodEnd, notary)}</span>;
  if (pendingPlanChange?.newPlanId === 'free') return <p>Paid until {day}. There are no further payments.</p>;
  return <p>Next billing date: {day}</p>;
}
