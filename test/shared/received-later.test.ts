import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from '#shared/evidence/record/sealed-record.ts';
import { timedAct } from '#shared/rules/act-time.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { receivedLater, receivedLaterWords, recordedBy } from '#shared/rules/received-later.ts';
import { testChain } from '#test/support/evidence.ts';

const openedAt = new Date('2026-11-20T15:00:00Z');
const received = new Date('2026-11-26T20:00:00Z');
const zone = 'America/Denver';

/** The times of an act as they are sealed. */
function sealed(date: string, recordedAt: string | null, actTime: string | null = null) {
  const timed = timedAct({ date, actTime, actTimezone: zone, recordedAt }, received, openedAt);
  const times = { ...timed, submittedAt: received.toISOString() };
  return { ...times, by: recordedBy(times), isLater: receivedLater(times), words: receivedLaterWords(times) };
}

describe('the time of recording', () => {
  it.each([
    ['is missing', '2026-11-26', null, null],
    ['is before the opening of the journal', '2026-11-19', '2026-11-19T18:00:00.000Z', null],
    ['is of 1900', '1900-01-01', '1900-01-01T18:00:00.000Z', null],
    ['is of the year 1', '0001-01-01', '0001-01-01T18:00:00.000Z', null],
    ['is days before the act', '2026-11-26', '2026-11-21T18:00:00.000Z', null],
    ['is hours before the time of the act', '2026-11-25', '2026-11-25T22:23:00.000Z', '23:59'],
    ['is more than two minutes in the future', '2026-11-26', '2026-11-26T20:02:01.000Z', null],
  ])('is that of receipt if the one of the device %s', (_, date, recordedAt, actTime) => {
    const { by, recordedAt: believed } = sealed(date, recordedAt, actTime);
    expect([by, believed]).toEqual(['server', received.toISOString()]);
  });

  it.each([
    ['of an entry that waited offline', '2026-11-25', '2026-11-25T18:00:00.000Z', null],
    ['two minutes before the time of the act', '2026-11-25', '2026-11-25T17:58:00.000Z', '11:00'],
    ['two minutes before the opening', '2026-11-20', '2026-11-20T14:58:00.000Z', null],
    ['two minutes in the future', '2026-11-26', '2026-11-26T20:02:00.000Z', null],
  ])('is that of the device %s', (_, date, recordedAt, actTime) => {
    const { by, recordedAt: believed } = sealed(date, recordedAt, actTime);
    expect([by, believed]).toEqual(['device', recordedAt]);
  });

  it('leaves the time of an act blank that was on another day, with the offset of noon', () => {
    expect(sealed('2026-07-04', '2026-07-04T18:00:00.000Z')).toMatchObject({
      ...{ date: '2026-07-04', actTime: null, actUtcOffset: '-06:00', lateEntry: true },
    });
  });
});

describe('an entry received later', () => {
  it.each([
    ['2026-11-25', '2026-11-25T20:00:00.000Z', false],
    ['2026-11-25', '2026-11-25T19:59:59.000Z', true],
    ['2026-11-25', '2026-11-26T19:59:00.000Z', false],
    ['2026-11-24', '2026-11-26T19:59:00.000Z', true],
  ])('is one of %s recorded at %s: %s', (date, recordedAt, isLater) => {
    expect(sealed(date, recordedAt).isLater).toBe(isLater);
  });

  it('says how many days later, and of which time it knows', () => {
    expect(sealed('2026-03-04', '2026-03-04T18:00:00.000Z').words).toBe(
      'Act of March 4, 2026. Received November 26, 2026, 267 days later.',
    );
    expect(sealed('2026-11-25', '2026-11-25T19:00:00.000Z').words).toBe(
      'Recorded November 25, 2026. Received November 26, 2026, 1 day later.',
    );
    expect(sealed('2026-11-20', '2026-11-26T19:00:00.000Z').words).toBe(
      'Act of November 20, 2026. Received November 26, 2026, 6 days later.',
    );
    expect(sealed('2026-11-26', null).words).toBeUndefined();
  });

  it('is the same for any zone and clock: received later means late, or recorded a day before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Pacific/Kiritimati', 'Pacific/Niue', 'America/Denver', 'UTC', 'Asia/Kolkata'),
        fc.integer({ min: -40, max: 400 }),
        fc.integer({ min: -30, max: 24 * 60 }),
        (actTimezone, daysAgo, hoursAgo) => {
          const date = dayIn(actTimezone, new Date(received.getTime() - Math.max(0, daysAgo) * 86_400_000));
          const recordedAt = new Date(received.getTime() - hoursAgo * 3_600_000).toISOString();
          const timed = timedAct({ date, actTimezone, recordedAt }, received, openedAt);
          const times = { ...timed, submittedAt: received.toISOString() };
          const waited = received.getTime() - Date.parse(times.recordedAt) > 86_400_000;
          expect(receivedLater(times)).toBe(receivedLaterWords(times) !== undefined);
          if (receivedLater(times)) expect(waited || daysAgo >= 1).toBe(true);
          expect(Date.parse(times.recordedAt)).toBeLessThanOrEqual(received.getTime() + 120_000);
        },
      ),
    );
  });
});

describe('a sealed record', () => {
  const record = JSON.parse(testChain(1)[1]?.recorded ?? '{}');
  const read = (changes: object) => readRecord(JSON.stringify({ ...record, ...changes }));

  it('says whose clock measured the time of recording, and is not ahead of its receipt', () => {
    expect(read({})?.entry?.recorded_by).toBe('device');
    expect(read({ recorded_by: undefined })).toBeUndefined();
    expect(read({ recorded_by: 'notary' })).toBeUndefined();
    expect(read({ recorded_by: 'server' })).toBeUndefined();
    expect(read({ recorded_at: '2026-11-09T00:00:00.000Z' })).toBeUndefined();
  });
});
