import { addDays } from 'date-fns/addDays';
import {
  type BillingCycle,
  graceDays,
  type Plan,
  type PlanId,
  plans,
  trialDays,
  trialPlanId,
} from '../data/plans.ts';
import type { BillingFacts } from '../schemas/billing-facts.ts';

/** The stored facts that determine an account's plan. */
export type PlanFacts = { createdAt: string; billing?: BillingFacts | undefined };

export type PlanStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

/** A planned change. `at` is ISO 8601 UTC. */
export type PendingChange = { planId: PlanId; cycle: BillingCycle; at: string };

export type EffectivePlan = {
  status: PlanStatus;
  planId: PlanId;
  plan: Plan;
  /** The billing cycle; monthly if nothing is paid for. */
  cycle: BillingCycle;
  trialEnd: string;
  /** End of the paid period; null if nothing is paid for. */
  periodEnd: string | null;
  pending: PendingChange | null;
};

/** Returns the end of an account's trial, ISO 8601 UTC. */
export function trialEndOf({ createdAt, billing }: PlanFacts): string {
  const end = addDays(new Date(createdAt), trialDays).toISOString();
  const given = billing?.trialEndedAt;
  return given && given < end ? given : end;
}

/** Tells whether the plan's features still apply after a failed renewal. */
export function isInGrace(pastDueSince: string, now: Date): boolean {
  return now < addDays(new Date(pastDueSince), graceDays);
}

const none = { cycle: 'monthly', periodEnd: null, pending: null } as const;

/**
 * Returns the plan at `now`: Advanced for the first seven days, then the paid plan, else Free. It follows from
 * stored facts and the clock, so no timer has to fire (specification, section 14).
 */
export function effectivePlan(facts: PlanFacts, now: Date): EffectivePlan {
  const trialEnd = trialEndOf(facts);
  const isTrial = now.toISOString() < trialEnd;
  const subscription = facts.billing?.subscription ?? null;
  const on = (status: PlanStatus, planId: PlanId, more: Partial<EffectivePlan> = {}): EffectivePlan => ({
    ...{ status, planId, plan: plans[planId], trialEnd, ...none },
    ...more,
  });
  if (subscription && isPaying(subscription.status)) {
    const { planId, cycle, periodEnd, pending, pastDueSince } = subscription;
    const paid = { cycle, periodEnd, pending };
    if (subscription.status === 'trialing' && isTrial) {
      return on('trialing', trialPlanId, { pending: { planId, cycle, at: trialEnd } });
    }
    if (subscription.status === 'past_due') {
      if (isInGrace(pastDueSince ?? periodEnd, now)) return on('past_due', planId, paid);
      return on('canceled', 'free');
    }
    // A change that is due has happened, even if no event has reported it yet.
    if (pending && pending.at <= now.toISOString()) {
      return pending.planId === 'free'
        ? on('active', 'free')
        : on('active', pending.planId, { cycle: pending.cycle, periodEnd });
    }
    // The paid period has ended and no event followed: treated like a failed renewal.
    if (!isInGrace(periodEnd, now)) return on('canceled', 'free');
    return on('active', planId, paid);
  }
  if (isTrial) {
    const scheduled = facts.billing?.scheduled;
    return on('trialing', trialPlanId, { pending: scheduled ? { ...scheduled, at: trialEnd } : null });
  }
  return on(subscription?.status === 'canceled' ? 'canceled' : 'active', 'free');
}

function isPaying(status: string): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

/** Returns the remaining days of the trial, rounded up; 0 after its end (specification, section 15). */
export function trialDaysLeft(facts: PlanFacts, now: Date): number {
  const left = new Date(trialEndOf(facts)).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / 86_400_000));
}
