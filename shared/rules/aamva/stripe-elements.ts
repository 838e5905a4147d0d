import type { CardElements } from './card-elements.ts';

/** The state, the city, of 13 characters at most, the name, the address. */
const firstTrack = /%([A-Z]{2})([^^]{13}|[^^]{0,12}\^)([^^?]{1,35})\^([^^?]{1,80})\^?\?/i;
/** Issuer, license number, month of expiration, date of birth, and more digits of the number. */
const secondTrack = /;(\d{6})(\d{1,13})=(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})(\d{0,5})=?\?/;
/** Two versions, then the postal code, of eleven characters. */
const thirdTrack = /[%#+!]..([A-Z0-9 ]{11})/i;

/** Months that are none: the license does not expire, or it expires on the holder's birthday. */
const never = '77';
const onBirthday = '99';

function expiration(year: string, month: string, birthMonth: string, birthDay: string): string {
  if (month === never) return 'NONE';
  // Only the month is certain otherwise.
  return month === onBirthday ? `${birthMonth}${birthDay}20${year}` : '';
}

/**
 * Reads the text of a magnetic stripe (AAMVA DL/ID Card Design Standard, annex on magnetic stripes), which some
 * issuers print as a barcode. The date of birth is used for the date of expiration only.
 */
export function stripeElements(text: string): CardElements | undefined {
  const first = firstTrack.exec(text);
  const second = secondTrack.exec(text);
  if (!first || !second) return undefined;
  const [, state = '', city = '', name = '', address = ''] = first;
  const [, iin = '', number = '', year = '', month = '', , birthMonth = '', birthDay = '', more = ''] =
    second;
  const [street = '', secondLine = ''] = address.split('$');
  const third = thirdTrack.exec(text.slice(second.index + second[0].length));
  const elements = new Map([
    ['DAA', name],
    ['DAG', street],
    ['DAH', secondLine],
    ['DAI', city.replace('^', '')],
    ['DAJ', state],
    ['DAK', third?.[1] ?? ''],
    ['DAQ', number + more],
    ['DBA', expiration(year, month, birthMonth, birthDay)],
  ]);
  return { iin, parts: new Set(['DL']), elements, isDamaged: false };
}
