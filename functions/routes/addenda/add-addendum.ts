import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addAddendum } from '#functions/services/addenda/add-addendum.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { turnStore } from '#functions/store/entries/turn-store.ts';
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
      turns: turnStore(table()),
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
