import { ulid } from 'ulid';
import { newSecret, otpauthUrl } from '#functions/adapters/identity/one-time-codes.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { beginSecondFactor } from '#functions/services/security/begin-second-factor.ts';
import { confirmDeps } from '#functions/wiring/re-authentication.ts';
import { beginSecondFactor as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  beginSecondFactor({ ...confirmDeps(), newSecret, otpauthUrl, newId: () => ulid() }, caller, body),
);
