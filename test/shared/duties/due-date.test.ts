import { describe, expect, it } from 'vitest';
import type { Within } from '#shared/data/state-duty.ts';
import { dueDate } from '#shared/rules/duties/due-date.ts';
import { federalHolidays, isBusinessDay } from '#shared/rules/duties/federal-holidays.ts';

describe('federalHolidays', () => {
  it('gives the days off that the government published for 2026', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03', // July 4 is a Saturday
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('moves a holiday on a Sunday to Monday, and finds the last Monday of May whatever its number', () => {
    expect(federalHolidays(2027)).toContain('2027-07-05');
    expect(federalHolidays(2027)).toContain('2027-05-31');
    expect(federalHolidays(2023)).toContain('2023-01-02');
  });

  it('observes a New Year on a Saturday in the year before', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
    expect(isBusinessDay('2027-12-30')).toBe(true);
  });
});

describe('dueDate', () => {
  it.each<[string, Within, string, string, boolean]>([
    ['days, on a Saturday too', { days: 10 }, '2026-11-18', '2026-11-28', false],
    ['days across a leap day', { days: 30 }, '2028-02-10', '2028-03-11', false],
    ['months', { months: 3 }, '2026-10-15', '2027-01-15', false],
    ['months with a shorter end', { months: 3 }, '2026-11-30', '2027-02-28', false],
    ['business days past Thanksgiving', { businessDays: 10 }, '2026-11-18', '2026-12-03', false],
    ['business days from a Sunday', { businessDays: 1 }, '2026-11-22', '2026-11-23', false],
    ['15 business days past two holidays', { businessDays: 15 }, '2026-12-18', '2027-01-12', false],
    ['immediately on a Friday', 'immediately', '2026-11-20', '2026-11-23', true],
    ['promptly before a holiday', 'promptly', '2026-12-24', '2027-01-04', true],
  ])('counts %s', (_, within, event, day, suggested) => {
    expect(dueDate(within, event)).toEqual({ day, suggested });
  });

  it('has no date where the law sets no time', () => {
    expect(dueDate(undefined, '2026-11-18')).toBeNull();
  });
});
