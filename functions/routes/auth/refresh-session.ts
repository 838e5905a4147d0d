import { ulid } from 'ulid';
import { tokenKey } from '#functions/adapters/secrets.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { refreshSession } from '#functions/services/refresh-session.ts';
import { refreshSession as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  refreshSession({ tokens: accessTokens(tokenKey), now: () => new Date(), newId: () => ulid() }, caller),
);
