import { describe, expect, test } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import { retainUntil } from '#shared/rules/law/retain-until.ts';

const submitted = new Date('2026-11-22T16:00:00Z');

describe('the lock of the files of an entry', () => {
  test.each([
    ['CO', 'ten years by law', '2036-11-23T16:00:00.000Z'],
    ['IL', 'seven years by law, so the least', '2036-11-23T16:00:00.000Z'],
    ['LA', 'no figure, so the least', '2036-11-23T16:00:00.000Z'],
    ['CA', 'no figure, for as long as the notary is commissioned', '2056-11-23T16:00:00.000Z'],
    ['WY', 'no figure, but no entry may be destroyed', '2056-11-23T16:00:00.000Z'],
    ['PA', 'no figure, until the journal is delivered', '2056-11-23T16:00:00.000Z'],
    ['IN', 'no figure, until an order', '2056-11-23T16:00:00.000Z'],
    [null, 'no state, so the least', '2036-11-23T16:00:00.000Z'],
  ])('ends in %s as the law asks: %s', (state, _why, until) => {
    expect(retainUntil(state, submitted).toISOString()).toBe(until);
  });

  test('is never shorter than the law of any state', () => {
    for (const [state, { retention }] of Object.entries(stateLaws)) {
      const least = new Date(submitted);
      least.setUTCFullYear(2026 + Math.max(10, retention.years ?? 0));
      expect([state, retainUntil(state, submitted) > least]).toEqual([state, true]);
    }
  });

  test('counts from a leap day to the day after it', () => {
    expect(retainUntil('CO', new Date('2028-02-29T12:00:00Z')).toISOString()).toBe(
      '2038-03-02T12:00:00.000Z',
    );
  });
});
