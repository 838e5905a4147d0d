import { isTimezone } from '#shared/rules/dates.ts';

/** A time zone that a text names. `offset` is that of the abbreviation, in hours, where it says one: PST is −8 all year. */
export type NamedZone = { timezone: string; offset?: number };

const zones: [string, NamedZone][] = [
  ['est', { timezone: 'America/New_York', offset: -5 }],
  ['edt', { timezone: 'America/New_York', offset: -4 }],
  ['et', { timezone: 'America/New_York' }],
  ['eastern', { timezone: 'America/New_York' }],
  ['cst', { timezone: 'America/Chicago', offset: -6 }],
  ['cdt', { timezone: 'America/Chicago', offset: -5 }],
  ['ct', { timezone: 'America/Chicago' }],
  ['central', { timezone: 'America/Chicago' }],
  ['mst', { timezone: 'America/Denver', offset: -7 }],
  ['mdt', { timezone: 'America/Denver', offset: -6 }],
  ['mt', { timezone: 'America/Denver' }],
  ['mountain', { timezone: 'America/Denver' }],
  ['arizona', { timezone: 'America/Phoenix' }],
  ['pst', { timezone: 'America/Los_Angeles', offset: -8 }],
  ['pdt', { timezone: 'America/Los_Angeles', offset: -7 }],
  ['pt', { timezone: 'America/Los_Angeles' }],
  ['pacific', { timezone: 'America/Los_Angeles' }],
  ['akst', { timezone: 'America/Anchorage', offset: -9 }],
  ['akdt', { timezone: 'America/Anchorage', offset: -8 }],
  ['akt', { timezone: 'America/Anchorage' }],
  ['alaska', { timezone: 'America/Anchorage' }],
  ['hst', { timezone: 'Pacific/Honolulu', offset: -10 }],
  ['hawaii', { timezone: 'Pacific/Honolulu' }],
  ['ast', { timezone: 'America/Puerto_Rico', offset: -4 }],
  ['atlantic', { timezone: 'America/Puerto_Rico' }],
  ['chst', { timezone: 'Pacific/Guam', offset: 10 }],
  ['utc', { timezone: 'UTC', offset: 0 }],
  ['gmt', { timezone: 'UTC', offset: 0 }],
];
const byName = new Map(zones);

/** A time of ISO 8601 in UTC. */
const zulu = /\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z\b/;

const iana = /\b((?:America|Pacific|US)\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?)\b/;
/** Short names count in capital letters only: "et" and "mt" are words. */
const short = /\b(AKST|AKDT|AKT|CHST|ChST|UTC|GMT|[ECMP][SD]?T|HST|AST)\b/;
const long =
  /\b(eastern|central|mountain|pacific|alaska|hawaii|arizona|atlantic)(?:[- ](?<season>standard|daylight))?(?:[- ]savings?)?[- ](?:time|tz)\b/i;

/** A UTC offset. "(UTC-05:00)" before "Eastern Time" is the offset of winter, also in summer. */
const utcOffset = /\b(?:UTC|GMT) ?([+\-−–]) ?(\d{1,2})(?::?00)?(?![:\d])/g;

function zoneOfOffset(sign: string | undefined, hours: string | undefined): NamedZone | undefined {
  const offset = Number(hours) * (sign === '+' ? 1 : -1);
  // Names of these zones count westward.
  const timezone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  return isTimezone(timezone) ? { timezone, offset } : undefined;
}

function zoneOfName(text: string): NamedZone | undefined {
  const named = iana.exec(text)?.[1];
  if (named && isTimezone(named)) return { timezone: named };
  if (zulu.test(text)) return byName.get('utc');
  const words = long.exec(text);
  const abbreviation = short.exec(text);
  if (words && (!abbreviation || words.index <= abbreviation.index)) {
    const name = words[1]?.toLowerCase() ?? '';
    const season = words.groups?.['season']?.toLowerCase();
    const seasonal = season ? byName.get(`${name[0]}${season === 'standard' ? 's' : 'd'}t`) : undefined;
    return (name.length > 6 && name !== 'alaska' ? seasonal : undefined) ?? byName.get(name);
  }
  return abbreviation?.[1] ? byName.get(abbreviation[1].toLowerCase()) : undefined;
}

const firstWord = (text: string) => /^[)\s]*([A-Za-z]{1,20})/.exec(text)?.[1]?.toLowerCase() ?? '';

/** Returns the time zone that a text names first, or undefined. */
export function zoneInText(text: string): NamedZone | undefined {
  const [found] = text.matchAll(utcOffset);
  if (!found) return zoneOfName(text);
  const [whole, sign, hours] = found;
  return (
    zoneOfName(text.replaceAll(utcOffset, ' ')) ??
    byName.get(firstWord(text.slice(found.index + whole.length))) ??
    zoneOfOffset(sign, hours)
  );
}

/** Returns the time zone that is the value of a label: "Eastern", "CST". */
export function zoneOfLabel(value: string): NamedZone | undefined {
  return zoneInText(value) ?? byName.get(value.split(' ', 1)[0]?.toLowerCase() ?? '');
}
