import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getTrip } from '#functions/services/business/trips.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getTrip as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getTrip({ papers: paperStore(table()) }, { account: caller.account, id: params.id }),
);
