import { describe, expect, it } from 'vitest';
import type { CustomerFacts, DisputeFacts } from '#functions/adapters/billing/payments.ts';
import { disputeNotice, disputeShown, newsOf } from '#functions/services/billing/settle-disputes.ts';
import { type BillingFacts, billingFacts } from '#shared/schemas/billing-facts.ts';

const stored = {
  version: 3,
  customerId: 'cus_1',
  subscription: null,
  scheduled: null,
  trialEndedAt: null,
  readAt: null,
};
const billing: BillingFacts = billingFacts.parse(stored);

const subscription: NonNullable<CustomerFacts['subscription']> = {
  id: 'sub_2',
  status: 'active',
  planId: 'pro',
  cycle: 'monthly',
  periodEnd: '2026-12-10T12:00:00.000Z',
  pastDueSince: null,
  pending: null,
  scheduleId: null,
  card: null,
};

const dispute = (id: string, state: DisputeFacts['state'], subscriptionId: string | null): DisputeFacts => ({
  ...{ id, state, subscriptionId },
  answerBy: '2026-11-30T12:00:00.000Z',
});

const shown = (...disputes: DisputeFacts[]) =>
  disputeShown({ isGone: false, subscription, card: null, paidSince: null, disputes })?.id;

describe('what was stored before there were attempts and disputes', () => {
  it('is read as none of either', () => {
    expect(billing).toEqual({ ...stored, attempts: 0, dispute: null });
  });
});

describe('the dispute that is shown', () => {
  it('is one that is open, else the one by which the last subscription was lost', () => {
    expect(shown()).toBeUndefined();
    expect(shown(dispute('dp_1', 'lost', 'sub_1'))).toBeUndefined();
    expect(shown(dispute('dp_1', 'lost', null))).toBeUndefined();
    expect(shown(dispute('dp_2', 'lost', 'sub_2'))).toBe('dp_2');
    expect(shown(dispute('dp_2', 'lost', 'sub_2'), dispute('dp_3', 'open', 'sub_1'))).toBe('dp_3');
  });
});

describe('operators', () => {
  const facts = (state: 'open' | 'lost' | null, id = 'dp_1'): BillingFacts => ({
    ...billing,
    dispute: state && { id, state, answerBy: null },
  });

  it.each([
    ['a new dispute', facts(null), facts('open'), 'dispute-opened'],
    ['another dispute', facts('open'), facts('open', 'dp_2'), 'dispute-opened'],
    ['a dispute that was lost', facts('open'), facts('lost'), 'dispute-lost'],
    ['one that was lost unheard', facts(null), facts('lost'), 'dispute-lost'],
    ['nothing of one that is known', facts('open'), facts('open'), undefined],
    ['nothing of one that was won', facts('open'), facts(null), undefined],
  ])('are told of %s', (_, before, after, kind) => {
    expect(newsOf('notary-1', before, after)?.kind).toBe(kind);
  });

  it('are told of no person', () => {
    expect(newsOf('notary-1', facts(null), facts('open'))).toEqual({
      kind: 'dispute-opened',
      notaryId: 'notary-1',
      disputeId: 'dp_1',
      answerBy: null,
    });
  });
});

describe('the notary', () => {
  it('reads a sentence while it matters', () => {
    expect(disputeNotice(billing)).toBeNull();
    const of = (state: 'open' | 'lost') => disputeNotice({ dispute: { id: 'dp_1', state, answerBy: null } });
    expect(of('open')).toMatch(/Your plan continues/);
    expect(of('lost')).toMatch(/your account is on Free/);
  });
});
