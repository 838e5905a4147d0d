import { type BillingCycle, type PlanId, plans, priceCents } from '../../data/plans.ts';

export type PlanChoice = { planId: PlanId; cycle: BillingCycle };

/** The meaning of a plan choice for an account (specification, section 4: checkout action types). */
export type ChangeAction = 'new' | 'upgrade' | 'downgrade' | 'billing_change' | 'same';

/**
 * Classifies a change from one plan and cycle to another, by rank and then by price. Free has no cycle, so
 * leaving Free is `new` and moving to it is a downgrade.
 */
export function changeAction(from: PlanChoice, to: PlanChoice): ChangeAction {
  if (from.planId === to.planId) {
    if (from.planId === 'free' || from.cycle === to.cycle) return 'same';
    return 'billing_change';
  }
  if (from.planId === 'free') return 'new';
  const ranks = plans[to.planId].rank - plans[from.planId].rank;
  const prices = priceCents(to.planId, to.cycle) - priceCents(from.planId, from.cycle);
  return (ranks || prices) > 0 ? 'upgrade' : 'downgrade';
}

/** When a change takes effect and is charged. */
export type ChangeTiming = 'now' | 'period_end' | 'trial_end' | 'never';

/**
 * Returns when a change takes effect (specification, section 4). During the trial, a change is scheduled for its
 * end or ends it now. Otherwise an upgrade and a switch to annual take effect now with proration, and a downgrade
 * and a switch to monthly at the end of the period.
 */
export function changeTiming(
  action: ChangeAction,
  { isTrial, isScheduled, to }: { isTrial: boolean; isScheduled: boolean; to: PlanChoice },
): ChangeTiming {
  if (isTrial) return isScheduled ? 'trial_end' : 'now';
  switch (action) {
    case 'new':
    case 'upgrade':
      return 'now';
    case 'downgrade':
      return 'period_end';
    case 'billing_change':
      return to.cycle === 'annual' ? 'now' : 'period_end';
    case 'same':
      return 'never';
  }
}
