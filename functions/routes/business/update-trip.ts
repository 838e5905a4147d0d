import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateTrip } from '#functions/services/business/trips.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { updateTrip as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  updateTrip(
    { papers: paperStore(table()), now: () => new Date() },
    { account: caller.account, body, id: params.id },
  ),
);
