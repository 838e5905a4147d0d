import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';

type Deps = { destructions: Pick<DestructionStore, 'asked' | 'cancel' | 'summaries'> };

/**
 * Cancels a requested destruction, even one that was given up. DESTRUCTION_UNKNOWN if the notary has no such
 * request or already canceled it; DESTRUCTION_BEGUN once it is under way or done.
 */
export async function cancelDestruction(
  { destructions }: Deps,
  account: Account,
  id: string,
): Promise<Outcome<undefined>> {
  const asked = (await destructions.asked(account.id)).find((one) => one.id === id);
  if (asked && (await destructions.cancel(asked))) return ok(undefined);
  const begun = await Promise.all(journalsOf(account).map((journal) => destructions.summaries(journal)));
  const isBegun = asked !== undefined || begun.flat().some((one) => one.id === id);
  return refuse(isBegun ? 'DESTRUCTION_BEGUN' : 'DESTRUCTION_UNKNOWN');
}
