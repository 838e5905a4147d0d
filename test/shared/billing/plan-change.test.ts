import { describe, expect, it } from 'vitest';
import { type BillingCycle, billingCycles, type PlanId, planIds, priceCents } from '#shared/data/plans.ts';
import { changeAction, changeTiming, type PlanChoice } from '#shared/rules/billing/plan-change.ts';

const choices: PlanChoice[] = planIds.flatMap((planId) => billingCycles.map((cycle) => ({ planId, cycle })));

/** The specification's classification by rank and price, written by hand. */
const expected: Record<PlanId, Record<PlanId, string>> = {
  free: { free: 'same', basic: 'new', advanced: 'new', pro: 'new' },
  basic: { free: 'downgrade', basic: 'cycle', advanced: 'upgrade', pro: 'upgrade' },
  advanced: { free: 'downgrade', basic: 'downgrade', advanced: 'cycle', pro: 'upgrade' },
  pro: { free: 'downgrade', basic: 'downgrade', advanced: 'downgrade', pro: 'cycle' },
};

describe('a choice of plan', () => {
  it.each(choices.flatMap((from) => choices.map((to) => [from, to] as const)))(
    'is classified: %o -> %o',
    (from, to) => {
      const word = expected[from.planId][to.planId];
      const isSame = from.cycle === to.cycle;
      expect(changeAction(from, to)).toBe(word === 'cycle' ? (isSame ? 'same' : 'billing_change') : word);
    },
  );

  it.each([
    ['new', 'monthly', 'now'],
    ['upgrade', 'monthly', 'now'],
    ['upgrade', 'annual', 'now'],
    ['downgrade', 'monthly', 'period_end'],
    ['downgrade', 'annual', 'period_end'],
    ['billing_change', 'annual', 'now'],
    ['billing_change', 'monthly', 'period_end'],
    ['same', 'monthly', 'never'],
  ] as const)('outside a trial, %s to %s takes effect: %s', (action, cycle, timing) => {
    const to = { planId: 'advanced', cycle } as const;
    expect(changeTiming(action, { isTrial: false, isScheduled: false, to })).toBe(timing);
    // Without a trial, there is no end to schedule the change for.
    expect(changeTiming(action, { isTrial: false, isScheduled: true, to })).toBe(timing);
  });

  it('in a trial is scheduled for its end, or ends it', () => {
    const to = { planId: 'pro', cycle: 'monthly' } as const;
    expect(changeTiming('new', { isTrial: true, isScheduled: true, to })).toBe('trial_end');
    expect(changeTiming('new', { isTrial: true, isScheduled: false, to })).toBe('now');
  });
});

describe('prices', () => {
  it('match the specification, and a year costs twelve months less a fifth', () => {
    const dollars = (planId: PlanId, cycle: BillingCycle) => priceCents(planId, cycle) / 100;
    expect(planIds.map((id) => [dollars(id, 'monthly'), dollars(id, 'annual')])).toEqual([
      [0, 0],
      [4.99, 47.9],
      [9.99, 95.9],
      [14.99, 143.9],
    ]);
    for (const id of planIds) {
      expect(Math.abs(priceCents(id, 'annual') - priceCents(id, 'monthly') * 12 * 0.8)).toBeLessThan(5);
    }
  });
});
