import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addTrip } from '#functions/services/business/trips.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addTrip as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  addTrip(
    { papers: paperStore(table()), now: () => new Date() },
    { account: caller.account, body, id: newId() },
  ),
);
