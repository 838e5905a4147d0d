import { type BillingCycle, type PlanId, plans, priceCents } from '../../data/plans.ts';

export type PlanChoice = { planId: PlanId; cycle: BillingCycle };

/** What a choice of plan means for an account (specification, section 4: checkout action types). */
export type ChangeAction = 'new' | 'upgrade' | 'downgrade' | 'billing_change' | 'same';

/**
 * What it means to go from one plan and cycle to another: by rank, then by price. Free has no cycle, so
 * leaving Free is `new` and going to it a downgrade.
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

/** When a change takes hold, and when it is charged. */
export type ChangeTiming = 'now' | 'period_end' | 'trial_end' | 'never';

/**
 * When a change takes hold (specification, section 4). In a trial it is scheduled for its end or ends it
 * now; outside, an upgrade and a switch to annual hold at once with proration, a downgrade and a switch to
 * monthly from the end of the period.
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
