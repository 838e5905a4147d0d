import { BrokenSeal } from '#functions/broken-seal.ts';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { JournalOwner } from '#functions/store/account/account-store.ts';
import type { IntegrityDeps } from './verified-entry.ts';

/** Reports an entry whose seal is broken, and returns the refusal. Throws any other error again. */
export async function damaged(
  { reportDamage }: Pick<IntegrityDeps, 'reportDamage'>,
  account: JournalOwner,
  entryId: string,
  error: unknown,
): Promise<Outcome<never>> {
  if (!(error instanceof BrokenSeal)) throw error;
  await reportDamage(account, [{ entryId, fault: error.fault }]);
  return refuse('INTEGRITY');
}
