import { routeHandler } from '#functions/middleware/route-handler.ts';
import { securityDeps } from '#functions/middleware/security-wiring.ts';
import { removeSecondFactor } from '#functions/services/security/remove-second-factor.ts';
import { removeSecondFactor as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  removeSecondFactor(securityDeps(), caller, body),
);
