import { log, logMessages } from '#functions/middleware/log-request.ts';
import { measuredValue } from '#functions/middleware/product-metrics.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportJournalCertificate } from '#functions/services/exports/export-journal-certificate.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { exportJournalCertificate as contract } from '#shared/contract/exports.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, (account) =>
    exportJournalCertificate(
      {
        chain: chainStore(table()),
        journal: journalStore(table()),
        batch: entryBatch(table()),
        addenda: addendumStore(table()),
        destructions: destructionStore(table()),
        witnesses: witnessStore(table()),
        reportFaults: (journalId, faults) =>
          log().error(logMessages.sealBroken, {
            journal_id: journalId,
            faults,
            ...measuredValue('seals-broken', 1, 'Count', Date.now()),
          }),
        annex: importStore(table()),
        documents: documents(),
        now: () => new Date(),
      },
      { account, from: query.from, to: query.to },
    ),
  ),
);
