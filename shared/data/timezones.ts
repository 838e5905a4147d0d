/** The timezones that a notary is offered first (specification, section 9). Any other IANA zone works too. */
export const mainTimezones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

/** The other timezones of the United States and its territories, as the IANA database lists them. */
export const otherUsTimezones = [
  'America/Adak',
  'America/Boise',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Juneau',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/Menominee',
  'America/Metlakatla',
  'America/Nome',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Puerto_Rico',
  'America/Sitka',
  'America/St_Thomas',
  'America/Yakutat',
  'Pacific/Guam',
  'Pacific/Midway',
  'Pacific/Pago_Pago',
  'Pacific/Saipan',
  'Pacific/Wake',
] as const;

export const defaultTimezone = 'America/New_York';

export const dateFormats = ['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd'] as const;

export const defaultDateFormat = 'MM/dd/yyyy';
