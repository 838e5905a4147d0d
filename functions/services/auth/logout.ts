import { type Outcome, ok } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Caller } from './authenticate.ts';

type Deps = { accounts: Pick<AccountStore, 'removeSession'> };

/** Ends the caller's session: its tokens are rejected from now on (ASVS 5.0, 7.4.1). */
export async function logout(deps: Deps, caller: Caller): Promise<Outcome<undefined>> {
  await deps.accounts.removeSession(caller.account.id, caller.sessionId);
  return ok(undefined);
}
