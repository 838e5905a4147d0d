import { describe, expect, it } from 'vitest';
import { effectivePlan, type PlanFacts, trialDaysLeft } from '#shared/rules/plan.ts';
import type { BillingFacts, SubscriptionFacts } from '#shared/schemas/billing-facts.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const trialEnd = '2026-11-08T12:00:00.000Z';

const subscription: SubscriptionFacts = {
  id: 'sub_1',
  status: 'active',
  planId: 'pro',
  cycle: 'monthly',
  periodEnd: '2026-12-10T12:00:00.000Z',
  pastDueSince: null,
  pending: null,
  scheduleId: null,
  card: null,
};

const billing: BillingFacts = {
  version: 1,
  attempts: 0,
  customerId: 'cus_1',
  subscription: null,
  scheduled: null,
  trialEndedAt: null,
  dispute: null,
  readAt: null,
};

function facts(more: Partial<BillingFacts> & { subscription?: SubscriptionFacts | null } = {}): PlanFacts {
  return { createdAt, billing: { ...billing, ...more } };
}

/** Returns the status and plan at a time in November or December. */
function at(account: PlanFacts, time: string): string {
  const { status, planId, pending } = effectivePlan(account, new Date(`2026-${time}:00.000Z`));
  return [status, planId, pending ? `then ${pending.planId}` : ''].filter(Boolean).join(' ');
}

describe('the trial', () => {
  it('is Advanced until the last millisecond of its seventh day, then Free', () => {
    expect(at({ createdAt }, '11-01T12:00')).toBe('trialing advanced');
    expect(at({ createdAt }, '11-08T11:59')).toBe('trialing advanced');
    expect(at({ createdAt }, '11-08T12:00')).toBe('active free');
    expect(effectivePlan({ createdAt }, new Date(trialEnd)).trialEnd).toBe(trialEnd);
  });

  it('rounds its remaining days up, from 7 at its start', () => {
    const left = (time: string) => trialDaysLeft({ createdAt }, new Date(time));
    expect(left(createdAt)).toBe(7);
    expect(left('2026-11-01T12:00:00.001Z')).toBe(7);
    expect(left('2026-11-02T12:00:00.000Z')).toBe(6);
    expect(left('2026-11-08T11:59:59.999Z')).toBe(1);
    expect(left(trialEnd)).toBe(0);
    expect(left('2027-01-01T00:00:00.000Z')).toBe(0);
  });

  it('is followed by the plan that was chosen with a card, even without an event about its start', () => {
    const account = facts({ subscription: { ...subscription, status: 'trialing', periodEnd: trialEnd } });
    expect(at(account, '11-05T12:00')).toBe('trialing advanced then pro');
    expect(at(account, '11-08T12:00')).toBe('active pro');
  });

  it('is followed by Free if a plan was chosen without a card', () => {
    const account = facts({ scheduled: { planId: 'basic', cycle: 'annual' } });
    expect(at(account, '11-05T12:00')).toBe('trialing advanced then basic');
    expect(at(account, '11-08T12:00')).toBe('active free');
  });

  it('ends with a paid upgrade', () => {
    const account = facts({ subscription, trialEndedAt: '2026-11-03T12:00:00.000Z' });
    expect(at(account, '11-03T12:00')).toBe('active pro');
    expect(effectivePlan(account, new Date('2026-11-04T00:00:00Z')).trialEnd).toBe(
      '2026-11-03T12:00:00.000Z',
    );
  });

  it('does not last longer because its end was recorded late', () => {
    const account = facts({ trialEndedAt: '2026-11-09T12:00:00.000Z' });
    expect(effectivePlan(account, new Date(trialEnd))).toMatchObject({ planId: 'free', trialEnd });
  });

  it('ends with a subscription that is already active', () => {
    expect(at(facts({ subscription }), '11-03T12:00')).toBe('active pro');
  });
});

describe('a subscription', () => {
  it('lasts until its end, and longer while the event of a renewal may be late', () => {
    const account = facts({ subscription });
    expect(at(account, '12-10T12:01')).toBe('active pro');
    expect(at(account, '12-24T11:59')).toBe('active pro');
    expect(at(account, '12-24T12:00')).toBe('canceled free');
  });

  it('keeps its features for 14 days when it is past due', () => {
    const since = '2026-12-10T12:00:00.000Z';
    const account = facts({ subscription: { ...subscription, status: 'past_due', pastDueSince: since } });
    expect(at(account, '12-24T11:59')).toBe('past_due pro');
    expect(at(account, '12-24T12:00')).toBe('canceled free');
  });

  it('that is past due counts its days from the first failure, or from the end of the period if that is unknown', () => {
    const pastDue = { ...subscription, status: 'past_due' } as const;
    const earlier = facts({ subscription: { ...pastDue, pastDueSince: '2026-12-05T12:00:00.000Z' } });
    expect(at(earlier, '12-19T11:59')).toBe('past_due pro');
    expect(at(earlier, '12-19T12:00')).toBe('canceled free');
    expect(at(facts({ subscription: pastDue }), '12-24T11:59')).toBe('past_due pro');
  });

  it('changes to the chosen plan at the end of its period', () => {
    const pending = { planId: 'basic', cycle: 'monthly', at: subscription.periodEnd } as const;
    const account = facts({ subscription: { ...subscription, pending } });
    expect(at(account, '12-10T11:59')).toBe('active pro then basic');
    expect(at(account, '12-10T12:00')).toBe('active basic');
    const leaving = facts({ subscription: { ...subscription, pending: { ...pending, planId: 'free' } } });
    expect(at(leaving, '12-10T11:59')).toBe('active pro then free');
    expect(at(leaving, '12-10T12:00')).toBe('active free');
  });

  it('that changes has the cycle and period of its new plan, and neither on Free', () => {
    const pending = { planId: 'basic', cycle: 'annual', at: subscription.periodEnd } as const;
    const due = (planId: 'basic' | 'free') =>
      effectivePlan(
        facts({ subscription: { ...subscription, pending: { ...pending, planId } } }),
        new Date(pending.at),
      );
    expect(due('basic')).toMatchObject({ cycle: 'annual', periodEnd: subscription.periodEnd });
    expect(due('free')).toMatchObject({ cycle: 'monthly', periodEnd: null });
  });

  it('that was canceled or has not started leaves the account on Free or in its trial', () => {
    const canceled = facts({ subscription: { ...subscription, status: 'canceled' } });
    expect(at(canceled, '11-05T12:00')).toBe('trialing advanced');
    expect(at(canceled, '11-20T12:00')).toBe('canceled free');
    const incomplete = facts({ subscription: { ...subscription, status: 'incomplete' } });
    expect(at(incomplete, '11-05T12:00')).toBe('trialing advanced');
    expect(at(incomplete, '11-20T12:00')).toBe('active free');
  });
});
