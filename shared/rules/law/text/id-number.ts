import type { Finding } from './finding.ts';
import { distance, type Label, scopeOf } from './labels.ts';
import type { ReadText } from './read-text.ts';
import { isStreetNumber } from './street-number.ts';
import { isTelephoneOrZip } from './telephone-or-zip.ts';
import { isDate } from './written-date.ts';

/** The shortest ID number. Texts have many shorter numbers: pages, years, house numbers. */
const fewestDigits = 5;
/** Without a word that names the number, or with other words between, only longer numbers count. */
const fewestInDoubt = 7;

/** Up to six letters, then digits, perhaps with letters and separators among them: `S123-4567-8901`, `A 123 456 789`. */
const idShape = /(?:(?<!\p{L})(?:[a-z]{1,6}-?|[a-z] ))?\d(?:[ ./_-]{0,2}[a-z]{0,3}\d)*/giu;
const passedNumber = /\d(?:[/.-]?\d)*/gu;
/** "ending 6789", "****6789". */
const part = /\b(?:last four|ends?|ending)\b|[x*\u2022]{2,}\W?\d{4}$/iu;
/** "ID 83702" is the end of an address in Idaho. */
const zip = /^ 83[2-8]\d{2}(?:-\d{4})?(?![-\d])/u;

const countDigits = (number: string) => number.replaceAll(/\D/gu, '').length;

/** Returns the ID numbers of a text: numbers beside a word for an ID. */
export function idNumbers({ text, labels }: ReadText): Finding[] {
  return labels.flatMap((label, index) =>
    label.kind === 'id' || (label.kind === 'card' && label.isDoubtful)
      ? [...after(text, label, scopeOf(text, labels, index)), ...before(text, labels, index)]
      : [],
  );
}

function after(text: string, { kind, start, end, isDoubtful }: Label, scope: string): Finding[] {
  const numbers = Array.from(scope.matchAll(idShape), ({ 0: number, index }) => ({
    number,
    index,
    digits: countDigits(number),
  }));
  const [first] = numbers;
  if (!first || (text.slice(start, end) === 'ID' && zip.test(scope))) return [];
  const { index, number, digits } = first;
  const isPart =
    part.test(scope.slice(0, index + number.length)) || part.test(text.slice(Math.max(0, start - 15), start));
  if (kind === 'id' && digits === 4 && isPart && distance(scope.slice(0, index)) !== 'far')
    return [{ thing: 'idNumberPart', isCertain: true }];
  // A date or a count may come first: "DL, exp 4/15/2030, 12345678".
  const found = numbers.find(
    (one) =>
      one.digits >= fewestDigits && !isDate(scope.slice(one.index)) && !isStreetNumber(scope, one.index),
  );
  if (!found) return [];
  const far = distance(scope.slice(0, found.index).replaceAll(passedNumber, ''));
  const isCertain = found === first && far === 'tight' && !isDoubtful;
  if (isCertain) return [{ thing: 'idNumber', isCertain }];
  const isOther = far === 'far' || found.digits < fewestInDoubt || isTelephoneOrZip(scope.slice(found.index));
  return isOther ? [] : [{ thing: 'idNumber', isCertain }];
}

/** "12345678 is his driver's license", "D1234567 (CA DL)". */
const numberBefore =
  /(?<![\p{L}\d])[a-z]{0,3}\d(?:[ ./_-]?[a-z]?\d){5,}[ ,=:([-]*(?:(?:is|was) (?:(?:the|his|her|their|signer's) )*)?(?:(?:[a-z]{2}|[a-z]{4,}) )?$/iu;
/** Longer than any ID number with the words after it. A search of the whole text at each label would take too long. */
const farthestBefore = 100;

function before(text: string, labels: readonly Label[], index: number): Finding[] {
  const { start = 0, isDoubtful } = labels[index] ?? {};
  const from = Math.max(0, start - farthestBefore);
  const found = isDoubtful ? null : numberBefore.exec(text.slice(from, start));
  if (!found) return [];
  const owner = labels[index - 1];
  const hasOwner = owner && distance(text.slice(owner.end, from + found.index)) !== 'far';
  return hasOwner || isDate(found[0]) ? [] : [{ thing: 'idNumber', isCertain: true }];
}

/** Reports whether a text in which no number belongs, such as a name, has one as long as an ID number. */
export function hasIdNumber({ text }: ReadText): boolean {
  const [found = ''] = text.match(idShape) ?? [];
  return countDigits(found) >= fewestDigits;
}
