import { expect, test } from 'vitest';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { formatDate, formatDateTime, formatDay, formatTime } from '#web/lib/dates.ts';

test.each([
  ['MM/dd/yyyy', '03/01/2026'],
  ['dd/MM/yyyy', '01/03/2026'],
  ['yyyy-MM-dd', '2026-03-01'],
] as const)('a day in %s is %s, whatever the timezone', (dateFormat, text) => {
  expect(formatDay('2026-03-01', { dateFormat })).toBe(text);
});

test.each([
  ['America/New_York', '03/08/2026, 12:30 AM'],
  ['America/Chicago', '03/07/2026, 11:30 PM'],
  ['Pacific/Honolulu', '03/07/2026, 7:30 PM'],
] as const)('an instant in %s is %s', (timezone, text) => {
  expect(formatDateTime('2026-03-08T05:30:00.000Z', { timezone, dateFormat: 'MM/dd/yyyy' })).toBe(text);
});

test('noon and midnight are shown as 12', () => {
  const style = { timezone: 'America/Phoenix', dateFormat: 'MM/dd/yyyy' } as const;
  expect(formatTime('2026-07-01T19:00:00Z', style)).toBe('12:00 PM');
  expect(formatTime('2026-07-01T07:05:00Z', style)).toBe('12:05 AM');
  expect(formatDate('2026-07-01T06:59:59Z', style)).toBe('06/30/2026');
});

test('today is the day in the notary’s time zone', () => {
  const at = new Date('2026-01-01T04:59:00Z');
  expect(dayIn('America/New_York', at)).toBe('2025-12-31');
  expect(dayIn('America/Los_Angeles', at)).toBe('2025-12-31');
  expect(dayIn('America/New_York', new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
});

test.each([
  // Clocks change from 2 to 3 on 2026-03-08, and from 2 back to 1 on 2026-11-01.
  ['America/New_York', '2026-03-08T06:59:00Z', '03/08/2026, 1:59 AM'],
  ['America/New_York', '2026-03-08T07:00:00Z', '03/08/2026, 3:00 AM'],
  ['America/New_York', '2026-11-01T05:30:00Z', '11/01/2026, 1:30 AM'],
  ['America/New_York', '2026-11-01T06:30:00Z', '11/01/2026, 1:30 AM'],
  ['America/New_York', '2026-11-02T04:59:00Z', '11/01/2026, 11:59 PM'],
  ['America/Chicago', '2026-03-08T07:59:00Z', '03/08/2026, 1:59 AM'],
  ['America/Chicago', '2026-03-08T08:00:00Z', '03/08/2026, 3:00 AM'],
  ['America/Denver', '2026-11-01T08:00:00Z', '11/01/2026, 1:00 AM'],
  ['America/Los_Angeles', '2026-03-09T06:59:00Z', '03/08/2026, 11:59 PM'],
  ['America/Anchorage', '2026-03-08T10:59:00Z', '03/08/2026, 1:59 AM'],
  ['America/Anchorage', '2026-03-08T11:00:00Z', '03/08/2026, 3:00 AM'],
  ['America/Anchorage', '2026-11-01T09:30:00Z', '11/01/2026, 1:30 AM'],
  ['America/Anchorage', '2026-11-01T10:30:00Z', '11/01/2026, 1:30 AM'],
  // Neither has daylight saving time.
  ['America/Phoenix', '2026-03-08T09:00:00Z', '03/08/2026, 2:00 AM'],
  ['Pacific/Honolulu', '2026-03-08T12:00:00Z', '03/08/2026, 2:00 AM'],
  ['Pacific/Honolulu', '2026-11-01T09:59:00Z', '10/31/2026, 11:59 PM'],
  ['Pacific/Honolulu', '2026-11-01T10:00:00Z', '11/01/2026, 12:00 AM'],
] as const)('on a day when clocks change: %s, %s is %s', (timezone, at, text) => {
  expect(formatDateTime(at, { timezone, dateFormat: 'MM/dd/yyyy' })).toBe(text);
});

test.each([
  ['Pacific/Honolulu', '2026-01-01T09:59:00Z', '2025-12-31', '23:59'],
  ['Pacific/Honolulu', '2026-07-01T10:00:00Z', '2026-07-01', '00:00'],
  ['America/Anchorage', '2026-01-01T08:59:00Z', '2025-12-31', '23:59'],
  ['America/Anchorage', '2026-07-01T08:00:00Z', '2026-07-01', '00:00'],
  ['America/Anchorage', '2026-03-08T11:00:00Z', '2026-03-08', '03:00'],
] as const)('a new entry in %s at %s is of %s, %s', (timezone, at, day, time) => {
  expect(dayIn(timezone, new Date(at))).toBe(day);
  expect(timeIn(timezone, new Date(at))).toBe(time);
});
