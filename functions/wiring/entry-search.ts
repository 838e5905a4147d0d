import { beginSearch } from '#functions/services/search/begin-search.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';

/** Starts a search of submitted entries, with its dependencies. */
export const searchEntries = (journalId: string, filters: EntryFilters) =>
  beginSearch(
    { entries: entryRows(table()), index: searchIndexStore(table()), addenda: addendumStore(table()) },
    journalId,
    filters,
  );
