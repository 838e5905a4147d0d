import { stateBounds } from '../../data/state-bounds.ts';
import { findState, isStateCode, type StateCode, states } from '../../data/states.ts';

/** A place that an address can name: a state, or the district, whose notaries have no journal here. */
type Place = StateCode | 'DC';

const country = /(?:^|[\s,]+)(?:USA|U\.S\.A\.|US|United States(?: of America)?)\.?$/u;
const zip = /(?:^|[\s,]+)\d{5}(?:-\d{4})?$/u;

const byName = new Map<string, Place>([
  ...Object.entries(states).map(([code, { name }]): [string, Place] => [name.toLowerCase(), code as Place]),
  ['district of columbia', 'DC'],
]);

const isPlace = (code: string): code is Place => code === 'DC' || isStateCode(code);

/**
 * Returns the state at the end of an address, such as the map's answer for a position: `12 Main St, Dallas, TX 75201,
 * United States` or `Near 75201 Dallas, Texas`. Undefined where it is not sure: "12 ELM CT" may be a court.
 */
export function placeInAddress(address: string): Place | undefined {
  const withZip = address.trim().replace(country, '');
  const rest = withZip.replace(zip, '');
  const last = rest.slice(rest.lastIndexOf(',') + 1).trim();
  const code = rest === withZip ? last : last.slice(-2);
  const isWord = code === last || /\s$/u.test(last.slice(0, -2));
  if (isWord && isPlace(code)) return code;
  return byName.get(last.toLowerCase());
}

/** Returns the name of a place in a sentence. */
export function placeName(place: Place): string {
  return findState(place)?.name ?? 'the District of Columbia';
}

/** Reports whether a position in degrees is surely outside a state. Near its borders, it may be outside without that. */
export function isSurelyOutside(stateCode: StateCode, lat: number, lng: number): boolean {
  const [south, west, north, east] = stateBounds[stateCode];
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat < south || lat > north || !isBetween;
}
