import { routeHandler } from '#functions/middleware/route-handler.ts';
import { proveIdentity } from '#functions/services/security/prove-identity.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { passkeyDeps } from '#functions/wiring/passkeys.ts';
import { confirmDeps } from '#functions/wiring/re-authentication.ts';
import { proveIdentity as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  proveIdentity({ ...confirmDeps(), ...passkeyDeps(), accounts: accountStore(table()) }, caller, body),
);
