import type { SuggestSignersDeps } from '#functions/services/signers/suggest-signers.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for suggestions of signers. */
export const suggestSignersDeps = (): SuggestSignersDeps => ({
  entries: entryStore(table()),
  batch: entryBatch(table()),
  journal: journalStore(table()),
  index: searchIndexStore(table()),
  now: () => new Date(),
});
