import { type BillingCycle, billingCycles, type PaidPlanId, paidPlanIds } from '#shared/data/plans.ts';
import type { ApiInput, Subscription } from '#web/lib/api-types.ts';
import type { PlanStart } from '#web/lib/paths.ts';

/** What is being bought. `start` is there during a trial alone. */
export type CheckoutChoice = { planId: PaidPlanId; cycle: BillingCycle; start: PlanStart | undefined };

/** The choice in an address; undefined where it names no plan that is paid for. */
export function choiceIn(
  search: URLSearchParams,
  subscription: Subscription | null,
): CheckoutChoice | undefined {
  const planId = paidPlanIds.find((id) => id === search.get('plan'));
  if (!planId) return undefined;
  const cycle = billingCycles.find((one) => one === search.get('cycle')) ?? 'monthly';
  const asked = search.get('start') === 'now' ? 'now' : 'trial_end';
  return { planId, cycle, start: subscription?.status === 'trialing' ? asked : undefined };
}

/** The choice as preview-change and change-plan take it. */
export function changeQuery({ planId, cycle, start }: CheckoutChoice): ApiInput<'change-plan'>['query'] {
  return {
    newPlanId: planId,
    billingCycle: cycle,
    ...(start === 'trial_end' && { scheduleForTrialEnd: 'true' }),
  };
}
