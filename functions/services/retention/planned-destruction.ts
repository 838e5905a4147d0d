import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { SealedFacts } from '#functions/store/entries/destroyed-entry.ts';
import type {
  AddendumFacts,
  DestructionStore,
  StopReason,
} from '#functions/store/entries/destruction-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { type Retention, retentionByYear } from '#shared/rules/duties/retention-periods.ts';
import { retentionDay } from './journal-retention.ts';
import { retainedEntries } from './retained-entries.ts';

export type PlannedDestructionDeps = {
  destructions: Pick<DestructionStore, 'sealedFacts' | 'addendaFacts'>;
  journal: Pick<JournalStore, 'ledger'>;
  holds: Pick<HoldStore, 'list'>;
  now: () => Date;
};

/** Entries of one act year and one state. */
type DestroyedGroup = { year: string; state: string | null };

/** The entries that a destruction covers, given the journal up to `lastLink`. */
export type PlannedDestruction = {
  kind: 'allowed';
  lastLink: number;
  retention: Retention & { until: string };
  /** In the order of their numbers. */
  entries: SealedFacts[];
  addenda: AddendumFacts[];
};

/**
 * Maximum number of entries and addenda in one destruction. Its record is one table item of at most 400 KB,
 * and its certificate lists them all. The rest of a larger year needs another destruction.
 */
const atOnce = 2_000;

/** Takes entries in order, with their addenda, up to the maximum for one destruction. */
function fitting(entries: readonly SealedFacts[], addenda: readonly AddendumFacts[]) {
  const byEntry = Map.groupBy(addenda, ({ entryNumber }) => entryNumber);
  const taken: Pick<PlannedDestruction, 'entries' | 'addenda'> = { entries: [], addenda: [] };
  for (const entry of entries) {
    const own = byEntry.get(entry.entryNumber) ?? [];
    if (taken.entries.length + taken.addenda.length + 1 + own.length > atOnce) break;
    taken.entries.push(entry);
    taken.addenda.push(...own);
  }
  return taken;
}

/**
 * Returns what a destruction for a year and state covers now, or why it isn't allowed. Reads the whole
 * journal, strongly consistent, and takes the day from the server's clock. Throws if a row is missing or
 * unreadable, because it may contain the act from which the years count.
 */
export async function plannedDestruction(
  { destructions, journal, holds, now }: PlannedDestructionDeps,
  account: Account,
  group: DestroyedGroup,
): Promise<PlannedDestruction | { kind: 'refused'; reason: StopReason }> {
  const refused = (reason: StopReason) => ({ kind: 'refused' as const, reason });
  const { id, journalId, commissions, timezone, closure } = account;
  if (closure) return refused('closed');
  if (journalsOf(account).length > 1) return refused('journals');
  if ((await holds.list(id)).some(isActive)) return refused('hold');
  // Read this first: a later record moves the end of the journal, which voids this plan.
  const { lastLink, lastNumber } = await journal.ledger(journalId);
  const all = await destructions.sealedFacts(journalId);
  if (all.filter(({ entryNumber }) => entryNumber <= lastNumber).length !== lastNumber)
    throw new Error('Entries of the journal are missing');
  const addenda = await destructions.addendaFacts(journalId, 1, lastNumber);
  const today = retentionDay(timezone, now());
  const groups = retentionByYear(retainedEntries(all, addenda), { commissions, isClosed: false, today });
  const own = groups.find(({ year, state }) => year === group.year && state === group.state);
  if (!own) return refused('nothing');
  const { until } = own.retention;
  if (!own.canDestroy || until === null) return refused('kept');
  const entries = all
    .filter(({ date, stateCode }) => date.slice(0, 4) === group.year && stateCode === group.state)
    .toSorted((left, right) => left.entryNumber - right.entryNumber);
  return { kind: 'allowed', lastLink, retention: { ...own.retention, until }, ...fitting(entries, addenda) };
}
