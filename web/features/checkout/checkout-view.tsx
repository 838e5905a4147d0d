import { Navigate, useSearchParams } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { ListedPlan, Subscription } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { type CheckoutChoice, changeQuery, choiceIn } from './checkout-choice.ts';
import { PaymentForm } from './payment-form.tsx';
import { PlanSummary } from './plan-summary.tsx';
import './checkout.css';

const failure = 'Failed to load plan details';

/** Shows what a chosen plan costs and when, and sells it (specification, section 2.11). */
export function CheckoutView() {
  return (
    <div className="checkout">
      <BackLink to={paths.pricing}>Back to Plans</BackLink>
      <Account />
    </div>
  );
}

function Account() {
  const [search] = useSearchParams();
  const { subscription, error, retry } = useSubscription();
  if (error) {
    return <LoadFailure text="Failed to load subscription status" detail={error.detail} onRetry={retry} />;
  }
  if (subscription === undefined) return <Skeleton label="Loading plan details…" lines={8} />;
  const choice = choiceIn(search, subscription);
  if (!choice) return <Navigate to={paths.pricing} replace />;
  const { planId, cycle, start } = choice;
  return <Checkout key={`${planId} ${cycle} ${start}`} choice={choice} subscription={subscription} />;
}

function Checkout({ choice, subscription }: { choice: CheckoutChoice; subscription: Subscription | null }) {
  const listed = useApi('list-plans', {}, { failure });
  const previewed = useApi('preview-change', { query: changeQuery(choice) }, { failure });
  const plan = listed.data?.plans.find(({ planId }) => planId === choice.planId);
  const error = (!listed.data && listed.error) || (!previewed.data && previewed.error);
  if (error) {
    const retry = () => void Promise.all([listed.mutate(), previewed.mutate()]);
    return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  }
  if (!plan || !previewed.data) return <Skeleton label="Loading plan details…" lines={8} />;
  return (
    <div className="checkout-blocks">
      <PlanSummary plan={plan} choice={choice} losesFrom={losesFrom(plan, subscription)} />
      <PaymentForm choice={choice} preview={previewed.data} subscription={subscription} />
    </div>
  );
}

/** Returns the plan whose features the account loses, if any. */
function losesFrom(plan: ListedPlan, subscription: Subscription | null) {
  if (!subscription || subscription.status === 'trialing') return undefined;
  return isMore(subscription, plan) ? subscription.planId : undefined;
}

/** Tells whether one limit is higher than another; -1 is unlimited. */
function isMore(now: Subscription, then: ListedPlan): boolean {
  const count = (limit: number) => (limit === -1 ? Number.POSITIVE_INFINITY : limit);
  return count(now.monthlyNotarizationsLimit) > count(then.notarizationsLimit);
}
