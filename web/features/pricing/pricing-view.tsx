import { useState } from 'react';
import { Link } from 'react-router';
import { type BillingCycle, billingCycles, type PaidPlanId } from '#shared/data/plans.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { MoveToFree } from '#web/components/plans/move-to-free.tsx';
import type { ListedPlan, Subscription } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { choiceText, currentChoice } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { CycleToggle } from './cycle-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { planOffer } from './plan-offer.ts';
import { TrialUpgradeDialog } from './trial-upgrade-dialog.tsx';
import './pricing.css';

const failure = 'Failed to load subscription plans';

/** The plans, their prices, and their meaning for this account (specification, section 2.11). */
export function PricingView() {
  const { data, error, mutate } = useApi('list-plans', {}, { failure });
  const account = useSubscription();
  if (!data && error) {
    return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  }
  if (account.error) {
    return (
      <LoadFailure
        text="Failed to load subscription status"
        detail={account.error.detail}
        onRetry={account.retry}
      />
    );
  }
  if (!data || account.subscription === undefined) return <PlansSkeleton />;
  return <Plans plans={data.plans} subscription={account.subscription} />;
}

function Plans({ plans, subscription }: { plans: ListedPlan[]; subscription: Subscription | null }) {
  const [cycle, setCycle] = useCycle(currentChoice(subscription).cycle);
  const [trialChoice, setTrialChoice] = useState<PaidPlanId>();
  const [isMovingToFree, setMovingToFree] = useState(false);
  return (
    <>
      <CycleToggle cycle={cycle} onChange={setCycle} />
      {subscription && <PendingNote subscription={subscription} />}
      <div className="plan-cards">
        {plans.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            cycle={cycle}
            offer={planOffer(plan.planId, cycle, subscription)}
            onTrialChoice={setTrialChoice}
            onFree={() => setMovingToFree(true)}
          />
        ))}
      </div>
      {trialChoice && (
        <TrialUpgradeDialog planId={trialChoice} cycle={cycle} onClose={() => setTrialChoice(undefined)} />
      )}
      {isMovingToFree && subscription && (
        <MoveToFree subscription={subscription} onDone={() => setMovingToFree(false)} />
      )}
    </>
  );
}

function PendingNote({ subscription: { pendingPlanChange: pending } }: { subscription: Subscription }) {
  const notary = useNotary();
  if (!pending) return null;
  return (
    <p className="plan-pending">
      {choiceText({ planId: pending.newPlanId, cycle: pending.billingCycle })}, starts on{' '}
      {formatDate(pending.scheduledFor, notary)}.{' '}
      <Link to={paths.subscription}>See or cancel the change</Link>
    </p>
  );
}

function PlansSkeleton() {
  return (
    <div className="plan-cards">
      {['free', 'basic', 'advanced', 'pro'].map((plan, index) => (
        <div key={plan} className="plan-card" aria-hidden={index > 0}>
          <Skeleton label="Loading plans…" lines={6} />
        </div>
      ))}
    </div>
  );
}

const storageName = 'billing_cycle';

function remembered(): BillingCycle | undefined {
  const stored = localStorage.getItem(storageName);
  return billingCycles.find((cycle) => cycle === stored);
}

/** Returns the billing cycle for the price list: the last choice on this device, else `current`. */
function useCycle(current: BillingCycle): [BillingCycle, (cycle: BillingCycle) => void] {
  const [chosen, setChosen] = useState(remembered);
  return [
    chosen ?? current,
    (cycle) => {
      localStorage.setItem(storageName, cycle);
      setChosen(cycle);
    },
  ];
}
