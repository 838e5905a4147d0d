import { states } from '../../../data/states.ts';
import type { Finding } from './finding.ts';
import { distance, scopeOf } from './labels.ts';
import type { ReadText } from './read-text.ts';
import { isDate } from './written-date.ts';

/** Those who are born in affidavits and consents, and sign nothing. */
const child =
  /\b(?:son|daughter|child|children|minor|baby|infant|twins?|grand(?:son|daughter|child)|boy|girl)(?: \p{L}+){0,3} ?$/iu;

const isOfChild = (text: string, start: number) => child.test(text.slice(Math.max(0, start - 50), start));

const dateStart = /\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
/** Six or eight digits without separators. */
const digitsAlone = /^\d{6}(?:\d\d)?(?!\d)/u;

const isBirthDate = (text: string) => isDate(text) || digitsAlone.test(text);

/** Returns the dates of birth in a text. A year alone doesn't count, and neither does the birth of a child. */
export function birthDates({ text, labels }: ReadText): Finding[] {
  const isFound = labels.some(({ kind, start }, index) => {
    if (kind !== 'birthDate' || isOfChild(text, start)) return false;
    const scope = scopeOf(text, labels, index);
    const place = dateStart.exec(scope)?.index ?? scope.length;
    return (
      (distance(scope.slice(0, place)) === 'tight' && isBirthDate(scope.slice(place))) ||
      dateBefore.test(text.slice(Math.max(0, start - 20), start))
    );
  });
  return isFound ? [{ thing: 'birthDate', isCertain: true }] : [];
}

/** "5/1/1980 (DOB)". */
const dateBefore = /(?<!\d)\d{1,4}[^\p{L}\d]\d{1,2}[^\p{L}\d]\d{1,4} ?[(,]? ?$/u;

const placeLabel =
  /\b(?:place of birth|birth ?place|p\.?o\.?b)\b\.?[\s:,=(-]*(?:is |was )?(?<place>\p{L}+)/giu;
const bornIn = /\bborn (?:in|at) (?:the )?(?<place>\p{L}+)/giu;
const stateNames = new Set(Object.values(states).map(({ name }) => name.toLowerCase()));

const isName = (word: string) => /^\p{Lu}/u.test(word) || stateNames.has(word.toLowerCase());

/** Returns the places of birth in a text: names of places, not "born in another county". */
export function birthPlaces({ text }: ReadText): Finding[] {
  const isFound = [placeLabel, bornIn].some((pattern) =>
    Array.from(text.matchAll(pattern)).some(
      ({ index, groups }) => isName(groups?.['place'] ?? '') && !isOfChild(text, index),
    ),
  );
  return isFound ? [{ thing: 'birthPlace', isCertain: true }] : [];
}
