import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addAddendum } from '#functions/services/addenda/add-addendum.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { table } from '#functions/store/table/table.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { addAddendum as contract } from '#shared/contract/addenda.ts';

export const handler = routeHandler(contract, ({ caller, params, body, requestId, timeLeft }) =>
  addAddendum(
    {
      ...integrityDeps(),
      addenda: addendumStore(table()),
      entries: entryStore(table()),
      journal: journalStore(table()),
      locks: writeLockStore(table()),
      now: () => new Date(),
      timeLeft,
    },
    {
      account: caller.account,
      sessionId: caller.sessionId,
      requestId,
      entryId: params.id,
      payload: body,
    },
  ),
);
