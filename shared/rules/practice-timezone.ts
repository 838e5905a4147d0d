import { stateTimezones } from '../data/state-timezones.ts';
import { isStateCode, type StateCode } from '../data/states.ts';
import { offsetAt } from './utc-offset.ts';

/** Reports whether two time zones keep the same time all year: America/Detroit and America/New_York do. */
function keepSameTime(left: string, right: string, year: number): boolean {
  return [0, 6].every((month) => {
    const at = new Date(Date.UTC(year, month, 1));
    return offsetAt(left, at) === offsetAt(right, at);
  });
}

type Practice = {
  timezone: string;
  primaryNotaryState: string | null;
  notaryCommissions: readonly { state: string }[];
};

/**
 * Returns the first state in which a notary acts, by primary practice state or commission, that lies entirely outside
 * the time zone of the profile, and the zone of most of that state. Undefined without one.
 */
export function foreignState(
  { timezone, primaryNotaryState, notaryCommissions }: Practice,
  now: Date,
): { state: StateCode; timezone: string } | undefined {
  const year = now.getUTCFullYear();
  const states = [primaryNotaryState ?? '', ...notaryCommissions.map(({ state }) => state)];
  for (const state of states.filter(isStateCode)) {
    const zones = stateTimezones[state];
    if (!zones.some((zone) => keepSameTime(zone, timezone, year))) return { state, timezone: zones[0] };
  }
  return undefined;
}
