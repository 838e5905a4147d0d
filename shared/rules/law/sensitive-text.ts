import type { EntryContent } from './entry-content.ts';
import { bars, idNumbersBarred } from './law-binding.ts';

// The length of separators is bounded, so that no text takes long to search.
/** Three, two, and four digits, with dashes or spaces between them. */
const socialSecurityNumber = /(?<![\p{L}\d])\d{3}[\s\p{Pd}]{1,3}\d{2}[\s\p{Pd}]{1,3}\d{4}(?![\p{L}\d])/u;
/** Digits, also in groups with spaces or dashes between them. */
const digitRun = /(?<![\p{L}\d])\d+(?:[\s\p{Pd}]{1,3}\d+)*(?![\p{L}\d])/gu;

const identifyingNumber =
  /\b(?:(?:driver['’]?s?\s+licen[cs]e|d\.?l|passport|state\s+id|id\s+card|identification)\b[\s:,.]{0,5}(?:no\.?|number|#)?|id[\s:,.]{0,5}(?:no\.?|number|#))[\s:.#]{0,5}[a-z]{0,3}\d{5,}/iu;
const accountNumber = /\b(?:account|acct|routing)\b[\s:,.]{0,5}(?:no\.?|number|#)?[\s:.#]{0,5}\d{5,}/iu;
const birthDate =
  /\b(?:d\.?o\.?b\.?|date\s+of\s+birth|birth\s*date|born(?:\s+on)?)(?![\p{L}])[\s:,.]{0,5}\p{L}{0,12}[\s,.]{0,5}\d/iu;
const birthPlace = /\b(?:place\s+of\s+birth|birthplace|born\s+in)\b/iu;

/** Reports whether digits satisfy Luhn's check, as every payment card number does (ISO/IEC 7812-1). */
function satisfiesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const longestCard = 19;

const isCardNumber = (digits: string) =>
  digits.length >= 13 && digits.length <= longestCard && satisfiesLuhn(digits);

/** Reports whether a run of digits, or its groups when written like a card (4 first), is a card number. */
function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(digitRun)) {
    const groups = run.split(/\D+/u);
    if (isCardNumber(groups.join('')) || groups.some(isCardNumber)) return true;
    for (let start = 0; start < groups.length; start += 1) {
      if (groups[start]?.length !== 4) continue;
      let digits = '';
      for (let end = start; end < groups.length && digits.length < longestCard; end += 1) {
        digits += groups[end];
        if (isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}

/** Returns the name, with its article, of content that no journal may have, or undefined. */
export function sensitiveNumber(text: string): string | undefined {
  if (socialSecurityNumber.test(text)) return 'a Social Security number';
  if (holdsCardNumber(text)) return 'a payment card number';
  return undefined;
}

/** Returns content of a text that the law of the entry's state prohibits. */
export function barredText(entry: EntryContent, text: string): string | undefined {
  if (idNumbersBarred(entry) && identifyingNumber.test(text)) return 'ID numbers';
  if (bars(entry, 'financial_account_number') && accountNumber.test(text)) return 'Account numbers';
  if (bars(entry, 'date_of_birth') && birthDate.test(text)) return 'Dates of birth';
  if (bars(entry, 'place_of_birth') && birthPlace.test(text)) return 'Places of birth';
  return undefined;
}
