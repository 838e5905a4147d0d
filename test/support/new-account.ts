import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { saltBytes } from '#functions/adapters/encryption/commitment.ts';
import { createDataKey } from '#functions/adapters/encryption/create-data-key.ts';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { storeAccess } from '#functions/middleware/store-access.ts';
import { register } from '#functions/services/auth/register.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { table } from '#functions/store/table/table.ts';
import { emailVerificationDeps } from '#functions/wiring/email-verification.ts';
import { cheapHash } from './cheap-hash.ts';
import { stackUrls } from './stack.ts';

/**
 * Registers a notary in the shared stack as the route does, in this process and with a cheap hash. Returns the ID and an access
 * token. Throws if the service refuses.
 */
export async function newAccount({
  openedAt,
  ...input
}: {
  email: string;
  password: string;
  fullName: string;
  openedAt: Date | undefined;
}) {
  const { settings, aws } = await stackUrls();
  Object.assign(process.env, settings, aws);
  const outcome = await register(
    {
      ...emailVerificationDeps(),
      accounts: accountStore(table()),
      devices: deviceStore(table()),
      hashPassword: cheapHash,
      createDataKey,
      tokens: accessTokens(tokenKey),
      newId: () => ulid(openedAt?.getTime()),
      newSalt: () => randomBytes(saltBytes).toString('hex'),
    },
    { ...input, device: deviceName(undefined), requestId: ulid() },
  );
  if (!outcome.ok) throw new Error(`Registering was refused: ${outcome.code}`);
  const { accessToken, user } = outcome.value;
  await storeAccess([{ notaryId: user.id, kind: 'account-created' }], undefined);
  return { id: user.id, token: accessToken };
}
