import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addMatterStep } from '#functions/services/matters/add-matter-step.ts';
import { matterStore } from '#functions/store/matters/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addMatterStep as contract } from '#shared/contract/matters.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  addMatterStep(
    { matters: matterStore(table()), now: () => new Date() },
    { account: caller.account, matterId: params.id, body },
  ),
);
