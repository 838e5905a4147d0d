import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayIn,
  isTimezone,
  lastDayOf,
  monthIn,
  monthInWords,
  percentChange,
  previousMonth,
} from '#shared/rules/dates.ts';

describe('dayIn and monthIn', () => {
  it.each([
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30'],
    ['America/Phoenix', '2026-07-01T06:59:59Z', '2026-06-30'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
    ['America/Anchorage', '2026-03-08T10:59:59Z', '2026-03-08'],
  ])('return for %s at %s the day %s', (timezone, at, day) => {
    expect(dayIn(timezone, new Date(at))).toBe(day);
    expect(monthIn(timezone, new Date(at))).toBe(day.slice(0, 7));
  });

  it('find the previous month across the end of a year', () => {
    expect(previousMonth('2026-01')).toBe('2025-12');
    expect(previousMonth('2026-11')).toBe('2026-10');
  });
});

it('a month has a last day and a name', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect(monthInWords('2026-10')).toBe('October 2026');
});

it('addDays counts across months and leap days, forward and back', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

describe('percentChange', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 100],
    [0, 4, -100],
    [4, 3, 33.3],
    [2, 3, -33.3],
  ])('of %d against %d is %d', (current, previous, change) => {
    expect(percentChange(current, previous)).toBe(change);
  });
});

it('isTimezone accepts existing timezones only', () => {
  expect(isTimezone('America/Chicago')).toBe(true);
  expect(isTimezone('Asia/Kolkata')).toBe(true);
  expect(isTimezone('Mars/Olympus')).toBe(false);
  expect(isTimezone('+05:00')).toBe(false);
  expect(isTimezone('')).toBe(false);
});
