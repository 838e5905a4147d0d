import { routeHandler } from '#functions/middleware/route-handler.ts';
import { cancelDestruction } from '#functions/services/retention/cancel-destruction.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { table } from '#functions/store/table/table.ts';
import { cancelDestruction as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  cancelDestruction({ destructions: destructionStore(table()) }, caller.account, params.destructionId),
);
