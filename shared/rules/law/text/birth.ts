import { states } from '../../../data/states.ts';
import type { Finding } from './finding.ts';
import { distance } from './labels.ts';
import { leadsToLabel } from './number-before.ts';
import type { ReadText } from './read-text.ts';
import { dateAtStart, isDate, month } from './written-date.ts';

/** Children in affidavits and consents, who sign nothing. */
const childWords = [
  '(?:step|grand)?(?:son|daughter|child(?:ren)?)|minor|baby|infant|newborn|twins?|boy|girl',
  'hij[oa]s?|menor|bebe|nin[oa]|niet[oa]',
];
/** Others who sign nothing, or may be signers: the notary is asked. */
const otherWords = [
  'mother|father|mom|dad|parents?|wife|husband|spouse|brother|sister|siblings?|niece|nephew|grand(?:mother|father|parents?)',
  'travel|guardian(?:ship)?|custody|adoption|heirship|student|pupil|kids?|decedent|deceased|late|heirs?|beneficiary|ward|patient|adoptee|age \\d',
  'madre|padre|espos[oa]|herman[oa]|sobrin[oa]|difunt[oa]',
];
const child = new RegExp(
  String.raw`\b(?:${childWords.join('|')})(?:(?: \p{L}+){0,3}(?:,? age \d{1,2},?)? ?| \()$`,
  'iu',
);
const other = new RegExp(String.raw`\b(?:${[...childWords, ...otherWords].join('|')})\b`, 'iu');
/** A name before "born" or "DOB", which the words for signers and for IDs are not. */
const named =
  /(?<!\p{L})(?!(?:Signer|Principal|Affiant|Borrower|Grantor|Client|Customer|Applicant|Declarant|She|He|They|Her|His|The|License|Passport|Card|Verified|Shown)\b)\p{Lu}\p{Ll}[\p{L}'-]*(?: \(\d{1,2}\))?[.,:]? ?\(?(?:was |is |who was )?$/u;

const isOfChild = (text: string, start: number) => child.test(text.slice(Math.max(0, start - 50), start));

/** Reports whether the words around a birth name a person who is no signer. */
function isOfAnother(
  text: string,
  { start, end }: { start: number; end: number },
  signers: Signers,
): boolean {
  const before = text.slice(Math.max(0, start - farthest), start);
  if (other.test(before) || other.test(text.slice(end, end + farthest))) return true;
  return named.test(before) && !signers.some(({ firstName }) => firstName && before.includes(firstName));
}

/** The most characters between a birth and the person. */
const farthest = 60;

/** The signers of the entry, as far as births need them. */
export type Signers = readonly { firstName?: string | null | undefined }[];

const dateStart = new RegExp(String.raw`(?<!\d)\d|${month}`, 'giu');
/** Six or eight digits without separators, or one less for a month of one digit: `050180`, `5011980`. */
const digitsAlone = /^(?:\d{6}(?:\d\d)?|[1-9]\d{4}|[1-9]\d{2}(?:19|20)\d{2})(?!\d)/u;
/** The paper that a date was read from. */
const readFrom =
  /\b(?:on|per|and|on the|per the|seen on|as per)? ?(?:dl|id|(?:driver'?s? )?lic(?:ense|\.)?|passport|card|copy)\b/giu;

const isBirthDate = (text: string) => isDate(text) || digitsAlone.test(text);

/** "born in Altoona, July 4 1952": words of a place may follow, not those of a paper or an event. */
const bornThere = /^ ?(?:,? ?(?:in|at|and|&|here|there|abroad|near|en)(?![a-z]))/iu;
const otherEvent =
  /(?<![a-z])(?:dated|signed|sworn|recorded|executed|filed|deed|trust|will|trip|travel|exp(?:ires?)?|issued|until|thr(?:u|ough)|form|agreement|contract|certificate|married|moved|arrived|since|died|appeared|on file)(?![a-z])/iu;

/** Reports whether the words between a birth's label and a date leave it the date of that birth. */
function isOfBirth(label: string, gap: string): boolean {
  const far = distance(gap.replaceAll(readFrom, ''));
  if (far === 'tight') return true;
  return far === 'loose' && /^(?:born|naci)/iu.test(label) && bornThere.test(gap) && !otherEvent.test(gap);
}

/** Returns the dates of birth in a text. A year alone doesn't count, and neither does the birth of a child. */
export function birthDates({ text, labels }: ReadText, signers: Signers = []): Finding[] {
  return labels.flatMap(({ kind, start, end }): Finding[] => {
    if (kind !== 'birthDate' || isOfChild(text, start)) return [];
    const scope = text.slice(end, end + farthest + 40);
    const place = Array.from(scope.matchAll(dateStart)).find(({ index }) =>
      isBirthDate(scope.slice(index)),
    )?.index;
    const isFound =
      (place !== undefined && isOfBirth(text.slice(start, end), scope.slice(0, place))) ||
      isDateBefore(text.slice(Math.max(0, start - farthest), start));
    return isFound ? [{ thing: 'birthDate', isCertain: !isOfAnother(text, { start, end }, signers) }] : [];
  });
}

/** "5/1/1980 (DOB)", "July 14, 1959 is his date of birth". */
function isDateBefore(before: string): boolean {
  return Array.from(before.matchAll(dateStart)).some(({ index }) => {
    const rest = before.slice(index);
    const date = dateAtStart(rest) ?? digitsAlone.exec(rest)?.[0];
    return date !== undefined && leadsToLabel(rest.slice(date.length));
  });
}

const placeLabel =
  /\b(?:(?:place|country|city|state|town) of birth|birth ?place|p\.?o\.?b|lugar de nac(?:imiento)?)\b\.?(?: per \p{L}+)?[\s:,=(-]*(?:is |was )?(?<place>\p{L}+)/giu;
const bornIn = /\b(?:born (?:in|at) (?:the )?|nacid[oa] en )(?<place>\p{L}+)/giu;
/** "born Ponce, Puerto Rico". */
const bornTown = /\bborn (?<place>\p{L}+)(?: \p{L}+)?, ?(?:\p{L}{2}\b|\p{L}{4,})/giu;
const stateNames = new Set(Object.values(states).map(({ name }) => name.toLowerCase()));

const isName = (word: string) => /^\p{Lu}/u.test(word) || stateNames.has(word.toLowerCase());

/** Returns the places of birth in a text: names of places, not "born in another county". */
export function birthPlaces({ text }: ReadText, signers: Signers = []): Finding[] {
  return [placeLabel, bornIn, bornTown].flatMap((pattern) =>
    Array.from(text.matchAll(pattern))
      .filter(({ index, groups }) => isName(groups?.['place'] ?? '') && !isOfChild(text, index))
      .map(({ 0: { length }, index: start }) => ({
        thing: 'birthPlace' as const,
        isCertain: !isOfAnother(text, { start, end: start + length }, signers),
      })),
  );
}
