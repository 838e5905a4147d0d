import { ulid } from 'ulid';
import { newRecoveryCodes } from '#functions/adapters/identity/one-time-codes.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { confirmSecondFactor } from '#functions/services/security/confirm-second-factor.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { undoableNoticeDeps } from '#functions/wiring/undoable-notices.ts';
import { confirmSecondFactor as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  confirmSecondFactor(
    {
      ...securityDeps(),
      ...undoableNoticeDeps(),
      newRecoveryCodes,
      tokens: accessTokens(tokenKey),
      newId: () => ulid(),
    },
    caller,
    body,
  ),
);
