import type { EntryContent } from '../entry-content.ts';
import { bars, idNumbersBarred, lastFourOnly } from '../law-binding.ts';
import { accountNumbers } from './account-number.ts';
import { birthDates, birthPlaces } from './birth.ts';
import type { Finding, Thing } from './finding.ts';
import { hasIdNumber, idNumbers } from './id-number.ts';
import { paymentCards } from './payment-card.ts';
import { type ReadText, readText } from './read-text.ts';
import { socialSecurityNumbers } from './social-security.ts';

const recognizers: readonly ((read: ReadText) => Finding[])[] = [
  socialSecurityNumbers,
  paymentCards,
  idNumbers,
  accountNumbers,
  birthDates,
  birthPlaces,
];

/** Reports whether content may not be in the texts of an entry: by its state's law, or in any journal. */
function isProhibited(entry: EntryContent, thing: Thing): boolean {
  switch (thing) {
    case 'ssn':
    case 'card':
      return true;
    case 'ssnPart':
      return bars(entry, 'ssn') !== undefined;
    case 'idNumber':
      return (idNumbersBarred(entry) ?? lastFourOnly(entry)) !== undefined;
    case 'idNumberPart':
      return idNumbersBarred(entry) !== undefined;
    case 'account':
      return bars(entry, 'financial_account_number') !== undefined;
    case 'birthDate':
      return bars(entry, 'date_of_birth') !== undefined;
    case 'birthPlace':
      return bars(entry, 'place_of_birth') !== undefined;
  }
}

/**
 * Returns the content of a text that an entry may not have, one finding for each kind, the certain ones first.
 * `isNumberless` marks a text in which no number belongs, such as a name or an agency.
 */
export function textFindings(entry: EntryContent, typed: string, isNumberless = false): Finding[] {
  const read = readText(typed);
  const found = recognizers.flatMap((recognize) => recognize(read));
  if (isNumberless && hasIdNumber(read)) found.push({ thing: 'idNumber', isCertain: true });
  const prohibited = found
    .filter(({ thing }) => isProhibited(entry, thing))
    .toSorted((left, right) => Number(right.isCertain) - Number(left.isCertain));
  return [...new Map(prohibited.toReversed().map((finding) => [finding.thing, finding])).values()].toReversed();
}
