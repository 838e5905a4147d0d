import type { Basis } from '../basis.ts';
import type { EntryContent } from '../entry-content.ts';
import type { TextUse } from '../entry-texts.ts';
import { type Ruling, ruling } from '../ruling.ts';
import { accountNumbers } from './account-number.ts';
import { bareNumbers } from './bare-number.ts';
import { birthDates, birthPlaces, type Signers } from './birth.ts';
import type { Finding, Thing } from './finding.ts';
import { hasIdNumber, idNumbers } from './id-number.ts';
import { paymentCards } from './payment-card.ts';
import { type ReadText, readText } from './read-text.ts';
import { socialSecurityNumbers } from './social-security.ts';

const recognizers: readonly ((read: ReadText, signers: Signers) => Finding[])[] = [
  socialSecurityNumbers,
  paymentCards,
  idNumbers,
  accountNumbers,
  birthDates,
  birthPlaces,
];

/** The rule that keeps content out of texts; without a citation it is a rule of every journal. */
type Prohibition = { basis?: Basis; lastFour?: 'by_law' | 'by_advice' };

/** Returns the rule that keeps content out of the texts of an entry, or undefined where it is allowed. */
export function prohibitionOf(ruled: Ruling, thing: Thing): Prohibition | undefined {
  switch (thing) {
    case 'ssn':
      return inEveryJournal(ruled.prohibits('ssn'));
    case 'card':
      return inEveryJournal(ruled.prohibits('credit_card_number'));
    case 'ssnPart':
      return byLaw(ruled.prohibits('ssn'));
    case 'idNumber':
      return byLaw(ruled.prohibitsIdNumbers()) ?? wholeNumber(ruled);
    case 'idNumberPart':
      return byLaw(ruled.prohibitsIdNumbers());
    case 'account':
      return byLaw(ruled.prohibits('financial_account_number'));
    case 'birthDate':
      return byLaw(ruled.prohibits('date_of_birth'));
    case 'birthPlace':
      return byLaw(ruled.prohibits('place_of_birth'));
  }
}

const byLaw = (basis: Basis | undefined): Prohibition | undefined => basis && { basis };
const inEveryJournal = (basis: Basis | undefined): Prohibition => byLaw(basis) ?? {};

function wholeNumber({ lastFourOnly }: Ruling): Prohibition | undefined {
  const only = lastFourOnly();
  return only && { basis: only.basis, lastFour: only.isAdvice ? 'by_advice' : 'by_law' };
}

/**
 * Returns the content of a text that an entry may not have, one finding for each kind, the certain ones first.
 * In a name, an ID number, or a ZIP code, nothing is left to ask.
 */
export function textFindings(entry: EntryContent, typed: string, use: TextUse = 'any'): Finding[] {
  const ruled = ruling(entry);
  const read = readText(typed);
  const found = recognizers.flatMap((recognize) => recognize(read, entry.signers ?? []));
  if (use === 'any') found.push(...bareNumbers(read));
  const isUnnamed = use === 'words' && found.length === 0 && hasIdNumber(read);
  if (isUnnamed) found.push({ thing: 'idNumber', isCertain: true });
  const byThing = new Map<Thing, Finding>();
  for (const { thing, isCertain } of found) {
    if (!prohibitionOf(ruled, thing)) continue;
    byThing.set(thing, {
      thing,
      isCertain: isCertain || use !== 'any' || byThing.get(thing)?.isCertain === true,
    });
  }
  return [...byThing.values()].toSorted((left, right) => Number(right.isCertain) - Number(left.isCertain));
}
