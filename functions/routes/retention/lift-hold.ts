import { routeHandler } from '#functions/middleware/route-handler.ts';
import { liftHold } from '#functions/services/retention/lift-hold.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { table } from '#functions/store/table/table.ts';
import { liftHold as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  liftHold({ holds: holdStore(table()), now: () => new Date() }, caller.account, { ...params, ...body }),
);
