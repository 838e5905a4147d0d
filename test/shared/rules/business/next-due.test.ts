import { expect, it } from 'vitest';
import { nextDue } from '#shared/rules/business/next-due.ts';

it.each([
  ['2026-01-15', 'monthly', undefined, '2026-02-15'],
  ['2026-12-01', 'monthly', undefined, '2027-01-01'],
  ['2026-01-31', 'monthly', undefined, '2026-02-28'],
  ['2028-01-31', 'monthly', undefined, '2028-02-29'],
  ['2026-02-28', 'monthly', 31, '2026-03-31'],
  ['2026-03-31', 'monthly', undefined, '2026-04-30'],
  ['2026-02-28', 'monthly', undefined, '2026-03-28'],
  ['2026-05-09', 'yearly', undefined, '2027-05-09'],
  ['2028-02-29', 'yearly', undefined, '2029-02-28'],
  ['2031-02-28', 'yearly', 29, '2032-02-29'],
  ['2099-12-01', 'monthly', undefined, null],
  ['2026-01-15', null, undefined, null],
] as const)('%s, %s, day %s is due again on %s', (date, repeats, repeatDay, due) => {
  expect(nextDue({ date, repeats, repeatDay })).toBe(due);
});
