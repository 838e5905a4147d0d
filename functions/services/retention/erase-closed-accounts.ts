import type { Closure, ClosureStore } from '#functions/store/account/closure-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { ImportStore } from '#functions/store/imports/import-store.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import {
  floorOf,
  type KeptEntry,
  retainUntilDay,
  retentionByYear,
} from '#shared/rules/duties/retention-periods.ts';
import { recommendedYears } from '#shared/rules/duties/retention-years.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { yearsAfter } from '#shared/rules/years-after.ts';
import { type EraseAccountDeps, eraseAccount, keepOnlyJournal } from './erase-account.ts';
import { retainedEntries } from './retained-entries.ts';

type Deps = EraseAccountDeps & {
  closures: ClosureStore;
  holds: Pick<HoldStore, 'list'>;
  journal: Pick<JournalStore, 'ledger'>;
  destructions: Pick<DestructionStore, 'sealedFacts' | 'addendaFacts'>;
  annex: Pick<ImportStore, 'imports'>;
  /** Reports the result for a closed account, or that it couldn't be finished. Contains IDs only. */
  report: (fate: 'erased' | 'kept', closure: Closure) => void;
  reportFailure: (closure: Closure, error: unknown) => void;
  now: () => Date;
  /** Returns whether there is time for another account. */
  hasTime: () => boolean;
};

export type ErasureRun = { erased: number; kept: number; failed: number };

/** The next action for a closed account. */
type Fate = 'wait' | 'keep' | 'erase';

/**
 * Returns whether the journal is unchanged since the account was closed. An entry or addendum in flight may
 * have been added.
 */
const isUnchanged = async ({ journal }: Deps, { journalId, lastLink }: Closure) =>
  (await journal.ledger(journalId)).lastLink === lastLink;

/**
 * Returns the remaining entries of all journals. Throws if one is missing, because it may be the one to keep
 * longest.
 */
async function entriesLeft({ journal, destructions }: Deps, closure: Closure): Promise<KeptEntry[]> {
  const kept: KeptEntry[] = [];
  for (const journalId of journalsOf(closure)) {
    const { lastNumber } = await journal.ledger(journalId);
    const all = await destructions.sealedFacts(journalId);
    if (all.length < lastNumber) throw new Error('Entries of the journal are missing');
    const left = all.filter(({ status }) => status === 'submitted');
    kept.push(...retainedEntries(left, await destructions.addendaFacts(journalId, 1, lastNumber)));
  }
  return kept;
}

/**
 * Returns the last day on which the journals must be kept. Computes it again if one changed since the account
 * was closed, because records in flight at the time may have to be kept longer, or indefinitely.
 */
async function keptUntilNow(deps: Deps, closure: Closure): Promise<string | null> {
  const account = await deps.accounts.get(closure.notaryId);
  // By then, the account has lost its commissions, and the day is recorded.
  const isJudged = closure.state !== 'waiting' || !account || (await isUnchanged(deps, closure));
  if (isJudged) return closure.keepUntil;
  const { commissions } = account;
  const known = { commissions, isClosed: true, today: utcDay(deps.now()) };
  return retainUntilDay(retentionByYear(await entriesLeft(deps, closure), known));
}

/**
 * Returns whether the notary's imported entries, if kept, have been here for the longest retention of any
 * state. Their dates and states come from an unverified file.
 */
async function areImportsOver({ annex }: Deps, { notaryId }: Pick<Closure, 'notaryId'>, today: string) {
  const imports = await annex.imports(notaryId);
  return imports.every(
    (one) => one.status !== 'complete' || today > yearsAfter(one.completedAt.slice(0, 10), recommendedYears),
  );
}

/**
 * Returns whether everything in the journals may be erased: the day recorded at the closing has passed, and
 * so have the law's years after the receipt of each entry, checked again against the sealed entries and the
 * current law.
 */
async function isOver(deps: Deps, closure: Closure): Promise<boolean> {
  const { keepUntil } = closure;
  const today = utcDay(deps.now());
  if (closure.journal === 'keep' && !(await areImportsOver(deps, closure, today))) return false;
  const entries = await entriesLeft(deps, closure);
  // Where the law sets no end, an operator recorded the day (docs/runbooks/closed-accounts.md).
  const isOverFor = (entry: KeptEntry) =>
    today > (floorOf(entry) ?? yearsAfter(entry.receivedOn, recommendedYears));
  const isDayOver = keepUntil !== null && today > keepUntil;
  return entries.length === 0 || (isDayOver && entries.every(isOverFor));
}

/**
 * Returns the next action. Any reason not to erase a journal leaves it sealed: a legal hold, an entry missing
 * from the downloaded export, or a retention that hasn't ended or whose end is unknown.
 */
async function fateOf(deps: Deps, closure: Closure): Promise<Fate> {
  const { state, notaryId } = closure;
  if (state === 'erasing') return 'erase';
  if (state === 'keeping') return 'keep';
  const isHeld = async () => (await deps.holds.list(notaryId)).some(isActive);
  if (state === 'waiting') {
    if (canReopen(closure, deps.now())) return 'wait';
    if (closure.journal === 'keep' || (await isHeld())) return 'keep';
    return (await isUnchanged(deps, closure)) && (await isOver(deps, closure)) ? 'erase' : 'keep';
  }
  return (await isOver(deps, closure)) && !(await isHeld()) ? 'erase' : 'wait';
}

/**
 * Finishes closed accounts after their waiting period: erases them, or everything but the journal. The next
 * run continues where this one stopped. A failure doesn't stop the others.
 */
export async function eraseClosedAccounts(deps: Deps): Promise<ErasureRun> {
  const run: ErasureRun = { erased: 0, kept: 0, failed: 0 };
  for await (const page of deps.closures.all()) {
    for (const closure of page) {
      if (!deps.hasTime()) return run;
      try {
        const fate = await fateOf(deps, closure);
        if (fate === 'wait') continue;
        const isDone =
          fate === 'erase'
            ? await eraseAccount(deps, closure)
            : await keepOnlyJournal(deps, { ...closure, keepUntil: await keptUntilNow(deps, closure) });
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
