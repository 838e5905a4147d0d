import { routeHandler } from '#functions/middleware/route-handler.ts';
import { proveIdentity } from '#functions/services/security/prove-identity.ts';
import { passkeyDeps } from '#functions/wiring/passkeys.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { proveIdentity as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  proveIdentity({ ...securityDeps(), ...passkeyDeps() }, caller, body),
);
