import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';

const mainNames: Record<(typeof mainTimezones)[number], string> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Phoenix': 'Arizona, no daylight saving time (Phoenix)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};

const otherNames: Record<(typeof otherUsTimezones)[number], string> = {
  'America/Adak': 'Adak, Alaska (Hawaii-Aleutian)',
  'America/Boise': 'Boise, Idaho (Mountain)',
  'America/Detroit': 'Detroit, Michigan (Eastern)',
  'America/Indiana/Indianapolis': 'Indianapolis, Indiana (Eastern)',
  'America/Indiana/Knox': 'Knox, Indiana (Central)',
  'America/Indiana/Marengo': 'Marengo, Indiana (Eastern)',
  'America/Indiana/Petersburg': 'Petersburg, Indiana (Eastern)',
  'America/Indiana/Tell_City': 'Tell City, Indiana (Central)',
  'America/Indiana/Vevay': 'Vevay, Indiana (Eastern)',
  'America/Indiana/Vincennes': 'Vincennes, Indiana (Eastern)',
  'America/Indiana/Winamac': 'Winamac, Indiana (Eastern)',
  'America/Juneau': 'Juneau, Alaska (Alaska)',
  'America/Kentucky/Louisville': 'Louisville, Kentucky (Eastern)',
  'America/Kentucky/Monticello': 'Monticello, Kentucky (Eastern)',
  'America/Menominee': 'Menominee, Michigan (Central)',
  'America/Metlakatla': 'Metlakatla, Alaska (Alaska)',
  'America/Nome': 'Nome, Alaska (Alaska)',
  'America/North_Dakota/Beulah': 'Beulah, North Dakota (Central)',
  'America/North_Dakota/Center': 'Center, North Dakota (Central)',
  'America/North_Dakota/New_Salem': 'New Salem, North Dakota (Central)',
  'America/Puerto_Rico': 'Puerto Rico (Atlantic)',
  'America/Sitka': 'Sitka, Alaska (Alaska)',
  'America/St_Thomas': 'US Virgin Islands (Atlantic)',
  'America/Yakutat': 'Yakutat, Alaska (Alaska)',
  'Pacific/Guam': 'Guam (Chamorro)',
  'Pacific/Midway': 'Midway Atoll (Samoa)',
  'Pacific/Pago_Pago': 'American Samoa (Samoa)',
  'Pacific/Saipan': 'Northern Mariana Islands (Chamorro)',
  'Pacific/Wake': 'Wake Island (Wake)',
};

const usNames: Readonly<Record<string, string>> = { ...mainNames, ...otherNames };

/** Returns the name of a time zone as people read it: `Boise, Idaho (Mountain)`, and `Berlin (Europe)` elsewhere. */
export function timezoneName(timezone: string): string {
  const name = usNames[timezone];
  if (name) return name;
  const [area, ...places] = timezone.replaceAll('_', ' ').split('/');
  return places.length > 0 ? `${places.toReversed().join(', ')} (${area})` : timezone;
}

/** Returns the time zones to choose from: common ones, others of the United States, and any more that are in use. */
export function offeredTimezones(...inUse: string[]): string[] {
  return [...new Set([...mainTimezones, ...otherUsTimezones, ...inUse.filter(Boolean)])];
}
