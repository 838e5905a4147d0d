import { expect, it } from 'vitest';
import { stateTimezones } from '#shared/data/state-timezones.ts';
import { states } from '#shared/data/states.ts';
import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';
import { foreignState } from '#shared/rules/practice-timezone.ts';

const now = new Date('2026-11-22T12:00:00Z');
const found = (timezone: string, primaryNotaryState: string | null, ...commissions: string[]) =>
  foreignState(
    { timezone, primaryNotaryState, notaryCommissions: commissions.map((state) => ({ state })) },
    now,
  );

it.each([
  ['America/New_York', 'CA', 'America/Los_Angeles'],
  ['America/New_York', 'AZ', 'America/Phoenix'],
  ['America/Denver', 'HI', 'Pacific/Honolulu'],
  ['America/Los_Angeles', 'TN', 'America/Chicago'],
  ['Europe/Berlin', 'NY', 'America/New_York'],
])('a profile in %s lies outside %s, where %s is kept', (timezone, state, expected) => {
  expect(found(timezone, state)).toEqual({ state, timezone: expected });
});

it.each([
  ['America/New_York', 'MI'],
  ['America/Detroit', 'NY'],
  ['America/Chicago', 'FL'],
  ['America/Boise', 'OR'],
  ['America/Denver', 'AZ'],
  ['America/Indiana/Tell_City', 'KY'],
  ['America/Adak', 'AK'],
])('a profile in %s lies in a part of %s', (timezone, state) => {
  expect(found(timezone, state)).toBeUndefined();
});

it('a commission in another zone counts too, and no state asks nothing', () => {
  expect(found('America/New_York', 'NY', 'NJ', 'TX')).toEqual({ state: 'TX', timezone: 'America/Chicago' });
  expect(found('America/New_York', null)).toBeUndefined();
});

it('every zone of a state is one that notaries can choose', () => {
  const offered: readonly string[] = [...mainTimezones, ...otherUsTimezones];
  expect(Object.keys(stateTimezones).toSorted()).toEqual(Object.keys(states).toSorted());
  expect(
    Object.values(stateTimezones)
      .flat()
      .filter((zone) => !offered.includes(zone)),
  ).toEqual([]);
});
