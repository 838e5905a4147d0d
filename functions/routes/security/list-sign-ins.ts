import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listSignIns } from '#functions/services/security/list-sign-ins.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listSignIns as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listSignIns({ signIns: signInStore(table()), now: () => new Date() }, caller),
);
