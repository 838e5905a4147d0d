import { ulid } from 'ulid';
import { hashPassword } from '#functions/adapters/password-hash.ts';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { securityDeps } from '#functions/middleware/security-wiring.ts';
import { changePassword } from '#functions/services/security/change-password.ts';
import { changePassword as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  changePassword(
    { ...securityDeps(), hashPassword, tokens: accessTokens(tokenKey), newId: () => ulid() },
    caller,
    body,
  ),
);
