import { mailingStateCodes } from '../../data/mailing-states.ts';
import { isZip } from '../zip.ts';
import type { CardElements } from './card-elements.ts';
import { type CardCountry, countryOfCard } from './issuers.ts';
import { regionName } from './regions.ts';
import { addressAsWritten } from './written-text.ts';

export type CardAddress = {
  addressLine: string | undefined;
  city: string | undefined;
  /** The code of a US state, the District of Columbia, a territory, or military mail. */
  stateCode: MailingState | undefined;
  /** The province of Canada or state of Mexico. */
  region: string | undefined;
  /** A ZIP code, or the postal code of another country. */
  zip: string | undefined;
  country: CardCountry | undefined;
};

type MailingState = (typeof mailingStateCodes)[number];

const usCode = (code: string): MailingState | undefined => mailingStateCodes.find((known) => known === code);

const cleaned = (text: string | undefined) =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[ ,]+$/, '')
    .trim();

const isMissing = (text: string) => /^(?:NONE|UNAVL|unavl)?$/.test(text);

/** Returns five digits, or nine unless the last four are zeros; undefined for postal codes of other countries. */
function zipOf(text: string): string | undefined {
  const [, five, four = '0000'] = /^(\d{5})[- ]?(\d{4})?$/.exec(text) ?? [];
  if (!five) return undefined;
  const zip = four === '0000' ? five : `${five}-${four}`;
  return isZip(zip) ? zip : undefined;
}

/** Returns a Canadian code with its space, or a Mexican one without the zeros that fill the element. */
function postalCodeOf(text: string): string | undefined {
  const [, area, unit] = /^([A-Z]\d[A-Z])[- ]?(\d[A-Z]\d)0*$/i.exec(text) ?? [];
  if (area && unit) return `${area} ${unit}`.toUpperCase();
  return text.replace(/^(\d{5})0{4}$/, '$1') || undefined;
}

/** Street, second line, city, state, and ZIP of the mailing address, and of the residence in versions 0 and 1. */
const mailing = ['DAG', 'DAH', 'DAI', 'DAJ', 'DAK'] as const;
const residence = ['DAL', 'DAM', 'DAN', 'DAO', 'DAP'] as const;

/** Returns a text for comparing: letters and digits only. */
const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the second line unless it repeats the first, or the city with or without state and ZIP code. */
function secondLine(street: string, more: string, rest: readonly string[]): string {
  const [line = '', first = ''] = [bare(more), bare(street)];
  const repeated = rest.map((_, at) => bare(rest.slice(0, at + 1).join('')));
  return first.endsWith(line) || repeated.includes(line) ? '' : more;
}

/** Returns the country of an address: that of the state or province if it is clear, or else the issuer's. */
function countryOf(code: string, postal: string, issuer: CardCountry | undefined): CardCountry | undefined {
  if (issuer !== 'MX' && regionName('CA', code)) return 'CA';
  if (issuer === 'US' || issuer === undefined) return usCode(code) ? 'US' : undefined;
  return usCode(code) && zipOf(postal) && !regionName(issuer, code) && issuer === 'CA' ? 'US' : issuer;
}

/** Returns the address on a card. */
export function cardAddress(card: Pick<CardElements, 'elements' | 'iin'>): CardAddress {
  const { elements } = card;
  const ids = elements.get('DAG') || elements.get('DAI') ? mailing : residence;
  const texts = ids.map((id) => cleaned(elements.get(id))).map((text) => (isMissing(text) ? '' : text));
  const [street = '', more = '', city = '', state = '', postal = ''] = texts;
  const code = state.toUpperCase();
  const country = countryOf(code, postal, countryOfCard(card));
  const written = (text: string) => addressAsWritten(text, code === 'HI') || undefined;
  const lines = [
    street,
    secondLine(street, more, [city, state, zipOf(postal)?.slice(0, 5) ?? postal]),
  ].filter(Boolean);
  const isForeign = country === 'CA' || country === 'MX';
  return {
    addressLine: written(lines.join(', ')),
    city: written(city),
    stateCode: isForeign ? undefined : usCode(code),
    region: isForeign ? (regionName(country, code) ?? written(state)) : undefined,
    zip: isForeign ? postalCodeOf(postal) : zipOf(postal),
    country,
  };
}
