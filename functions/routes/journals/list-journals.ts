import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listJournals } from '#functions/services/journals/list-journals.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listJournals as contract } from '#shared/contract/journals.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listJournals({ journal: journalStore(table()) }, caller.account),
);
