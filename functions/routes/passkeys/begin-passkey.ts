import { routeHandler } from '#functions/middleware/route-handler.ts';
import { beginPasskey } from '#functions/services/passkeys/begin-passkey.ts';
import { challengeStore } from '#functions/store/security/challenge-store.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { table } from '#functions/store/table/table.ts';
import { secretTokenDeps } from '#functions/wiring/secret-tokens.ts';
import { beginPasskey as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  beginPasskey(
    { ...secretTokenDeps(), challenges: challengeStore(table()), passkeys: passkeyStore(table()) },
    caller,
  ),
);
