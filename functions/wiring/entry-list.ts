import type { ListEntriesDeps } from '#functions/services/entries/list-entries.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for lists of entries. */
export const listEntriesDeps = (): ListEntriesDeps => ({
  entries: entryRows(table()),
  addenda: addendumStore(table()),
  journal: journalStore(table()),
  // Loaded with the first filter, so a list without filters starts faster.
  search: async (...search) => (await import('./entry-search.ts')).searchEntries(...search),
  now: () => new Date(),
});
