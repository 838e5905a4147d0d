import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { instantOf, localOffset, offsetAt, zoneAbbreviation } from '#shared/rules/utc-offset.ts';

const zones = fc.constantFrom(
  ...mainTimezones,
  ...otherUsTimezones,
  // Changes of half an hour, zones east of Greenwich, and changes in the southern summer.
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/St_Johns',
  'America/Santiago',
  'Europe/London',
  'Pacific/Kiritimati',
  'UTC',
);

/** Any minute of twenty years. */
const minutes = fc
  .integer({ min: Date.UTC(2015, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

/** Minutes within four hours of a change of clocks in New York, where times repeat or are skipped. */
const minutesAroundChanges = fc
  .tuple(
    fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z'),
    fc.integer({ min: -240, max: 240 }),
  )
  .map(([change, minute]) => new Date(Date.parse(change) + minute * 60_000));

describe('localOffset', () => {
  it('finds the instant again from any local time recorded then', () => {
    fc.assert(
      fc.property(zones, fc.oneof(minutes, minutesAroundChanges), (timezone, at) => {
        const local = { day: dayIn(timezone, at), time: timeIn(timezone, at) };
        const offset = localOffset(timezone, { ...local, recordedAt: at.toISOString() });
        expect(offset).toBe(offsetAt(timezone, at));
        expect(instantOf(local.day, local.time, offset)).toEqual(at);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the earlier of two possible instants when nothing decides', () => {
    fc.assert(
      fc.property(zones, fc.oneof(minutes, minutesAroundChanges), (timezone, at) => {
        const local = { day: dayIn(timezone, at), time: timeIn(timezone, at) };
        const offset = localOffset(timezone, local);
        expect(instantOf(local.day, local.time, offset).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(dayIn(timezone, instantOf(local.day, local.time, offset))).toBe(local.day);
      }),
      { numRuns: 2_000 },
    );
  });

  const repeated = { day: '2026-11-01', time: '01:30' };

  it.each([
    ['recorded in the first of the two hours', '2026-11-01T05:40:00Z', '-04:00'],
    ['recorded in the second', '2026-11-01T06:40:00Z', '-05:00'],
    ['recorded in the evening of that day', '2026-11-02T03:00:00Z', '-05:00'],
    ['recorded early on that day', '2026-11-01T04:10:00Z', '-04:00'],
    ['recorded the day after', '2026-11-02T05:00:00Z', '-04:00'],
    ['recorded the day before', '2026-11-01T03:00:00Z', '-04:00'],
    ['recorded at an unknown time', null, '-04:00'],
  ])('of the hour that occurs twice, when %s', (_, recordedAt, offset) => {
    expect(localOffset('America/New_York', { ...repeated, recordedAt })).toBe(offset);
  });

  it('of a skipped time is the one from before the change', () => {
    expect(localOffset('America/New_York', { day: '2026-03-08', time: '02:30' })).toBe('-05:00');
  });
});

it.each([
  ['America/New_York', '2026-01-15T12:00:00Z', '-05:00', 'EST'],
  ['America/New_York', '2026-07-15T12:00:00Z', '-04:00', 'EDT'],
  ['America/Phoenix', '2026-07-15T12:00:00Z', '-07:00', 'MST'],
  ['America/Los_Angeles', '2026-07-15T12:00:00Z', '-07:00', 'PDT'],
  ['Pacific/Honolulu', '2026-07-15T12:00:00Z', '-10:00', 'HST'],
  ['America/Puerto_Rico', '2026-07-15T12:00:00Z', '-04:00', 'AST'],
  ['UTC', '2026-07-15T12:00:00Z', '+00:00', 'UTC'],
  ['Asia/Kolkata', '2026-07-15T12:00:00Z', '+05:30', 'GMT+5:30'],
])('%s at %s has the offset %s and the name %s', (timezone, at, offset, name) => {
  expect(offsetAt(timezone, new Date(at))).toBe(offset);
  expect(zoneAbbreviation(timezone, new Date(at))).toBe(name);
});
