import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addHold } from '#functions/services/leaving/add-hold.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addHold as contract } from '#shared/contract/leaving.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addHold({ holds: holdStore(table()), newId, now: () => new Date() }, caller.account, body),
);
