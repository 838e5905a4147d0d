import { isStateCode, type StateCode } from '../../data/states.ts';
import { isZip } from '../zip.ts';
import type { CardElements } from './read-elements.ts';
import { asWritten } from './written-text.ts';

export type CardAddress = {
  addressLine: string | undefined;
  city: string | undefined;
  stateCode: StateCode | undefined;
  zip: string | undefined;
};

const cleaned = (text: string | undefined) =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[ ,]+$/, '')
    .trim();

const written = (text: string) => (/^(?:NONE|UNAVL)?$/i.test(text) ? undefined : asWritten(text));

/** Returns five digits, or nine unless the last four are zeros; undefined for postal codes of other countries. */
function zipOf(text: string): string | undefined {
  const [, five, four = '0000'] = /^(\d{5})[- ]?(\d{4})?$/.exec(text) ?? [];
  if (!five) return undefined;
  const zip = four === '0000' ? five : `${five}-${four}`;
  return isZip(zip) ? zip : undefined;
}

/** Street, second line, city, state, and ZIP of the mailing address, and of the residence in versions 0 and 1. */
const mailing = ['DAG', 'DAH', 'DAI', 'DAJ', 'DAK'] as const;
const residence = ['DAL', 'DAM', 'DAN', 'DAO', 'DAP'] as const;

/** Returns the address on a card. State and ZIP code are set only for the 50 states. */
export function cardAddress({ elements }: Pick<CardElements, 'elements'>): CardAddress {
  const ids = elements.get('DAG') || elements.get('DAI') ? mailing : residence;
  const [street = '', more = '', city = '', state = '', zip = ''] = ids.map((id) =>
    cleaned(elements.get(id)),
  );
  const lines = [street, more].filter((line) => written(line)).join(', ');
  const code = state.toUpperCase();
  return {
    addressLine: written(lines),
    city: written(city),
    stateCode: isStateCode(code) ? code : undefined,
    zip: zipOf(zip),
  };
}
