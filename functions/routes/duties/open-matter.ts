import { routeHandler } from '#functions/middleware/route-handler.ts';
import { openMatter } from '#functions/services/duties/open-matter.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { openMatter as contract } from '#shared/contract/duties.ts';

export const handler = routeHandler(contract, ({ caller, body, newId }) =>
  openMatter(
    { matters: matterStore(table()), newId, now: () => new Date() },
    { account: caller.account, body },
  ),
);
