import { ulid } from 'ulid';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { requestDataExport } from '#functions/services/data-export/request-data-export.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { undoableNoticeDeps } from '#functions/wiring/undoable-notices.ts';
import { startDataExport as contract } from '#shared/contract/data-export.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, (account) =>
    requestDataExport(
      {
        ...undoableNoticeDeps(),
        report: reportSecurity,
        exports: dataExportStore(table()),
        journal: journalStore(table()),
        matters: matterStore(table()),
        newId: () => ulid(),
      },
      { ...caller, account },
      query.matterId,
    ),
  ),
);
