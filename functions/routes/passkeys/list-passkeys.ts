import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listPasskeys } from '#functions/services/passkeys/list-passkeys.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listPasskeys as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listPasskeys({ passkeys: passkeyStore(table()) }, caller),
);
