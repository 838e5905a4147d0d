import { isTimezone } from '#shared/rules/dates.ts';

/** IANA zones of the names that Windows and Outlook use (Unicode CLDR, windowsZones). */
const windowsZones: Record<string, string> = {
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'aleutian standard time': 'America/Adak',
  'hawaiian standard time': 'Pacific/Honolulu',
  'atlantic standard time': 'America/Halifax',
  'sa western standard time': 'America/La_Paz',
  'west pacific standard time': 'Pacific/Port_Moresby',
  'canada central standard time': 'America/Regina',
  'central standard time (mexico)': 'America/Mexico_City',
  'pacific standard time (mexico)': 'America/Tijuana',
  'mountain standard time (mexico)': 'America/Mazatlan',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Paris',
  'india standard time': 'Asia/Kolkata',
  'tokyo standard time': 'Asia/Tokyo',
  'china standard time': 'Asia/Shanghai',
  utc: 'UTC',
};

/** Names that older calendars show: "(UTC-05:00) Eastern Time (US & Canada)". */
const displayNames: [RegExp, string][] = [
  [/\bindiana\b/i, 'America/Indiana/Indianapolis'],
  [/\barizona\b/i, 'America/Phoenix'],
  [/\beastern (?:time|standard|daylight)|^EST5EDT$/i, 'America/New_York'],
  [/\bcentral (?:time|standard|daylight)|^CST6CDT$/i, 'America/Chicago'],
  [/\bmountain (?:time|standard|daylight)|^MST7MDT$/i, 'America/Denver'],
  [/\bpacific (?:time|standard|daylight)|^PST8PDT$/i, 'America/Los_Angeles'],
  [/\balaska\b/i, 'America/Anchorage'],
  [/\bhawaii\b/i, 'Pacific/Honolulu'],
];

/** Returns the IANA zone of a calendar's zone name, or undefined if only the calendar itself knows its rules. */
function ianaZone(tzid: string): string | undefined {
  const name = tzid.trim().replace(/^"|"$/g, '').slice(0, 200);
  // Some programs put their own name before it: "/example.org/20050126_1/America/New_York".
  const parts = name.split('/').filter(Boolean);
  for (const length of [3, 2]) {
    const tail = parts.slice(-length).join('/');
    if (parts.length >= length && isTimezone(tail)) return tail;
  }
  if (/^(?:Etc\/)?(?:UTC|GMT|Z)$/i.test(name)) return 'UTC';
  const windows = windowsZones[name.toLowerCase()];
  if (windows) return windows;
  return /mexico/i.test(name) ? undefined : displayNames.find(([shape]) => shape.test(name))?.[1];
}

/** Returns the zone of a name as orders take it, with a slash or UTC, or undefined if only the calendar itself knows its rules. */
export function orderZone(name: string): string | undefined {
  const zone = ianaZone(name);
  return zone === 'UTC' || zone?.includes('/') ? zone : undefined;
}
