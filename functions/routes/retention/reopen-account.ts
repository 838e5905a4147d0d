import { routeHandler } from '#functions/middleware/route-handler.ts';
import { reopenAccount } from '#functions/services/retention/reopen-account.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reopenAccount as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  reopenAccount({ closures: closureStore(table()), now: () => new Date() }, caller.account),
);
