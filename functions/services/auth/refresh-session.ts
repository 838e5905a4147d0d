import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { refreshSession as contract } from '#shared/contract/auth.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { SecurityEvent } from '../security/security-deps.ts';
import type { Caller } from './authenticate.ts';
import { issueToken } from './sessions.ts';

type EndDeps = {
  accounts: Pick<AccountStore, 'removeSession'>;
  report: (event: SecurityEvent) => void;
};

type Deps = EndDeps & {
  accounts: Pick<AccountStore, 'renewSession'>;
  tokens: Pick<AccessTokens, 'sign'>;
  now: () => Date;
  newId: () => string;
};

/**
 * Ends a session after an attempt to renew it with a superseded token. Either that token or the latest one
 * was stolen, and we can't tell which.
 */
export async function endReusedSession(
  { accounts, report }: EndDeps,
  { account, sessionId }: Caller,
): Promise<void> {
  await accounts.removeSession(account.id, sessionId);
  report({ kind: 'token-reused', notaryId: account.id, sessionId });
}

/**
 * Returns a new token for the caller's session: valid for 60 minutes, at most until 12 hours after sign-in.
 * For two minutes, parallel tabs and a device that lost the response get the same next token. A different
 * kind of device ends the session: SESSION_EXPIRED.
 */
export async function refreshSession(
  deps: Deps,
  caller: Caller,
  device: string,
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId, generation } = caller;
  const { renewals = 0, renewedOn } = account.sessions[sessionId] ?? {};
  if (generation === renewals) {
    const at = deps.now().toISOString();
    await deps.accounts.renewSession(account.id, sessionId, { renewals: generation + 1, at, device });
  } else if (renewedOn !== device) {
    await endReusedSession(deps, caller);
    return refuse('SESSION_EXPIRED');
  }
  return ok({ accessToken: await issueToken(deps, account, caller, generation + 1) });
}
