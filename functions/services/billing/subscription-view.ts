import { addDays } from 'date-fns/addDays';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MonthTotals } from '#functions/store/entries/ledger.ts';
import type { getSubscription } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { graceDays } from '#shared/data/plans.ts';
import { changeAction } from '#shared/rules/billing/plan-change.ts';
import { type EffectivePlan, effectivePlan, trialDaysLeft } from '#shared/rules/plan.ts';
import { disputeNotice } from './settle-disputes.ts';

/** Returns a pending change in its wire form, or null. */
export function pendingChange({ planId, cycle, pending, status }: EffectivePlan) {
  if (!pending) return null;
  // A plan after the trial counts as a change from Free, whatever the trial allowed.
  const from = status === 'trialing' ? ({ planId: 'free', cycle } as const) : { planId, cycle };
  const action = changeAction(from, pending);
  return {
    newPlanId: pending.planId,
    billingCycle: pending.cycle,
    isDowngrade: action === 'downgrade',
    scheduledFor: pending.at,
  };
}

/** Returns the plan, usage and limits of an account as the notary sees them. */
export function subscriptionView(
  account: Account,
  { draftsCount, month }: { draftsCount: number; month: MonthTotals },
  now: Date,
): Output<typeof getSubscription> {
  const effective = effectivePlan(account, now);
  const { plan, planId, status } = effective;
  const subscription = account.billing?.subscription ?? null;
  const unpaidSince = status === 'past_due' ? subscription?.pastDueSince : null;
  return {
    status,
    planId,
    planName: plan.name,
    annualBilling: effective.cycle === 'annual' && effective.periodEnd !== null,
    currentPeriodEnd: status === 'trialing' ? effective.trialEnd : effective.periodEnd,
    trialEnd: status === 'trialing' ? effective.trialEnd : null,
    monthlyNotarizationsUsed: month.submitted,
    monthlyNotarizationsLimit: plan.notarizationsLimit,
    draftsCount,
    draftsLimit: plan.draftsLimit,
    pendingPlanChange: pendingChange(effective),
    features: {
      pdfExport: plan.pdfExport,
      search: plan.search,
      batchExport: plan.batchExport,
      support: plan.support,
    },
    card: subscription && subscription.status !== 'canceled' ? subscription.card : null,
    graceUntil: unpaidSince ? addDays(new Date(unpaidSince), graceDays).toISOString() : null,
    notice: account.billing ? disputeNotice(account.billing) : null,
    remainingDays: status === 'trialing' ? trialDaysLeft(account, now) : 0,
  };
}
