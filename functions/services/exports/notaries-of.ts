import type { EntryItem } from '#functions/store/entries/entry-item.ts';

/** Returns the sealed notary names of the entries, in order of first use. Blank without entries. */
export const notariesOf = (entries: readonly Pick<EntryItem, 'notaryName'>[]): string =>
  [...new Set(entries.flatMap(({ notaryName }) => notaryName ?? []))].join(', ');
