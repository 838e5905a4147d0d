import { routeHandler } from '#functions/middleware/route-handler.ts';
import { beginPasskeySignIn } from '#functions/services/passkeys/begin-passkey-sign-in.ts';
import { challengeStore } from '#functions/store/security/challenge-store.ts';
import { table } from '#functions/store/table/table.ts';
import { secretTokenDeps } from '#functions/wiring/secret-tokens.ts';
import { beginPasskeySignIn as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, () =>
  beginPasskeySignIn({ ...secretTokenDeps(), challenges: challengeStore(table()) }),
);
