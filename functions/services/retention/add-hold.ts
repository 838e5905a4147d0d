import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import type { addHold as contract } from '#shared/contract/retention.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';

type Deps = { holds: Pick<HoldStore, 'list' | 'add'>; newId: () => string; now: () => Date };

/**
 * Adds a legal hold on the whole journal. Returns the existing one if an earlier attempt added it under the
 * same ID. HOLD_LIMIT for too many, including lifted ones; INVALID_FIELDS for a text with a number that must
 * not be recorded.
 */
export async function addHold(
  { holds, newId, now }: Deps,
  account: Account,
  { askedBy, reason }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const problem = prohibitedInJournal(account, { askedBy, reason });
  if (problem) return problem;
  const { id: notaryId } = account;
  const id = newId();
  const others = await holds.list(notaryId);
  const earlier = others.find((one) => one.id === id);
  if (earlier) return ok({ hold: earlier });
  if (others.length >= limits.holds) return refuse('HOLD_LIMIT');
  const hold = { id, askedBy, reason, since: now().toISOString(), liftedAt: null, liftReason: null };
  await holds.add(notaryId, hold);
  return ok({ hold });
}
