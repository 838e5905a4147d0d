import type { Profile } from '#web/lib/api-types.ts';

/** The names of the time zones in the United States. */
export const timezoneNames: Record<Profile['timezone'], string> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Phoenix': 'Arizona, no daylight saving time (Phoenix)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};
