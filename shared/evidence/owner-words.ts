import { dayInWords } from '../rules/shown-day.ts';
import { quoted } from './quoted.ts';
import type { SealedRecord } from './record/sealed-record.ts';
import type { Fact } from './report.ts';

/** Returns whose journal it is, and claims no more than we know: anyone can open an account in any name. */
export const ownerWords = (name: string): string =>
  `an account in the name of ${quoted(name)}. Nobody has checked this name.`;

/** Returns the name and the commission in the record of an entry, neither of which we checked. */
export function ownerFacts({ notary_name, commission }: NonNullable<SealedRecord['entry']>): Fact[] {
  const words = ownerWords(notary_name);
  const listed = commission
    ? `${commission.commission_number} (${commission.state}), expires ${dayInWords(commission.expiration_date)}. Listed by the notary.`
    : 'None was listed.';
  return [
    { label: 'Notary', value: `${words.charAt(0).toUpperCase()}${words.slice(1)}` },
    { label: 'Commission', value: listed },
  ];
}

/** Returns when a journal was opened. */
export const openedFact = (at: string, timeZone?: string): Fact => ({
  label: 'Journal opened',
  value: dayInWords(at, timeZone),
});
