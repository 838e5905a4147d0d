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

/** Returns the features, in words, that one plan has and another lacks. */
export function lostFeatures(from: PlanId, to: PlanId): string[] {
  const [before, after] = [plans[from], plans[to]];
  const lost: string[] = [];
  const amount = (limit: number) => (limit === -1 ? 'unlimited' : String(limit));
  if (before.notarizationsLimit !== after.notarizationsLimit) {
    lost.push(
      `${amount(after.notarizationsLimit)} notarizations a month instead of ${amount(before.notarizationsLimit)}`,
    );
  }
  if (before.draftsLimit !== after.draftsLimit) {
    const now = after.draftsLimit === 1 ? '1 draft' : `${amount(after.draftsLimit)} drafts`;
    lost.push(
      after.draftsLimit === 0
        ? 'No new drafts; you keep the ones you have'
        : `${now} instead of ${amount(before.draftsLimit)}`,
    );
  }
  if (before.pdfExport && !after.pdfExport) lost.push('No PDF export and reports');
  if (before.search && !after.search) lost.push('No search and filters');
  if (before.batchExport && !after.batchExport) lost.push('No batch export');
  if (before.business && !after.business)
    lost.push('No new orders, trips, expenses, and invoices; you keep what you recorded');
  if (before.support !== after.support) lost.push(supportLosses[after.support]);
  return lost;
}

const supportLosses: Record<(typeof plans)[PlanId]['support'], string> = {
  none: 'No support by email or phone',
  email: 'Support by email instead of phone',
  phone: 'No priority support',
  priority: '',
};

/** Returns how many of the month's notarizations are left, if that is worth a warning; otherwise undefined. */
export function fewLeft({
  monthlyNotarizationsUsed: used,
  monthlyNotarizationsLimit: limit,
}: Pick<Subscription, 'monthlyNotarizationsUsed' | 'monthlyNotarizationsLimit'>): number | undefined {
  return limitNotice(used, limit) && Math.max(0, limit - used);
}
