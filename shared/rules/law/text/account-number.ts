import type { Finding } from './finding.ts';
import { distance, type Label, scopeOf } from './labels.ts';
import { numberBefore } from './number-before.ts';
import type { ReadText } from './read-text.ts';
import { isTelephoneOrZip } from './telephone-or-zip.ts';
import { isDate } from './written-date.ts';

const accountShape = /(?<!\p{L})[a-z]{0,2}\d(?:(?:[ .-]{0,2}|,)\d)*/iu;
/** `ending in 6789`, `xxxx6789`. */
const ending = /(?:\b(?:end(?:s|ing)?(?: (?:in|with))?|last four)\W*x?|[x*#\u2022]{1,12}\W?)\d{4}(?!\d)/iu;
const fewestDigits = 6;
/** With words between, more digits are an account. A bank's word leaves less doubt. */
const fewestFarther = { bank: 7, other: 8 };

const certain: Finding = { thing: 'account', isCertain: true };

/** Returns the numbers of financial accounts in a text, whole or their end. */
export function accountNumbers({ text, labels }: ReadText): Finding[] {
  const labeled = labels.flatMap(({ kind, isDoubtful }, index): Finding[] => {
    if (kind !== 'account' && kind !== 'bank') return [];
    if (kind === 'account' && !isDoubtful && hasNumberBefore(text, labels, index)) return [certain];
    const scope = scopeOf(text, labels, index);
    if (
      distance(scope.slice(0, ending.exec(scope)?.index ?? Number.POSITIVE_INFINITY)) === 'tight' &&
      ending.test(scope)
    ) {
      return [{ thing: 'account', isCertain: !isDoubtful }];
    }
    const found = accountShape.exec(scope);
    const far = distance(scope.slice(0, found?.index));
    const digits = found?.[0].replaceAll(/\D/gu, '').length ?? 0;
    const isTight = far === 'tight';
    if (kind === 'bank' && !isTight) return [];
    if (far === 'far' || digits < (isTight ? fewestDigits : fewestFarther[isDoubtful ? 'other' : 'bank']))
      return [];
    const rest = scope.slice(found?.index);
    if ((!isTight && isDate(rest)) || (isDoubtful && isTelephoneOrZip(rest))) return [];
    return [{ thing: 'account', isCertain: isTight && !isDoubtful }];
  });
  return hasIban(text) ? [...labeled, certain] : labeled;
}

/** "3304419827 is his savings account", "3304419827 (Old National savings)". */
function hasNumberBefore(text: string, labels: readonly Label[], index: number): boolean {
  const bank = labels[index - 1];
  const follows = bank?.kind === 'bank' && (labels[index]?.start ?? 0) - bank.end < 3;
  return numberBefore(text, labels, follows ? index - 1 : index) !== undefined;
}

const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![\p{L}\d])/gu;

/** Reports whether a text has an IBAN, by its shape and check digits (ISO 13616). */
function hasIban(text: string): boolean {
  return Array.from(text.matchAll(iban)).some(([found]) => {
    const compact = found.replaceAll(' ', '');
    const moved = compact.slice(4) + compact.slice(0, 4);
    return remainder97([...moved].map((character) => Number.parseInt(character, 36)).join('')) === 1;
  });
}

/** The remainder of a long number by 97, digit by digit. */
function remainder97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
