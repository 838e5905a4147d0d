import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getClosure } from '#functions/services/leaving/get-closure.ts';
import { leavingDeps } from '#functions/wiring/leaving.ts';
import { getClosure as contract } from '#shared/contract/leaving.ts';

export const handler = routeHandler(contract, ({ caller }) => getClosure(leavingDeps(), caller.account));
