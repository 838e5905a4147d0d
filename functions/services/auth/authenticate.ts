import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { isLive, tokenAge } from './sessions.ts';

/**
 * The caller of a request: the current account, the session, and the session's generation when the token was
 * issued.
 */
export type Caller = { account: Account; sessionId: string; signedInAt: string; generation: number };

type Deps = {
  accounts: Pick<AccountStore, 'get'>;
  tokens: Pick<AccessTokens, 'read'>;
  now: () => Date;
  /** Called for a token that was replaced more than two minutes ago. */
  onSuperseded?: ((caller: Caller) => Promise<void>) | undefined;
};

/**
 * Returns the caller for a token. UNAUTHENTICATED without a genuine token; SESSION_EXPIRED if the token
 * expired, the session ended or was renewed, or the password was changed. Reads the account on every call, so
 * sign-outs and password changes take effect immediately.
 */
export async function authenticate(deps: Deps, token: string | undefined): Promise<Outcome<Caller>> {
  if (token === undefined) return refuse('UNAUTHENTICATED');
  const now = deps.now();
  const reading = await deps.tokens.read(token, now);
  if (!reading.ok) return refuse(reading.reason === 'expired' ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
  const { notaryId, sessionId, tokenVersion, generation } = reading.claims;
  const account = await deps.accounts.get(notaryId);
  const session = new Map(Object.entries(account?.sessions ?? {})).get(sessionId);
  if (!account || !session || account.tokenVersion !== tokenVersion || !isLive(session.signedInAt, now)) {
    return refuse('SESSION_EXPIRED');
  }
  if (account.closure && !canReopen(account.closure, now)) return refuse('SESSION_EXPIRED');
  const caller = { account, sessionId, signedInAt: session.signedInAt, generation };
  if (tokenAge(generation, session, now) === 'superseded') {
    await deps.onSuperseded?.(caller);
    return refuse('SESSION_EXPIRED');
  }
  return ok(caller);
}
