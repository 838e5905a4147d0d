import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getClosure } from '#functions/services/retention/get-closure.ts';
import { retentionDeps } from '#functions/wiring/retention.ts';
import { getClosure as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller }) => getClosure(retentionDeps(), caller.account));
