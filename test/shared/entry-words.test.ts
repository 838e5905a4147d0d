import { expect, it } from 'vitest';
import { clockNote, paperReference, timeOfAct, zoneOfAct } from '#shared/rules/entry-words.ts';
import { clockTime } from '#shared/rules/shown-time.ts';

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

it('timeOfAct names the zone of the act, also in the hour that occurs twice', () => {
  const act = { date: '2026-11-01', actTime: '01:30', actTimezone: 'America/Denver' };
  expect(timeOfAct({ ...act, actUtcOffset: '-06:00' })).toBe('1:30 AM MDT');
  expect(timeOfAct({ ...act, actUtcOffset: '-07:00' })).toBe('1:30 AM MST');
  expect(timeOfAct({ ...act, actTime: '14:05', actTimezone: null })).toBe('2:05 PM');
  expect(timeOfAct({ ...act, actTime: null })).toBeUndefined();
});

it('zoneOfAct is the zone alone, and unknown without a time or a zone', () => {
  const act = { date: '2026-11-01', actTime: '01:30', actUtcOffset: '-07:00' };
  expect(zoneOfAct({ ...act, actTimezone: 'America/Denver' })).toBe('MST');
  expect(zoneOfAct({ ...act, actTimezone: null })).toBeUndefined();
  expect(zoneOfAct({ ...act, actTime: null, actTimezone: 'America/Denver' })).toBeUndefined();
});

it.each([
  [121, '2 minutes ahead; the server’s time was used'],
  [11_100, '3 hours 5 minutes ahead; the server’s time was used'],
  [90_060, '1 day 1 hour 1 minute ahead; the server’s time was used'],
])('clockNote of %i seconds is "%s"', (seconds, words) => {
  expect(clockNote(seconds)).toBe(words);
});
