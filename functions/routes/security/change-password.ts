import { ulid } from 'ulid';
import { hashPassword } from '#functions/adapters/identity/password-hash.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { changePassword } from '#functions/services/security/change-password.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { changePassword as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  changePassword(
    { ...securityDeps(), hashPassword, tokens: accessTokens(tokenKey), newId: () => ulid() },
    caller,
    body,
  ),
);
