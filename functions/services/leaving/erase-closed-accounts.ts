import type { Closure, ClosureStore } from '#functions/store/account/closure-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { type EraseAccountDeps, eraseAccount, keepOnlyJournal } from './erase-account.ts';

type Deps = EraseAccountDeps & {
  closures: ClosureStore;
  holds: Pick<HoldStore, 'list'>;
  journal: Pick<JournalStore, 'ledger'>;
  /** Reports what became of a closed account, or that it could not be finished. IDs only. */
  report: (fate: 'erased' | 'kept', closure: Closure) => void;
  reportFailure: (closure: Closure, error: unknown) => void;
  now: () => Date;
  /** Whether there is time for one more account. */
  hasTime: () => boolean;
};

export type ErasureRun = { erased: number; kept: number; failed: number };

/** The next action for a closed account. */
type Fate = 'wait' | 'keep' | 'erase';

/** Whether the journal is exactly what the notary downloaded. An entry that was on its way during the closing is not. */
const isExported = async ({ journal }: Deps, { journalId, exportedTo }: Closure) =>
  exportedTo !== null && (await journal.ledger(journalId)).lastLink === exportedTo;

/**
 * Returns the next action. Any reason against erasing a journal leaves it sealed: a legal hold, an entry that the
 * downloaded export lacks, a retention that has not ended or whose end is not known.
 */
async function fateOf(deps: Deps, closure: Closure): Promise<Fate> {
  const { state, keepUntil, notaryId } = closure;
  if (state === 'erasing') return 'erase';
  const isHeld = async () => (await deps.holds.list(notaryId)).some(isActive);
  if (state === 'waiting') {
    if (canReopen(closure, deps.now())) return 'wait';
    if (closure.journal === 'keep' || (await isHeld())) return 'keep';
    return (await isExported(deps, closure)) ? 'erase' : 'keep';
  }
  const isOver = keepUntil !== null && utcDay(deps.now()) > keepUntil;
  return isOver && !(await isHeld()) ? 'erase' : 'wait';
}

/**
 * Finishes the closed accounts whose time is over: erases them, or all but the journal. The next run continues where this one
 * stopped. One account that fails does not stop the others.
 */
export async function eraseClosedAccounts(deps: Deps): Promise<ErasureRun> {
  const run: ErasureRun = { erased: 0, kept: 0, failed: 0 };
  for await (const page of deps.closures.all()) {
    for (const closure of page) {
      if (!deps.hasTime()) return run;
      try {
        const fate = await fateOf(deps, closure);
        if (fate === 'wait') continue;
        if (fate === 'erase') await eraseAccount(deps, closure);
        else await keepOnlyJournal(deps, closure);
        run[fate === 'erase' ? 'erased' : 'kept'] += 1;
        deps.report(fate === 'erase' ? 'erased' : 'kept', closure);
      } catch (error) {
        run.failed += 1;
        deps.reportFailure(closure, error);
      }
    }
  }
  return run;
}
