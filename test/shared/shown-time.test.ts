import { expect, it } from 'vitest';
import { dateFormats } from '#shared/data/timezones.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';

it.each([
  // The clocks go forward: no time from 2 to 3.
  ['America/New_York', '2026-03-08T06:59:59Z', '03/08/2026, 1:59:59 AM EST'],
  ['America/New_York', '2026-03-08T07:00:00Z', '03/08/2026, 3:00:00 AM EDT'],
  ['America/Anchorage', '2026-03-08T10:59:59Z', '03/08/2026, 1:59:59 AM AKST'],
  ['America/Anchorage', '2026-03-08T11:00:00Z', '03/08/2026, 3:00:00 AM AKDT'],
  // The clocks go back: the same time occurs twice, distinguished by the zone.
  ['America/Chicago', '2026-11-01T06:30:00Z', '11/01/2026, 1:30:00 AM CDT'],
  ['America/Chicago', '2026-11-01T07:30:00Z', '11/01/2026, 1:30:00 AM CST'],
  // No change in Phoenix and Honolulu.
  ['America/Phoenix', '2026-03-08T09:30:00Z', '03/08/2026, 2:30:00 AM MST'],
  ['America/Phoenix', '2026-11-01T08:30:00Z', '11/01/2026, 1:30:00 AM MST'],
  ['Pacific/Honolulu', '2026-11-01T09:59:59Z', '10/31/2026, 11:59:59 PM HST'],
  ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '12/31/2026, 11:59:59 PM HST'],
])('in %s at %s a PDF shows %s', (timezone, at, shown) => {
  expect(shownTime(new Date(at), timezone, 'MM/dd/yyyy')).toBe(shown);
});

it('shows the day in each date format', () => {
  const at = new Date('2026-03-08T07:00:00Z');
  expect(dateFormats.map((format) => shownTime(at, 'America/New_York', format))).toEqual([
    '03/08/2026, 3:00:00 AM EDT',
    '08/03/2026, 3:00:00 AM EDT',
    '2026-03-08, 3:00:00 AM EDT',
  ]);
  expect(dateFormats.map((format) => shownDay('2026-03-08', format))).toEqual([
    '03/08/2026',
    '08/03/2026',
    '2026-03-08',
  ]);
});
