import { addDays } from 'date-fns/addDays';
import { type Plan, type PlanId, plans, trialDays, trialPlanId } from '../data/plans.ts';

/** The stored facts from which an account's plan follows. */
export type PlanFacts = { createdAt: string };

export type EffectivePlan = { status: 'trialing' | 'active'; planId: PlanId; plan: Plan; trialEnd: string };

/**
 * The plan that holds at `now`: Advanced for the first seven days, then Free.
 * No timer has to fire (decisions, "Plans").
 */
export function effectivePlan(facts: PlanFacts, now: Date): EffectivePlan {
  const trialEnd = addDays(new Date(facts.createdAt), trialDays);
  const trialing = now < trialEnd;
  const planId: PlanId = trialing ? trialPlanId : 'free';
  return {
    status: trialing ? 'trialing' : 'active',
    planId,
    plan: plans[planId],
    trialEnd: trialEnd.toISOString(),
  };
}
