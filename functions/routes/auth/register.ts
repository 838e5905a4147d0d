import { ulid } from 'ulid';
import { createDataKey } from '#functions/adapters/create-data-key.ts';
import { deviceName } from '#functions/adapters/device-name.ts';
import { hashPassword } from '#functions/adapters/password-hash.ts';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { register } from '#functions/services/register.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { table } from '#functions/store/table.ts';
import { register as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body, header }) =>
  register(
    {
      accounts: accountStore(table()),
      hashPassword,
      createDataKey,
      tokens: accessTokens(tokenKey),
      now: () => new Date(),
      newId: () => ulid(),
    },
    { ...body, device: deviceName(header('user-agent')) },
  ),
);
