import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';
import { lastActDay, timedAct, wasReceivedLater } from '#shared/rules/act-time.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { instantOf, localOffset } from '#shared/rules/utc-offset.ts';

const hour = 60 * 60 * 1000;
const la = 'America/Los_Angeles';

/** Returns the times of an act in Los Angeles that the server receives at an instant. */
const timed = (stated: { date: string; actTime?: string; recordedAt?: string }, received: string) =>
  timedAct({ actTimezone: la, ...stated }, new Date(received));

describe('timedAct', () => {
  it('of an act at 10:30 PM in Los Angeles is of that evening, though it is tomorrow in New York', () => {
    expect(timed({ date: '2026-11-21' }, '2026-11-22T06:30:40Z')).toEqual({
      date: '2026-11-21',
      actTime: '22:30',
      actTimezone: la,
      actUtcOffset: '-08:00',
      recordedAt: '2026-11-22T06:30:40.000Z',
      clockSkewSeconds: null,
      lateEntry: false,
      recordedDay: '2026-11-21',
    });
  });

  it('of an act recorded offline before midnight keeps its day and time, and is not late', () => {
    const act = timed({ date: '2026-11-21', recordedAt: '2026-11-22T07:50:12.000Z' }, '2026-11-24T15:00:00Z');
    expect(act).toMatchObject({ date: '2026-11-21', actTime: '23:50', lateEntry: false });
    expect(act.recordedAt).toBe('2026-11-22T07:50:12.000Z');
  });

  it('keeps the time that the notary states', () => {
    expect(timed({ date: '2026-11-21', actTime: '09:15' }, '2026-11-22T06:30:00Z').actTime).toBe('09:15');
  });

  it('of an earlier day is late, and has no time unless one is stated', () => {
    const late = timed({ date: '2026-11-20' }, '2026-11-22T06:30:00Z');
    expect(late).toMatchObject({ actTime: null, actUtcOffset: '-08:00', lateEntry: true });
    const stated = timed({ date: '2026-07-20', actTime: '09:15' }, '2026-11-22T06:30:00Z');
    expect(stated).toMatchObject({ actTime: '09:15', actUtcOffset: '-07:00', lateEntry: true });
  });

  it('uses the clock of the server when that of the device is hours ahead, and tells how far', () => {
    // 10 PM in Los Angeles; the device takes it for 1:30 AM.
    const act = timed({ date: '2026-11-22', recordedAt: '2026-11-22T09:30:00Z' }, '2026-11-22T06:00:00Z');
    expect(act).toMatchObject({
      date: '2026-11-21',
      actTime: '22:00',
      recordedAt: '2026-11-22T06:00:00.000Z',
      clockSkewSeconds: 12_600,
      lateEntry: false,
    });
  });

  it('accepts a device that is up to two minutes ahead, even past midnight', () => {
    const act = timed({ date: '2026-11-22', recordedAt: '2026-11-22T08:00:30Z' }, '2026-11-22T07:59:00Z');
    expect(act).toMatchObject({
      date: '2026-11-22',
      actTime: '00:00',
      clockSkewSeconds: null,
      lateEntry: false,
    });
  });

  it('leaves a date alone that no clock explains', () => {
    expect(timed({ date: '2026-11-25' }, '2026-11-22T06:00:00Z').date).toBe('2026-11-25');
    expect(lastActDay({ actTimezone: la }, new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-21');
  });

  const facts = fc.record({
    actTimezone: fc.constantFrom(...mainTimezones, ...otherUsTimezones),
    received: fc
      .integer({ min: Date.UTC(2026, 1, 1) / 1000, max: Date.UTC(2026, 11, 1) / 1000 })
      .map((seconds) => new Date(seconds * 1000)),
    /** How far the claimed time is from that of receipt: days behind to days ahead, often around the limit. */
    aheadSeconds: fc.oneof(
      fc.integer({ min: -10 * 86_400, max: 10 * 86_400 }),
      fc.integer({ min: 110, max: 130 }),
    ),
  });

  it('never costs an entry because of a wrong clock, and never dates one into the future', () => {
    fc.assert(
      fc.property(facts, ({ actTimezone, received, aheadSeconds }) => {
        const claimed = new Date(received.getTime() + aheadSeconds * 1000);
        const stated = { date: dayIn(actTimezone, claimed), actTimezone, recordedAt: claimed.toISOString() };
        expect(stated.date <= lastActDay(stated, received)).toBe(true);
        const act = timedAct(stated, received);
        const isWrong = aheadSeconds > 120;
        expect(act.recordedAt).toBe((isWrong ? received : claimed).toISOString());
        expect(act.clockSkewSeconds).toBe(isWrong ? aheadSeconds : null);
        expect(act.lateEntry).toBe(false);
        expect(act.date).toBe(dayIn(actTimezone, new Date(act.recordedAt)));
        // The sealed day, time, and offset are the minute in which the entry was recorded.
        const at = instantOf(act.date, act.actTime ?? '', act.actUtcOffset ?? '').getTime();
        expect(Date.parse(act.recordedAt) - at).toBeGreaterThanOrEqual(0);
        expect(Date.parse(act.recordedAt) - at).toBeLessThan(60_000);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is late exactly when the act was on a day before the one of recording', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 40 }), ({ actTimezone, received }, days) => {
        const date = dayIn(actTimezone, new Date(received.getTime() - days * 24 * hour));
        const act = timedAct({ date, actTime: '12:00', actTimezone }, received);
        expect(act.lateEntry).toBe(date < dayIn(actTimezone, received));
        expect(act.actUtcOffset).toBe(localOffset(actTimezone, { day: date, time: '12:00' }));
      }),
    );
  });
});

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:10:00Z', false],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:10:01Z', true],
  ['2026-11-21T10:00:30Z', '2026-11-21T10:00:00Z', false],
  [null, '2026-11-21T10:10:01Z', false],
])('an entry recorded at %s and received at %s shows both times: %s', (recorded, received, both) => {
  expect(wasReceivedLater(recorded, received)).toBe(both);
});
