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

/** The stored facts from which an account's plan follows. */
export type PlanFacts = { createdAt: string; billing?: BillingFacts | undefined };

export type PlanStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

/** A change that is going to happen by itself. `at` is ISO 8601 UTC. */
export type PendingChange = { planId: PlanId; cycle: BillingCycle; at: string };

export type EffectivePlan = {
  status: PlanStatus;
  planId: PlanId;
  plan: Plan;
  /** The cycle of what is paid for; monthly where nothing is. */
  cycle: BillingCycle;
  trialEnd: string;
  /** End of what is paid for; null where nothing is. */
  periodEnd: string | null;
  pending: PendingChange | null;
};

/** When the trial of an account ends or ended, ISO 8601 UTC. */
export function trialEndOf({ createdAt, billing }: PlanFacts): string {
  const end = addDays(new Date(createdAt), trialDays).toISOString();
  const given = billing?.trialEndedAt;
  return given && given < end ? given : end;
}

/** Whether a failed renewal still leaves the features of its plan. */
export function isInGrace(pastDueSince: string, now: Date): boolean {
  return now < addDays(new Date(pastDueSince), graceDays);
}

const none = { cycle: 'monthly', periodEnd: null, pending: null } as const;

/**
 * The plan that holds at `now`: Advanced for the first seven days, then what is paid for, else Free. All of it
 * follows from stored facts and the clock, so that no timer has to fire (decisions, "Plans").
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
    // A change that is due has happened, though nobody has told us yet.
    if (pending && pending.at <= now.toISOString()) {
      return pending.planId === 'free'
        ? on('active', 'free')
        : on('active', pending.planId, { cycle: pending.cycle, periodEnd });
    }
    // What was paid for has ended and nothing was heard since: no worse than a renewal that failed.
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

/** Whole days of the trial that remain, rounded up; 0 when it is over (decisions, "Status codes"). */
export function trialDaysLeft(facts: PlanFacts, now: Date): number {
  const left = new Date(trialEndOf(facts)).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / 86_400_000));
}
