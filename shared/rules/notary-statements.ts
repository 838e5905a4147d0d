import { wirePath } from '../contract/wire.ts';
import { doubts } from '../data/doubts.ts';
import { numberKinds } from '../data/number-kinds.ts';
import { codeName } from '../entry/words.ts';
import type { EntryContent } from './law/entry-content.ts';
import { entryTexts } from './law/entry-texts.ts';
import { differsFrom, notePath, signingsOf } from './law/signed-as.ts';
import { openDoubtWords } from './open-doubt-words.ts';

const inSentence = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/**
 * Returns what is stated about an entry besides its fields, one sentence each: doubts that were left open, what a number in a
 * text is, that the act went on after a warning, and why the record differs from what was signed. They are facts, so they do not depend on the rules of today.
 */
export function notaryStatements(entry: EntryContent & { openDoubts?: readonly string[] }): string[] {
  const labels = new Map(entryTexts(entry).map(({ path, label }) => [wirePath(path), label]));
  const confirmed = (entry.textConfirmations ?? []).map(({ field, kind }) => {
    const text = labels.get(field ?? '') ?? field;
    return `The notary confirmed that the number in ${text} is ${inSentence(codeName(numberKinds, kind ?? ''))}.`;
  });
  const answered = (entry.warningResponses ?? [])
    .filter(({ warning }) => warning)
    .map(({ warning, response }) => {
      const continued = response ? `The notary continued: “${response}”` : 'The notary continued.';
      return `The notary was warned: ${inSentence(codeName(doubts, warning ?? ''))}. ${continued}`;
    });
  const differing = (entry.signatureNotes ?? []).flatMap(({ path, reason }) => {
    const person = signingsOf(entry).find(({ list, index }) => notePath(list, index) === path);
    // A note that is not needed says nothing.
    if (person && !(person.signedAs && differsFrom(person.signedAs, person.facts))) return [];
    return [
      `${person?.label ?? path}: the record differs from what was signed. The notary’s reason: “${reason}”`,
    ];
  });
  const open = openDoubtWords(entry.openDoubts).map((words) => `${words}.`);
  return [...open, ...confirmed, ...answered, ...differing];
}
