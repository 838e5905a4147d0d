import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import type { getRetention as contract } from '#shared/contract/leaving.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { type JournalRetentionDeps, journalRetention } from './journal-retention.ts';

type Deps = JournalRetentionDeps & { holds: Pick<HoldStore, 'list'> };

/** Returns how long the entries of each year must be kept and why, and the legal holds. */
export async function getRetention(deps: Deps, account: Account): Promise<Outcome<Output<typeof contract>>> {
  const [{ groups }, holds] = await Promise.all([
    journalRetention(deps, account, { isClosed: false }),
    deps.holds.list(account.id),
  ]);
  return ok({ groups, holds });
}
