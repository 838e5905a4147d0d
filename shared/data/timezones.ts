/** The timezones that a notary can choose (specification, section 9). */
export const timezones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

export const defaultTimezone = 'America/New_York';

export const dateFormats = ['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd'] as const;

export const defaultDateFormat = 'MM/dd/yyyy';
