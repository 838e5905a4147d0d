import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { saltBytes } from '#functions/adapters/encryption/commitment.ts';
import { createDataKey } from '#functions/adapters/encryption/create-data-key.ts';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { hashPassword } from '#functions/adapters/identity/password-hash.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { keepDevice } from '#functions/middleware/device-cookie.ts';
import { noteAccess } from '#functions/middleware/record-access.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { register } from '#functions/services/auth/register.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { table } from '#functions/store/table/table.ts';
import { emailVerificationDeps } from '#functions/wiring/email-verification.ts';
import { register as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body, header, deviceToken, requestId }) => {
  const outcome = await register(
    {
      ...emailVerificationDeps(),
      accounts: accountStore(table()),
      devices: deviceStore(table()),
      hashPassword,
      createDataKey,
      tokens: accessTokens(tokenKey),
      newId: () => ulid(),
      newSalt: () => randomBytes(saltBytes).toString('hex'),
    },
    { ...body, device: deviceName(header('user-agent')), deviceToken, requestId },
  );
  if (outcome.ok) noteAccess(outcome.value.user.id, 'account-created');
  return keepDevice(outcome);
});
