import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { refreshSession as contract } from '#shared/contract/auth.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { Caller } from './authenticate.ts';
import { issueToken } from './sessions.ts';

type Deps = { tokens: Pick<AccessTokens, 'sign'>; now: () => Date; newId: () => string };

/** Returns a new token for the caller's session: valid for 60 more minutes, at most until 12 hours after sign-in. */
export async function refreshSession(deps: Deps, caller: Caller): Promise<Outcome<Output<typeof contract>>> {
  return ok({ accessToken: await issueToken(deps, caller.account, caller) });
}
