import { ulid } from 'ulid';
import { accessCodeDigest, newAccessCode } from '#functions/adapters/identity/access-code.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createInspection } from '#functions/services/inspections/create-inspection.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { table } from '#functions/store/table/table.ts';
import { undoableNoticeDeps } from '#functions/wiring/undoable-notices.ts';
import { createInspection as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  inChosenJournal(caller.account, body.journal, (account) =>
    createInspection(
      {
        ...undoableNoticeDeps(),
        inspections: inspectionStore(table()),
        journal: journalStore(table()),
        entries: entryRows(table()),
        index: searchIndexStore(table()),
        addenda: addendumStore(table()),
        newId: () => ulid(),
        newCode: newAccessCode,
        codeDigest: accessCodeDigest,
      },
      { ...caller, account },
      body,
    ),
  ),
);
