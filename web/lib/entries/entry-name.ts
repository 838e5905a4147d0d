import type { EntryRow } from '../api/api-types.ts';

type Named = Pick<EntryRow, 'entryNumber' | 'journal'>;

/** Returns the number of an entry as it is shown: with its journal, if the account has several. Undefined for a draft. */
export function entryNumberWords({ entryNumber, journal }: Named): string | undefined {
  if (entryNumber === null) return undefined;
  return journal === undefined ? entryNumber : `Journal ${journal}, No. ${Number(entryNumber)}`;
}

/** Returns the name of an entry at the beginning of a title or a line. */
export function entryName(entry: Named): string {
  const words = entryNumberWords(entry);
  if (words === undefined) return 'Entry';
  return entry.journal === undefined ? `Entry ${words}` : words;
}
