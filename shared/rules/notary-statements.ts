import { wirePath } from '../contract/wire.ts';
import { guards } from '../data/guards.ts';
import { numberKinds } from '../data/number-kinds.ts';
import { codeName } from '../entry/words.ts';
import type { EntryContent } from './law/entry-content.ts';
import { entryTexts } from './law/entry-texts.ts';

const inSentence = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/**
 * Returns what the notary stated about an entry besides its fields, one sentence each: what a number in a text is, and that
 * the act went on after a warning. They are facts, so they do not depend on the rules of today.
 */
export function notaryStatements(entry: EntryContent): string[] {
  const labels = new Map(entryTexts(entry).map(({ path, label }) => [wirePath(path), label]));
  const confirmed = (entry.textConfirmations ?? []).map(({ field, kind }) => {
    const text = labels.get(field ?? '') ?? field;
    return `The notary confirmed that the number in ${text} is ${inSentence(codeName(numberKinds, kind ?? ''))}.`;
  });
  const answered = (entry.warningResponses ?? []).map(({ warning, response }) => {
    const continued = response ? `The notary continued: “${response}”` : 'The notary continued.';
    return `The notary was warned: ${inSentence(codeName(guards, warning ?? ''))}. ${continued}`;
  });
  return [...confirmed, ...answered];
}
