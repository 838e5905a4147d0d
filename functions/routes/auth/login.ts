import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/device-name.ts';
import { hashOfNobody, verifyPassword } from '#functions/adapters/password-hash.ts';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { codeDeps } from '#functions/middleware/code-wiring.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { login } from '#functions/services/login.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { signInStore } from '#functions/store/sign-in-store.ts';
import { table } from '#functions/store/table.ts';
import { login as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body, header }) =>
  login(
    {
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'login'),
      profiles: profileStore(table()),
      signIns: signInStore(table()),
      ...codeDeps(),
      verifyPassword,
      hashOfNobody,
      tokens: accessTokens(tokenKey),
      newId: () => ulid(),
    },
    { ...body, device: deviceName(header('user-agent')) },
  ),
);
