import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportJournalCsv } from '#functions/services/exports/export-journal-csv.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { exportJournalCsv as contract } from '#shared/contract/exports.ts';
import { filtersOf } from '#shared/rules/entry-filters.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, (account) =>
    exportJournalCsv(
      {
        ...integrityDeps(),
        entries: entryStore(table()),
        journal: journalStore(table()),
        index: searchIndexStore(table()),
        batch: entryBatch(table()),
        exports: exportFiles(),
        newId: () => ulid(),
        now: () => new Date(),
      },
      { account, filters: filtersOf(query) },
    ),
  ),
);
