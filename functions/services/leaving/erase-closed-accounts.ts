import type { Closure, ClosureStore } from '#functions/store/account/closure-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { AnnexStore } from '#functions/store/annex/annex-store.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { floorOf } from '#shared/rules/duties/retention.ts';
import { recommendedYears } from '#shared/rules/duties/retention-years.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { yearsAfter } from '#shared/rules/years-after.ts';
import { type EraseAccountDeps, eraseAccount, keepOnlyJournal } from './erase-account.ts';
import { keptEntries } from './kept-entries.ts';

type Deps = EraseAccountDeps & {
  closures: ClosureStore;
  holds: Pick<HoldStore, 'list'>;
  journal: Pick<JournalStore, 'ledger'>;
  destructions: Pick<DestructionStore, 'sealedFacts' | 'addendaFacts'>;
  annex: Pick<AnnexStore, 'imports'>;
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
 * Returns whether the entries that a notary imported, and wanted to keep, have been here for the longest years of any state. Their
 * dates and states are what a file said.
 */
async function isAnnexOver({ annex }: Deps, { notaryId }: Pick<Closure, 'notaryId'>, today: string) {
  const imports = await annex.imports(notaryId);
  return imports.every(
    (one) => one.status !== 'complete' || today > yearsAfter(one.completedAt.slice(0, 10), recommendedYears),
  );
}

/**
 * Returns whether everything in the journals may be erased: the day that the closing noted is over, and so are the law's years
 * after the receipt of each entry, judged again from the sealed entries and the law as they are now.
 */
async function isOver(deps: Deps, { keepUntil, ...closure }: Closure): Promise<boolean> {
  const today = utcDay(deps.now());
  if (closure.journal === 'keep' && !(await isAnnexOver(deps, closure, today))) return false;
  let areOver = keepUntil !== null && today > keepUntil;
  let entries = 0;
  for (const journalId of journalsOf(closure)) {
    const { lastNumber } = await deps.journal.ledger(journalId);
    const all = await deps.destructions.sealedFacts(journalId);
    if (all.length < lastNumber) throw new Error('Entries of the journal are missing');
    const left = all.filter(({ status }) => status === 'submitted');
    entries += left.length;
    const addenda = await deps.destructions.addendaFacts(journalId, 1, lastNumber);
    for (const entry of keptEntries(left, addenda)) {
      // Where the law knows no end, an operator noted the day (docs/runbooks/closed-accounts.md).
      areOver &&= today > (floorOf(entry) ?? yearsAfter(entry.receivedOn, recommendedYears));
    }
  }
  return areOver || entries === 0;
}

/**
 * Returns the next action. Any reason against erasing a journal leaves it sealed: a legal hold, an entry that the
 * downloaded export lacks, a retention that has not ended or whose end is not known.
 */
async function fateOf(deps: Deps, closure: Closure): Promise<Fate> {
  const { state, notaryId } = closure;
  if (state === 'erasing') return 'erase';
  if (state === 'keeping') return 'keep';
  const isHeld = async () => (await deps.holds.list(notaryId)).some(isActive);
  if (state === 'waiting') {
    if (canReopen(closure, deps.now())) return 'wait';
    if (closure.journal === 'keep' || (await isHeld())) return 'keep';
    return (await isExported(deps, closure)) && (await isOver(deps, closure)) ? 'erase' : 'keep';
  }
  return (await isOver(deps, closure)) && !(await isHeld()) ? 'erase' : 'wait';
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
        const isDone = await (fate === 'erase' ? eraseAccount : keepOnlyJournal)(deps, closure);
        if (!isDone) continue;
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
