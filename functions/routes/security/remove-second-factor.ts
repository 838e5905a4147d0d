import { routeHandler } from '#functions/middleware/route-handler.ts';
import { removeSecondFactor } from '#functions/services/security/remove-second-factor.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { undoableNoticeDeps } from '#functions/wiring/undoable-notices.ts';
import { removeSecondFactor as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  removeSecondFactor({ ...securityDeps(), ...undoableNoticeDeps() }, caller, body),
);
