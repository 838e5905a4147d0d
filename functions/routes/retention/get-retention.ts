import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getRetention } from '#functions/services/retention/get-retention.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { table } from '#functions/store/table/table.ts';
import { retentionDeps } from '#functions/wiring/retention.ts';
import { getRetention as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getRetention({ ...retentionDeps(), destructions: destructionStore(table()) }, caller.account),
);
