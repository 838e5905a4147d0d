import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { SignInStore } from '#functions/store/security/sign-in-store.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { SecurityEvent } from './security-deps.ts';

type Deps = {
  accounts: Pick<AccountStore, 'removeSession'>;
  signIns: Pick<SignInStore, 'get'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/** The format of session IDs. DynamoDB rejects very long keys. */
const idPattern = /^[0-9A-Z]{26}$/;

/**
 * Ends one of the notary's sessions, possibly the current one. Does nothing if it already ended.
 * SIGN_IN_NOT_FOUND for a session that isn't listed, such as another notary's.
 */
export async function endSession(
  { accounts, signIns, report, now }: Deps,
  { account }: Caller,
  sessionId: string,
): Promise<Outcome<undefined>> {
  const signIn = idPattern.test(sessionId) && (await signIns.get(account.id, sessionId, now()));
  if (!signIn) return refuse('SIGN_IN_NOT_FOUND');
  await accounts.removeSession(account.id, sessionId);
  report({ kind: 'session-ended', notaryId: account.id, sessionId });
  return ok(undefined);
}
