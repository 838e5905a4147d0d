import { withDaysInDigits } from './spoken-dates.ts';
import { withSpokenDigits } from './spoken-numbers.ts';

/** Characters that are not seen, or are drawn over others: they can hide between digits. */
const unseen = /[\p{Cf}\p{DI}\p{M}]/gu;

/** Returns the value of a decimal digit of any script. Unicode has the ten digits of a script in order, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** "3, 1, 8, 8": a list of single digits is one number, read slowly. */
const singleDigits = /(?<![\d,.])\d(?:, ?\d){3,}(?!\d)/gu;

/**
 * Returns a text as the recognizers read it: compatible characters in their plain form, without accents and invisible
 * characters, with ASCII digits also for spelled numbers and days, and with one kind of dash, space, and apostrophe. "last 4"
 * becomes "last four", because the 4 is no part of a number.
 */
export function normalizeText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Pd}\u2212\u2043\u02d7]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\u2018\u2019\u02bc`\u00b4]/gu, "'")
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return withSpokenDigits(withDaysInDigits(plain))
    .replaceAll(singleDigits, (list) => list.replaceAll(/, ?/gu, ' '))
    .replaceAll(/\blast 4\b/giu, 'last four');
}
