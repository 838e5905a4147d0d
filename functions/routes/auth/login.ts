import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from 'ulid';
import { hashOfNobody, verifyPassword } from '#functions/adapters/password-hash.ts';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { login } from '#functions/services/login.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { table } from '#functions/store/table.ts';
import { login as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ body }) =>
  login(
    {
      accounts: accountStore(table()),
      attempts: attemptsStore(table(), 'login'),
      verifyPassword,
      hashOfNobody,
      tokens: accessTokens(tokenKey),
      now: () => new Date(),
      newId: () => ulid(),
      wait: (milliseconds) => wait(milliseconds),
    },
    body,
  ),
);
