import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getRetention } from '#functions/services/leaving/get-retention.ts';
import { leavingDeps } from '#functions/wiring/leaving.ts';
import { getRetention as contract } from '#shared/contract/leaving.ts';

export const handler = routeHandler(contract, ({ caller }) => getRetention(leavingDeps(), caller.account));
