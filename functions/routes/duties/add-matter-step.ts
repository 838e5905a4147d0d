import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addMatterStep } from '#functions/services/duties/add-matter-step.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addMatterStep as contract } from '#shared/contract/duties.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  addMatterStep(
    { matters: matterStore(table()), now: () => new Date() },
    { account: caller.account, matterId: params.id, body },
  ),
);
