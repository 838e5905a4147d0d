import { describe, expect, it } from 'vitest';
import { annualSaving, isPaid, planIds, plans } from '#shared/data/plans.ts';
import { effectivePlan } from '#shared/rules/plan.ts';

const createdAt = '2026-03-01T12:00:00.000Z';

describe('effectivePlan', () => {
  it.each([
    ['2026-03-01T12:00:00.000Z', 'trialing', 'advanced', 60],
    ['2026-03-08T11:59:59.999Z', 'trialing', 'advanced', 60],
    ['2026-03-08T12:00:00.000Z', 'active', 'free', 3],
  ])('at %s is %s on %s', (now, status, planId, notarizations) => {
    const plan = effectivePlan({ createdAt }, new Date(now));
    expect(plan).toMatchObject({ status, planId, plan: { notarizationsLimit: notarizations } });
    expect(plan.trialEnd).toBe('2026-03-08T12:00:00.000Z');
  });
});

describe('plans', () => {
  it('that are paid are those with a price, and each saves the same by the year', () => {
    for (const planId of planIds) {
      const { monthlyCents, annualCents } = plans[planId];
      expect([planId, monthlyCents > 0]).toEqual([planId, isPaid(planId)]);
      if (!isPaid(planId)) continue;
      expect([planId, Math.round(100 * (1 - annualCents / (12 * monthlyCents)))]).toEqual([
        planId,
        annualSaving,
      ]);
    }
  });
});
