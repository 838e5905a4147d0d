import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';

type Deps = { holds: Pick<HoldStore, 'lift'>; now: () => Date };

/**
 * Lifts a legal hold, for a reason. HOLD_NOT_FOUND for an unknown or already lifted hold; INVALID_FIELDS for
 * a reason with a number that must not be recorded.
 */
export async function liftHold(
  { holds, now }: Deps,
  account: Account,
  { holdId, reason }: { holdId: string; reason: string },
): Promise<Outcome<undefined>> {
  const problem = prohibitedInJournal(account, reason);
  if (problem) return problem;
  const isLifted = await holds.lift(account.id, holdId, { at: now().toISOString(), reason });
  return isLifted ? ok(undefined) : refuse('HOLD_NOT_FOUND');
}
