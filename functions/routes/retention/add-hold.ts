import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addHold } from '#functions/services/retention/add-hold.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addHold as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addHold({ holds: holdStore(table()), newId, now: () => new Date() }, caller.account, body),
);
