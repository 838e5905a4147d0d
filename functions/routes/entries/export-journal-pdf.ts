import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { inImageWorker } from '#functions/adapters/images/in-image-worker.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportJournalPdf } from '#functions/services/exports/export-journal-pdf.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { exportJournalPdf as contract } from '#shared/contract/exports.ts';
import { filtersOf } from '#shared/rules/entry-filters.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, (account) =>
    exportJournalPdf(
      {
        ...integrityDeps(),
        ...frontPageDeps(),
        entries: entryStore(table()),
        index: searchIndexStore(table()),
        batch: entryBatch(table()),
        images: imageFiles(),
        thumbnail: (file) => inImageWorker('signatureThumbnail', file),
        documents: documents(),
        exports: exportFiles(),
        newId: () => ulid(),
        now: () => new Date(),
      },
      { account, filters: filtersOf(query) },
    ),
  ),
);
