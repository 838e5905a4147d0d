import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';

type Deps = { holds: Pick<HoldStore, 'lift'>; now: () => Date };

/** Lifts a legal hold, for a reason. HOLD_NOT_FOUND if there is none, or it was lifted. */
export async function liftHold(
  { holds, now }: Deps,
  { id: notaryId }: Account,
  { holdId, reason }: { holdId: string; reason: string },
): Promise<Outcome<undefined>> {
  const isLifted = await holds.lift(notaryId, holdId, { at: now().toISOString(), reason });
  return isLifted ? ok(undefined) : refuse('HOLD_NOT_FOUND');
}
