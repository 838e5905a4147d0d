import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getDashboard } from '#functions/services/entries/get-dashboard.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getDashboard as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getDashboard(
    {
      entries: entryRows(table()),
      journal: journalStore(table()),
      addenda: addendumStore(table()),
      verifications: verificationStore(table()),
      now: () => new Date(),
    },
    caller.account,
  ),
);
