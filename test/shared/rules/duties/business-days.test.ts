import { describe, expect, it } from 'vitest';
import { addBusinessDays, federalHolidays } from '#shared/rules/duties/business-days.ts';
import { deadline, withinWords } from '#shared/rules/duties/deadline.ts';

describe('federal holidays', () => {
  it('are those that the Office of Personnel Management lists for 2026 and 2027', () => {
    expect(federalHolidays(2026)).toEqual([
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
      ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
    ]);
    expect(federalHolidays(2027)).toEqual([
      ...['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05'],
      ...['2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
    ]);
  });
});

describe('a deadline', () => {
  it.each([
    ['Friday to Monday', '2026-11-20', 1, '2026-11-23'],
    ['over Thanksgiving', '2026-11-25', 1, '2026-11-27'],
    ['over the turn of the year, with New Year’s Day on a Saturday', '2027-12-30', 1, '2028-01-03'],
    ['ten days from a Sunday', '2026-11-22', 10, '2026-12-07'],
  ])('counts business days: %s', (_, from, days, end) => {
    expect(addBusinessDays(from, days)).toBe(end);
  });

  it.each([
    [{ days: 30 }, '2026-12-15', '2027-01-14', '30 days'],
    [{ months: 3 }, '2026-11-30', '2027-02-28', '3 months'],
    [{ businessDays: 1 }, '2026-11-20', '2026-11-23', '1 business day'],
    ['promptly', '2026-11-20', null, 'promptly'],
  ] as const)('of %j', (within, from, end, words) => {
    expect(deadline(from, within)).toBe(end);
    expect(withinWords(within)).toBe(words);
  });
});
