import { custodyWord } from './custody-words.ts';
import type { Finding } from './finding.ts';
import { distance, type Label, scopeOf } from './labels.ts';
import { numberBefore } from './number-before.ts';
import type { ReadText } from './read-text.ts';
import { isStreetNumber } from './street-number.ts';
import { isTelephoneOrZip } from './telephone-or-zip.ts';
import { isDate } from './written-date.ts';

/** The shortest ID number. Texts have many shorter numbers: pages, years, house numbers. */
const fewestDigits = 5;
/** Without a word that names the number, or with other words between, only longer numbers count. */
const fewestInDoubt = 7;

/** Up to six letters, then digits, perhaps with letters and separators among them: `S123-4567-8901`, `A 123 456 789`, `418,207`. */
const idShape =
  /(?<!\$ ?[\d,.]{0,12})(?:(?<!\p{L})(?:[a-z]{1,6}-?|[a-z] ))?\d(?:(?:[ ./_-]{0,2}[a-z]{0,3}|,)\d)*/giu;
/** Letters directly before digits are part of the number, so that four digits suffice: `QN4418`. They are no word or sign of a place. */
const lettered =
  /^(?!exp|iss|apt|fm|hwy|rm|ste|no|cr|sr|us|bk|box|pg|pp|vol|rev|ps|sec|dl)[a-z]{1,3}-?\d{4}$/iu;
const passedNumber = /\d(?:[/.-]?\d)*/gu;
/** "ending 6789", "****6789". */
const part = /\b(?:last four|ends?|ending)\b|[x*\u2022]{2,}\W?\d{4}$/iu;
/** "ID 83702" is the end of an address in Idaho. */
const zip = /^ 83[2-8]\d{2}(?:-\d{4})?(?![-\d])/u;

/** "Houston, TX 77001". */
const cityAndState = /\p{Lu}\p{Ll}+,? [A-Z]{2} $/u;

const countDigits = (number: string) => number.replaceAll(/\D/gu, '').length;

/** Returns the ID numbers of a text: numbers beside a word for an ID. */
export function idNumbers({ text, labels }: ReadText): Finding[] {
  return labels.flatMap((label, index) =>
    label.kind === 'id' || (label.kind === 'card' && label.isDoubtful)
      ? [
          ...after(text, label, scopeOf(text, labels, index)),
          ...before(label, numberBefore(text, labels, index)),
        ]
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
  const mayBeShort =
    custodyWord.test(text.slice(start, end)) || /(?:#|\bno\.?) ?$/iu.test(scope.slice(0, index));
  // A date or a count may come first: "DL, exp 4/15/2030, 12345678".
  const found = numbers.find(
    (one) =>
      (one.digits >= fewestDigits || (mayBeShort && lettered.test(one.number))) &&
      !isDate(scope.slice(one.index)) &&
      !(one.digits === 5 && cityAndState.test(scope.slice(0, one.index))) &&
      !isStreetNumber(scope, one.index),
  );
  if (!found) return [];
  const far = distance(scope.slice(0, found.index).replaceAll(passedNumber, ''));
  const isCertain = found === first && far === 'tight' && !isDoubtful;
  if (isCertain) return [{ thing: 'idNumber', isCertain }];
  const isOther = far === 'far' || found.digits < fewestInDoubt || isTelephoneOrZip(scope.slice(found.index));
  return isOther ? [] : [{ thing: 'idNumber', isCertain }];
}

const before = ({ isDoubtful }: Label, number: string | undefined): Finding[] =>
  number === undefined || isDoubtful ? [] : [{ thing: 'idNumber', isCertain: true }];

/** Reports whether a text in which no number belongs, such as a name, has one as long as an ID number. */
export function hasIdNumber({ text }: ReadText): boolean {
  const [found = ''] = text.match(idShape) ?? [];
  return countDigits(found) >= fewestDigits;
}
