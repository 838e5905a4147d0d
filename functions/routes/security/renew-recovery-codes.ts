import { newRecoveryCodes } from '#functions/adapters/identity/one-time-codes.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { renewRecoveryCodes } from '#functions/services/security/renew-recovery-codes.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { renewRecoveryCodes as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  renewRecoveryCodes({ ...securityDeps(), newRecoveryCodes }, caller, body),
);
