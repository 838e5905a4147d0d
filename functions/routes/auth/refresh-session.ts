import { ulid } from 'ulid';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/secrets/secrets.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { refreshSession } from '#functions/services/auth/refresh-session.ts';
import { refreshSession as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  refreshSession({ tokens: accessTokens(tokenKey), now: () => new Date(), newId: () => ulid() }, caller),
);
