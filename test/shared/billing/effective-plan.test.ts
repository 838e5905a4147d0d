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

/** Status and plan at a time of November or December. */
function at(account: PlanFacts, time: string): string {
  const { status, planId, pending } = effectivePlan(account, new Date(`2026-${time}:00.000Z`));
  return [status, planId, pending ? `then ${pending.planId}` : ''].filter(Boolean).join(' ');
}

describe('the trial', () => {
  it('is Advanced to the millisecond of its seventh day, then Free', () => {
    expect(at({ createdAt }, '11-01T12:00')).toBe('trialing advanced');
    expect(at({ createdAt }, '11-08T11:59')).toBe('trialing advanced');
    expect(at({ createdAt }, '11-08T12:00')).toBe('active free');
    expect(effectivePlan({ createdAt }, new Date(trialEnd)).trialEnd).toBe(trialEnd);
  });

  it('counts its days rounded up, a fresh one 7', () => {
    const left = (time: string) => trialDaysLeft({ createdAt }, new Date(time));
    expect(left(createdAt)).toBe(7);
    expect(left('2026-11-01T12:00:00.001Z')).toBe(7);
    expect(left('2026-11-02T12:00:00.000Z')).toBe(6);
    expect(left('2026-11-08T11:59:59.999Z')).toBe(1);
    expect(left(trialEnd)).toBe(0);
    expect(left('2027-01-01T00:00:00.000Z')).toBe(0);
  });

  it('is followed by the plan that was chosen with a card, even if nobody has told us that it began', () => {
    const account = facts({ subscription: { ...subscription, status: 'trialing', periodEnd: trialEnd } });
    expect(at(account, '11-05T12:00')).toBe('trialing advanced then pro');
    expect(at(account, '11-08T12:00')).toBe('active pro');
  });

  it('is followed by Free when a plan was chosen without a card', () => {
    const account = facts({ scheduled: { planId: 'basic', cycle: 'annual' } });
    expect(at(account, '11-05T12:00')).toBe('trialing advanced then basic');
    expect(at(account, '11-08T12:00')).toBe('active free');
  });

  it('ends with an upgrade that was paid for', () => {
    const account = facts({ subscription, trialEndedAt: '2026-11-03T12:00:00.000Z' });
    expect(at(account, '11-03T12:00')).toBe('active pro');
    expect(effectivePlan(account, new Date('2026-11-04T00:00:00Z')).trialEnd).toBe(
      '2026-11-03T12:00:00.000Z',
    );
  });
});

describe('a subscription', () => {
  it('holds to its end, and through the days in which a renewal may be late to be told', () => {
    const account = facts({ subscription });
    expect(at(account, '12-10T12:01')).toBe('active pro');
    expect(at(account, '12-24T11:59')).toBe('active pro');
    expect(at(account, '12-24T12:00')).toBe('canceled free');
  });

  it('that is past due leaves its features for 14 days', () => {
    const since = '2026-12-10T12:00:00.000Z';
    const account = facts({ subscription: { ...subscription, status: 'past_due', pastDueSince: since } });
    expect(at(account, '12-24T11:59')).toBe('past_due pro');
    expect(at(account, '12-24T12:00')).toBe('canceled free');
  });

  it('changes to what was chosen at the end of its period', () => {
    const pending = { planId: 'basic', cycle: 'monthly', at: subscription.periodEnd } as const;
    const account = facts({ subscription: { ...subscription, pending } });
    expect(at(account, '12-10T11:59')).toBe('active pro then basic');
    expect(at(account, '12-10T12:00')).toBe('active basic');
    const leaving = facts({ subscription: { ...subscription, pending: { ...pending, planId: 'free' } } });
    expect(at(leaving, '12-10T11:59')).toBe('active pro then free');
    expect(at(leaving, '12-10T12:00')).toBe('active free');
  });

  it('that was canceled, or has not begun, leaves Free, or the trial', () => {
    const canceled = facts({ subscription: { ...subscription, status: 'canceled' } });
    expect(at(canceled, '11-05T12:00')).toBe('trialing advanced');
    expect(at(canceled, '11-20T12:00')).toBe('canceled free');
    const incomplete = facts({ subscription: { ...subscription, status: 'incomplete' } });
    expect(at(incomplete, '11-05T12:00')).toBe('trialing advanced');
    expect(at(incomplete, '11-20T12:00')).toBe('active free');
  });
});
