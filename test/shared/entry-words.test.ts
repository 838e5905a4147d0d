import { expect, it } from 'vitest';
import { clockTime, paperReference, timeOfAct, yesOrNo } from '#shared/rules/entry-words.ts';

it.each([
  ['3', '12', '4', 'Volume 3, page 12, line 4'],
  [null, '12', '4', 'Page 12, line 4'],
  ['3', null, null, 'Volume 3'],
  [null, null, '4', 'Line 4'],
  [null, null, null, undefined],
])('paperReference of %s, %s, %s is %s', (paperVolume, paperPage, paperLine, words) => {
  expect(paperReference({ paperVolume, paperPage, paperLine })).toBe(words);
});

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('clockTime of %s is %s', (time, shown) => {
  expect(clockTime(time)).toBe(shown);
});

it('yesOrNo returns Yes, No, or nothing', () => {
  expect([true, false, null].map(yesOrNo)).toEqual(['Yes', 'No', null]);
});

it('timeOfAct prefers the notary’s statement over the time of a submission on the same day', () => {
  const submittedAt = '2026-11-21T03:54:00.000Z';
  const timeIn = (actTime: string | null, lateEntry: boolean) =>
    timeOfAct({ actTime, submittedAt, lateEntry }, 'America/New_York');
  expect(timeIn('14:05', false)).toBe('2:05 PM');
  expect(timeIn(null, false)).toBe('10:54 PM (as submitted)');
  expect(timeIn(null, true)).toBeUndefined();
  expect(timeOfAct({ actTime: null, submittedAt: null, lateEntry: false }, 'UTC')).toBeUndefined();
});
