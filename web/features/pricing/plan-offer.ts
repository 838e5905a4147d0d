import { type BillingCycle, isPaid, type PaidPlanId, type PlanId, plans } from '#shared/data/plans.ts';
import { changeAction } from '#shared/rules/billing/plan-change.ts';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { currentChoice } from '#web/lib/plan-words.ts';

/** The offer of a plan card to this account. */
export type PlanOffer = {
  /** Marks the account's current plan. */
  badge: 'CURRENT' | 'TRIAL' | undefined;
  action:
    | { kind: 'checkout' | 'trial-dialog'; label: string; planId: PaidPlanId }
    | { kind: 'free'; label: string }
    /** Explains why there is nothing to choose. */
    | { kind: 'nothing'; note: string };
};

/** Returns what choosing a plan and cycle would mean for the account. */
export function planOffer(planId: PlanId, cycle: BillingCycle, subscription: Subscription | null): PlanOffer {
  const isTrial = subscription?.status === 'trialing';
  const current = currentChoice(subscription);
  const isCurrent = subscription !== null && planId === current.planId;
  const badge = isCurrent ? (isTrial ? 'TRIAL' : 'CURRENT') : undefined;
  const { name } = plans[planId];
  const pending = subscription?.pendingPlanChange;
  const isPending = pending?.newPlanId === planId && (planId === 'free' || pending.billingCycle === cycle);

  if (isTrial) {
    if (!isPaid(planId)) {
      const note = pending ? 'Cancel the scheduled plan to move to Free' : 'Starts when your trial ends';
      return { badge, action: { kind: 'nothing', note } };
    }
    const label = isCurrent ? `Keep ${name}` : `Choose ${name}`;
    return { badge, action: { kind: 'trial-dialog', label, planId } };
  }
  if (isPending) return { badge, action: { kind: 'nothing', note: 'Already scheduled' } };
  const change = changeAction(current, { planId, cycle });
  if (change === 'same') return { badge, action: { kind: 'nothing', note: 'Your plan' } };
  if (!isPaid(planId)) return { badge, action: { kind: 'free', label: `Move to ${name}` } };
  if (subscription?.status === 'past_due') {
    return { badge, action: { kind: 'nothing', note: 'Pay the open invoice first' } };
  }
  const labels = {
    new: `Choose ${name}`,
    upgrade: `Upgrade to ${name}`,
    downgrade: `Downgrade to ${name}`,
    billing_change: `Switch to ${cycle} billing`,
  };
  return { badge, action: { kind: 'checkout', label: labels[change], planId } };
}
