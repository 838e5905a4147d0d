import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatTime, todayIn } from '#web/lib/dates.ts';

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

test('noon and midnight are 12', () => {
  const style = { timezone: 'America/Phoenix', dateFormat: 'MM/dd/yyyy' } as const;
  expect(formatTime('2026-07-01T19:00:00Z', style)).toBe('12:00 PM');
  expect(formatTime('2026-07-01T07:05:00Z', style)).toBe('12:05 AM');
  expect(formatDate('2026-07-01T06:59:59Z', style)).toBe('06/30/2026');
});

test('today is the day in the notary’s timezone', () => {
  const at = new Date('2026-01-01T04:59:00Z');
  expect(todayIn('America/New_York', at)).toBe('2025-12-31');
  expect(todayIn('America/Los_Angeles', at)).toBe('2025-12-31');
  expect(todayIn('America/New_York', new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
});
