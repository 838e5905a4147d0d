import { type BillingCycle, billingCycles, type PaidPlanId, paidPlanIds } from '#shared/data/plans.ts';
import type { ApiInput, Subscription } from '#web/lib/api/api-types.ts';
import type { PlanStart } from '#web/lib/navigation/paths.ts';

/** The plan to buy. `start` is only set during a trial. */
export type CheckoutChoice = { planId: PaidPlanId; cycle: BillingCycle; start: PlanStart | undefined };

/** Returns the choice in an address; undefined if it names no paid plan. */
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

/** Returns the choice as the query of preview-change and change-plan. */
export function changeQuery({ planId, cycle, start }: CheckoutChoice): ApiInput<'change-plan'>['query'] {
  return {
    newPlanId: planId,
    billingCycle: cycle,
    ...(start === 'trial_end' && { scheduleForTrialEnd: 'true' }),
  };
}
