import { type BillingCycle, type PlanId, plans, priceCents } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import type { PlanChoice } from '#shared/rules/billing/plan-change.ts';
import { limitNotice } from '#shared/rules/limit-notice.ts';
import type { Subscription } from './api/api-types.ts';

/** The words for a status (specification, section 4). */
export const statusLabels: Record<Subscription['status'], string> = {
  trialing: 'Free Trial',
  active: 'Active',
  past_due: 'Past Due',
  canceled: 'Canceled',
};

/** The account's current plan; Free when there is no subscription. */
export function currentChoice(subscription: Subscription | null): PlanChoice {
  if (!subscription) return { planId: 'free', cycle: 'monthly' };
  return { planId: subscription.planId, cycle: subscription.annualBilling ? 'annual' : 'monthly' };
}

/** Returns `$9.99 a month`. */
export function priceText(planId: PlanId, cycle: BillingCycle): string {
  return `${formatMoney(priceCents(planId, cycle) / 100)} a ${cycle === 'annual' ? 'year' : 'month'}`;
}

/** Returns `Basic, billed annually`; Free is not billed. */
export function choiceText({ planId, cycle }: PlanChoice): string {
  const { name } = plans[planId];
  if (planId === 'free') return name;
  return `${name}, billed ${cycle === 'annual' ? 'annually' : 'monthly'}`;
}

/** Returns `1 day`, `7 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns how many of the month's notarizations are left, if that is worth a warning; otherwise undefined. */
export function fewLeft({
  monthlyNotarizationsUsed: used,
  monthlyNotarizationsLimit: limit,
}: Pick<Subscription, 'monthlyNotarizationsUsed' | 'monthlyNotarizationsLimit'>): number | undefined {
  return limitNotice(used, limit) && Math.max(0, limit - used);
}
