import { states } from '../../../data/states.ts';
import { bankWord } from './bank-words.ts';
import { fillerWords, labelWords, personalWords } from './label-words.ts';
import { utilityBefore, utilityWord } from './utility-words.ts';

/** A word or phrase that says what the number after it is. */
export type Label = {
  kind: Exclude<keyof typeof labelWords, 'weakId'>;
  start: number;
  end: number;
  /** The words do not say whether the number identifies a person, such as "plumber ID", or the account is a bank's. */
  isDoubtful: boolean;
};

const label = new RegExp(
  Object.entries(labelWords)
    .map(([kind, words]) => `(?<${kind}>(?<![a-z])(?:${words.join('|')})(?![a-z]))`)
    .join('|'),
  'giu',
);

const stateWords = Object.values(states).map(({ name }) => name.toLowerCase());
const personal = new Set([...personalWords, ...stateWords.flatMap((name) => name.split(' '))]);

/** Returns the labels of a normalized text, in order. */
export function labelsOf(text: string): Label[] {
  return Array.from(text.matchAll(label), ({ 0: { length }, index: start, groups = {} }) => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as keyof typeof labelWords;
    const place = { start, end: start + length };
    if (kind === 'account' && isOfUtility(text, place)) return { kind: 'other', ...place, isDoubtful: false };
    if (kind === 'weakId') return { kind: 'id', ...place, isDoubtful: !isPersonal(text, start) };
    return { kind, ...place, isDoubtful: isDoubtful(kind, text, place) };
  });
}

/** Reports whether an account is one with a utility, such as "Duke Energy account", and not the bank account that pays it. */
function isOfUtility(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!utilityAccount.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - farthest), start);
  const utility = utilityBefore.exec(before);
  if (utility) return !bankWord.test(before.slice(utility.index));
  const nearby = text.slice(Math.max(0, start - farthest), end + farthest);
  return utilityWord.test(nearby) && !bankWord.test(nearby);
}
const utilityAccount = /^(?:acc|acct|acnt|a\/c|c(?:uen)?ta)/iu;

/** The last word before a place in a text, if only spaces are between them. */
const wordBefore = (text: string, place: number): string =>
  /([\p{L}'-]+)\.? ?$/u.exec(text.slice(Math.max(0, place - 30), place))?.[1]?.toLowerCase() ?? '';

/** Two letters are the code of a state, and "Maria's" is a person. */
function isPersonal(text: string, start: number): boolean {
  const word = wordBefore(text, start);
  return word.length <= 2 || word.endsWith("'s") || personal.has(word);
}

function isDoubtful(
  kind: Label['kind'],
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  if (kind === 'account') {
    const nearby = text.slice(Math.max(0, start - farthest), end + farthest);
    return (
      !bankWord.test(nearby) || /^(?:escrow|trust|client|customer|member)$/u.test(wordBefore(text, start))
    );
  }
  if (kind === 'bank') return true;
  // "Card no." may continue the name of an ID that is unknown here.
  if (kind === 'card') return /^card$/iu.test(text.slice(start, end));
  // A person's taxpayer number is a Social Security number, and many counties call a parcel's number a tax ID.
  return kind === 'other' && /^tax(?:payer)?\.? ?(?:id|number|no|#)/iu.test(text.slice(start, end));
}

const fillers = new RegExp(
  String.raw`^(?:[^a-z\d]|(?<![a-z])(?:${fillerWords.join('|')}|[a-z]{2}|${stateWords.join('|')})(?![a-z]))*$`,
  'iu',
);
/** "passport (Brazil)". */
const aside = /\([^)\d]*\)/gu;
/** "passport of Ukraine", "passport EU - Germany", "passport Honduras". */
const ofIssuer =
  /(?<= (?:of|from|de|-)) \p{Lu}\p{Ll}+|^ (?!Exp|Iss|Valid|Class|Fee|Good|Until|Thr|Renew)\p{Lu}\p{Ll}{3,}/gu;
/** The letters of an issuer directly before a number, such as "MBCI 004471". */
const issuer = /(?<= )[A-Z]{3,5}[ :#-]*$/u;
/** A few words of the same sentence. An abbreviation does not end it, and neither does "Number:" after a period. */
const sameSentence = /^(?:[^.!?\d]|(?<=(?<![a-z])[a-z]{1,3})\.|\.(?= ?(?:no|num|#)))*$/iu;
const farthest = 60;

/** The text between a label and a number: nothing of note, a few words, or more. */
type Distance = 'tight' | 'loose' | 'far';

/** Returns how closely a number follows its label. */
export function distance(gap: string): Distance {
  if (gap.length > farthest) return 'far';
  if (fillers.test(gap.replace(aside, '').replace(ofIssuer, '').replace(issuer, ''))) return 'tight';
  return sameSentence.test(gap) ? 'loose' : 'far';
}

/** Returns the label that a number directly follows, perhaps with words such as "no." between them. */
export function tightLabel(text: string, labels: readonly Label[], start: number): Label | undefined {
  const nearest = labels.findLast(({ end }) => end <= start);
  return nearest && distance(text.slice(nearest.end, start)) === 'tight' ? nearest : undefined;
}

/** The text from the end of a label to the next one, in which its number is. */
export function scopeOf(text: string, labels: readonly Label[], index: number): string {
  const end = labels[index]?.end ?? 0;
  return text.slice(end, Math.min(labels[index + 1]?.start ?? text.length, end + farthest + 40));
}
