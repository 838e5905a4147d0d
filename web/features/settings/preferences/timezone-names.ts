import { mainTimezones } from '#shared/data/timezones.ts';

const mainNames: Record<(typeof mainTimezones)[number], string> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Phoenix': 'Arizona, no daylight saving time (Phoenix)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};

/** Returns the name of a time zone as people read it: `Indiana, Tell City (America)` for a zone without a common name. */
export function timezoneName(timezone: string): string {
  const main = mainTimezones.find((name) => name === timezone);
  if (main) return mainNames[main];
  const [area, ...place] = timezone.replaceAll('_', ' ').split('/');
  return place.length > 0 ? `${place.join(', ')} (${area})` : timezone;
}
