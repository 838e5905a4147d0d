import { mailingStates } from '../../data/mailing-states.ts';
import type { CardElements } from './card-elements.ts';

/*
 * Issuer identification numbers, as AAMVA lists them:
 * https://www.aamva.org/identity/issuer-identification-numbers-(iin)
 */

const ofStates: Readonly<Record<string, keyof typeof mailingStates>> = {
  '636000': 'VA',
  '636001': 'NY',
  '636002': 'MA',
  '636003': 'MD',
  '636004': 'NC',
  '636005': 'SC',
  '636006': 'CT',
  '636007': 'LA',
  '636008': 'MT',
  '636009': 'NM',
  '636010': 'FL',
  '636011': 'DE',
  '636014': 'CA',
  '636015': 'TX',
  '636018': 'IA',
  '636020': 'CO',
  '636021': 'AR',
  '636022': 'KS',
  '636023': 'OH',
  '636024': 'VT',
  '636025': 'PA',
  '636026': 'AZ',
  '636029': 'OR',
  '636030': 'MO',
  '636031': 'WI',
  '636032': 'MI',
  '636033': 'AL',
  '636034': 'ND',
  '636035': 'IL',
  '636036': 'NJ',
  '636037': 'IN',
  '636038': 'MN',
  '636039': 'NH',
  '636040': 'UT',
  '636041': 'ME',
  '636042': 'SD',
  '636045': 'WA',
  '636046': 'KY',
  '636047': 'HI',
  '636049': 'NV',
  '636050': 'ID',
  '636051': 'MS',
  '636052': 'RI',
  '636053': 'TN',
  '636054': 'NE',
  '636055': 'GA',
  '636058': 'OK',
  '636059': 'AK',
  '636060': 'WY',
  '636061': 'WV',
  '604427': 'AS',
  '604430': 'MP',
  '604431': 'PR',
  '636019': 'GU',
  '636043': 'DC',
  '636062': 'VI',
};

/** The countries whose issuers have numbers, by ISO 3166-1. */
export type CardCountry = 'US' | 'CA' | 'MX';

/** An issuer; `isState` for a state, the District of Columbia, or a territory. */
export type Issuer = { name: string; country: CardCountry; isState: boolean };

const province = (name: string): Issuer => ({ name, country: 'CA', isState: false });

const ofOthers: Readonly<Record<string, Issuer>> = {
  // Licenses of diplomats.
  '636027': { name: 'U.S. Department of State', country: 'US', isState: false },
  '604426': province('Prince Edward Island'),
  '604428': province('Quebec'),
  '604429': province('Yukon'),
  '604432': province('Alberta'),
  // On older cards of Alberta.
  '990876': province('Alberta'),
  '604433': province('Nunavut'),
  '604434': province('Northwest Territories'),
  '636012': province('Ontario'),
  '636013': province('Nova Scotia'),
  '636016': province('Newfoundland and Labrador'),
  '636017': province('New Brunswick'),
  '636028': province('British Columbia'),
  '636044': province('Saskatchewan'),
  '636048': province('Manitoba'),
  '636056': { name: 'Coahuila', country: 'MX', isState: false },
  '636057': { name: 'Hidalgo', country: 'MX', isState: false },
};

/** Returns the issuer of a card; undefined for an unknown number. */
export function findIssuer(iin: string): Issuer | undefined {
  const code = Object.hasOwn(ofStates, iin) ? ofStates[iin] : undefined;
  if (code) return { name: mailingStates[code].name, country: 'US', isState: true };
  return Object.hasOwn(ofOthers, iin) ? ofOthers[iin] : undefined;
}

/** Countries as cards name them, by ISO 3166-1. */
const named = new Map<string | undefined, CardCountry>([
  ['USA', 'US'],
  ['CAN', 'CA'],
  ['MEX', 'MX'],
]);

/** Returns the country of a card's issuer, or else the one that the card names. */
export function countryOfCard({
  iin,
  elements,
}: Pick<CardElements, 'iin' | 'elements'>): CardCountry | undefined {
  return findIssuer(iin)?.country ?? named.get(elements.get('DCG')?.toUpperCase());
}
