import { stateTimezones } from '#shared/data/state-timezones.ts';
import { isStateCode, states } from '#shared/data/states.ts';
import { zipTimezones } from '#shared/data/zip-timezones.ts';
import { instantOf, localOffset, offsetAt } from '#shared/rules/utc-offset.ts';
import type { NamedZone } from './zones-in-text.ts';

/** Zones of places that are not among the 50 states. */
const territories: Record<string, readonly string[]> = {
  DC: ['America/New_York'],
  PR: ['America/Puerto_Rico'],
  VI: ['America/St_Thomas'],
  GU: ['Pacific/Guam'],
  MP: ['Pacific/Saipan'],
  AS: ['Pacific/Pago_Pago'],
};

const codesByName = new Map(Object.entries(states).map(([code, { name }]) => [name.toLowerCase(), code]));

const zip = '\\d{5}(?:-\\d{4})?';
const beforeZip = new RegExp(`(?<![A-Za-z])([A-Za-z]{2})\\.?,? {0,2}(?=${zip}(?!\\d))`, 'g');
const atEnd = /[,\s] ?([A-Z]{2})\.?,?(?: ?(?:USA|US|United States))?[\s.)]*$/;
const stateName = new RegExp(
  `(?<![A-Za-z])(${[...codesByName.keys()].sort((one, other) => other.length - one.length).join('|')})(?:,? {0,2}${zip})?[\\s.)]{0,5}$`,
  'i',
);

const known = (code: string) => isStateCode(code) || Object.hasOwn(territories, code);

/** Returns the code of the state or territory in which an address is, or undefined if it doesn't say. */
export function stateOfAddress(address: string): string | undefined {
  const line = address
    .slice(0, 500)
    .replaceAll(/\s+/g, ' ')
    .replace(/,? (?:USA|US|United States(?: of America)?)\.?$/i, '');
  const candidates = [...line.matchAll(beforeZip)].map(([, code = '']) => code.toUpperCase()).filter(known);
  const last = candidates.at(-1) ?? atEnd.exec(line)?.[1];
  if (last && known(last)) return last;
  return codesByName.get(stateName.exec(line)?.[1]?.toLowerCase() ?? '');
}

/** Returns the time zones of a state or territory, that of most of its people first. */
function zonesOfState(code: string): readonly string[] {
  return isStateCode(code) ? stateTimezones[code] : (territories[code] ?? []);
}

/** Returns the time zones of the state in which an address is, that of its ZIP Code first. */
export function zonesOfAddress(address: string): readonly string[] {
  const zones = zonesOfState(stateOfAddress(address) ?? '');
  const area = /\s(\d{3})\d{2}(?:-\d{4})?\W{0,5}$/.exec(address.slice(-40))?.[1];
  const zone = zipTimezones[area ?? ''];
  return zone && zones.includes(zone) ? [zone, ...zones.filter((other) => other !== zone)] : zones;
}

const hours = (offset: string) =>
  Number(offset.slice(0, 3)) + (Number(`${offset[0]}${offset.slice(4)}`) || 0) / 60;

function sameOffset(one: string, other: string, day: string, time: string): boolean {
  return localOffset(one, { day, time }) === localOffset(other, { day, time });
}

/** Reports whether a wall time doesn't exist, or exists twice, because the clocks change. */
export function isAtClockChange(timezone: string, day: string, time: string): boolean {
  const at = instantOf(day, time, localOffset(timezone, { day, time }));
  const hour = 60 * 60 * 1000;
  const exists = offsetAt(timezone, at) === localOffset(timezone, { day, time });
  return !exists || offsetAt(timezone, at) !== offsetAt(timezone, new Date(at.getTime() + hour));
}

type Place = { address?: string | undefined; named?: NamedZone | undefined; notaryZone: string };

/** Returns the zone of a wall time, and whether the notary should check it. A zone that the text names wins over the place's. */
export function zoneOfWallTime(
  { address = '', named, notaryZone }: Place,
  day: string,
  time: string,
): { timezone: string; doubtful: boolean } {
  const zones = zonesOfAddress(address);
  if (!named) {
    const [first] = zones;
    return first ? { timezone: first, doubtful: zones.length > 1 } : { timezone: notaryZone, doubtful: true };
  }
  const saysOffset = (zone: string) =>
    named.offset === undefined || hours(localOffset(zone, { day, time })) === named.offset;
  const keepsNamedTime = (zone: string) => sameOffset(zone, named.timezone, day, time);
  // MST is also the time of Arizona, all year.
  const isArizonas = (zone: string) =>
    zone === 'America/Phoenix' && named.timezone === 'America/Denver' && named.offset !== undefined;
  const local = zones.find((zone) => saysOffset(zone) && (keepsNamedTime(zone) || isArizonas(zone)));
  if (local) return { timezone: local, doubtful: local !== zones[0] };
  const mayBeArizonas = named.timezone === 'America/Denver' && !keepsNamedTime('America/Phoenix');
  return {
    timezone: named.timezone,
    doubtful: zones.length > 0 || !saysOffset(named.timezone) || mayBeArizonas,
  };
}
