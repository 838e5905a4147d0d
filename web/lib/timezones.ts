import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';
import { isTimezone } from '#shared/rules/dates.ts';

const mainNames: Record<(typeof mainTimezones)[number], string> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Phoenix': 'Arizona, no daylight saving time (Phoenix)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};

/** Returns the name of a time zone as people read it: `Tell City, Indiana (America)` for one without a common name. */
export function timezoneName(timezone: string): string {
  const main = mainTimezones.find((name) => name === timezone);
  if (main) return mainNames[main];
  const [area, ...places] = timezone.replaceAll('_', ' ').split('/');
  return places.length > 0 ? `${places.toReversed().join(', ')} (${area})` : timezone;
}

/** Returns the time zones to choose from: common ones, others of the United States, and any more that are in use. */
export function offeredTimezones(...inUse: string[]): string[] {
  return [...new Set([...mainTimezones, ...otherUsTimezones, ...inUse.filter(Boolean)])];
}

/** Zones that browsers report when they hide or do not know theirs. No act takes place in them. */
const noPlace = /^(?:UTC|GMT|Etc\/.*|Atlantic\/Reykjavik)$/u;

/** Returns the time zone of this device; undefined if the browser does not tell, or hides it. */
export function deviceTimezone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimezone(timeZone ?? '') && !noPlace.test(timeZone) ? timeZone : undefined;
}
