import type { Finding } from './finding.ts';
import { distance, type Label, scopeOf } from './labels.ts';
import type { ReadText } from './read-text.ts';
import { isStreetNumber } from './street-number.ts';
import { isDate } from './written-date.ts';

/** The shortest ID number. Texts have many shorter numbers: pages, years, house numbers. */
const fewestDigits = 5;
/** Without a word that names the number, or with other words between, only longer numbers count. */
const fewestInDoubt = 7;

/** Up to four letters, then digits, perhaps with letters and separators among them: `S123-4567-8901`, `A 123 456 789`. */
const idShape = /(?:(?<!\p{L})(?:[a-z]{1,4}-?|[a-z] ))?\d(?:[ ./_-]{0,2}[a-z]{0,3}\d)*/iu;
const lastFour = /\b(?:last four|ends?|ending)\b/iu;
/** "ID 83702" is also the end of an address in Idaho. */
const zip = /^ \d{5}(?:-\d{4})?(?![-\d])/u;

const countDigits = (number: string) => number.replaceAll(/\D/gu, '').length;

/** Returns the ID numbers of a text: numbers beside a word for an ID. */
export function idNumbers({ text, labels }: ReadText): Finding[] {
  return labels.flatMap((label, index) =>
    label.kind === 'id'
      ? [...after(text, label, scopeOf(text, labels, index)), ...before(text, labels, index)]
      : [],
  );
}

function after(text: string, { start, end, isDoubtful }: Label, scope: string): Finding[] {
  const found = idShape.exec(scope);
  if (!found) return [];
  const [number] = found;
  const gap = scope.slice(0, found.index);
  const far = distance(gap);
  const place = end + found.index;
  const digits = countDigits(number);
  if (digits === 4 && far !== 'far' && isPart(text, start, gap))
    return [{ thing: 'idNumberPart', isCertain: true }];
  if (far === 'far' || digits < fewestDigits || isDate(text.slice(place))) return [];
  if (text.slice(start, end) === 'ID' && zip.test(scope)) return [];
  const isTight = far === 'tight';
  if ((!isTight || isDoubtful) && digits < fewestInDoubt) return [];
  return isStreetNumber(text, place) ? [] : [{ thing: 'idNumber', isCertain: isTight && !isDoubtful }];
}

const isPart = (text: string, start: number, gap: string) =>
  lastFour.test(gap) || lastFour.test(text.slice(Math.max(0, start - 15), start));

/** "12345678 is his driver's license", "D1234567 (CA DL)". */
const numberBefore =
  /(?<![\p{L}\d])[a-z]{0,3}\d(?:[ ./_-]?[a-z]?\d){5,}[ ,([]*(?:(?:is|was) (?:(?:the|his|her|their|signer's) )*)?(?:[a-z]{2} )?$/iu;
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
  const found = idShape.exec(text);
  return found !== null && countDigits(found[0]) >= fewestDigits;
}
