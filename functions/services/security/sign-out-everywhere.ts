import { type Outcome, ok } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { SecurityEvent } from './security-deps.ts';

type Deps = { accounts: Pick<AccountStore, 'removeSessions'>; report: (event: SecurityEvent) => void };

/**
 * Ends every session of the notary, including the current one: their tokens are rejected immediately (ASVS
 * 5.0, 7.4).
 */
export async function signOutEverywhere(
  { accounts, report }: Deps,
  { account, sessionId }: Caller,
): Promise<Outcome<undefined>> {
  await accounts.removeSessions(account.id);
  report({ kind: 'signed-out-everywhere', notaryId: account.id, sessionId });
  return ok(undefined);
}
