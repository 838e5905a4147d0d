import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ClosureStore } from '#functions/store/account/closure-store.ts';

type Deps = { closures: Pick<ClosureStore, 'reopen'>; now: () => Date };

/** Reopens a closed account. An ended subscription stays ended. ACCOUNT_NOT_CLOSED if it is open. */
export async function reopenAccount({ closures, now }: Deps, account: Account): Promise<Outcome<undefined>> {
  return (await closures.reopen(account, now())) ? ok(undefined) : refuse('ACCOUNT_NOT_CLOSED');
}
