import { ulid } from 'ulid';
import { newRecoveryCodes } from '#functions/adapters/one-time-codes.ts';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { securityDeps } from '#functions/middleware/security-wiring.ts';
import { confirmSecondFactor } from '#functions/services/security/confirm-second-factor.ts';
import { confirmSecondFactor as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  confirmSecondFactor(
    { ...securityDeps(), newRecoveryCodes, tokens: accessTokens(tokenKey), newId: () => ulid() },
    caller,
    body,
  ),
);
