import { type StateCode, states } from '../../data/states.ts';

/*
 * Issuer identification numbers (AAMVA DL/ID Card Design Standard, annex D).
 */

const ofStates: Readonly<Record<string, StateCode>> = {
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
};

/** The District of Columbia, the territories, and the provinces of Canada. */
const ofOthers: Readonly<Record<string, string>> = {
  '636043': 'District of Columbia',
  '636019': 'Guam',
  '604431': 'Puerto Rico',
  '636062': 'Virgin Islands',
  '604427': 'American Samoa',
  '604430': 'Northern Mariana Islands',
  '604432': 'Alberta',
  '636028': 'British Columbia',
  '636048': 'Manitoba',
  '636017': 'New Brunswick',
  '636016': 'Newfoundland and Labrador',
  '636013': 'Nova Scotia',
  '636012': 'Ontario',
  '604426': 'Prince Edward Island',
  '604428': 'Quebec',
  '636044': 'Saskatchewan',
};

/** Returns the state, territory, or province that issued a card; undefined for an unknown number. */
export function issuerName(iin: string): string | undefined {
  const code = Object.hasOwn(ofStates, iin) ? ofStates[iin] : undefined;
  if (code) return states[code].name;
  return Object.hasOwn(ofOthers, iin) ? ofOthers[iin] : undefined;
}
