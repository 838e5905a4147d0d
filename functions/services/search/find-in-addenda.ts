import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import { isNamed } from '#shared/rules/search-words.ts';

export type FindInAddendaDeps = { addenda: Pick<AddendumStore, 'between'> };

/**
 * Returns the numbers of entries up to `lastNumber` with an addendum in which every search word is the
 * beginning of a word. Returns none without words. Reads all addenda of the journal, because they are few
 * (docs/adr/0058-addenda.md).
 */
export async function findInAddenda(
  { addenda }: FindInAddendaDeps,
  journalId: string,
  { words, lastNumber }: { words: readonly string[]; lastNumber: number },
): Promise<number[]> {
  if (words.length === 0) return [];
  const found = await addenda.between(journalId, { from: 1, to: lastNumber });
  return [...found].flatMap(([number, some]) =>
    some.some((one) => one && isNamed(`${one.reason} ${one.text}`, words)) ? [number] : [],
  );
}
