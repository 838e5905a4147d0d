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

/** Entries of one year of the act and one state. */
type DestroyedGroup = { year: string; state: string | null };

/** The entries that a destruction covers, as the journal was when it ended with `lastLink`. */
export type PlannedDestruction = {
  kind: 'allowed';
  lastLink: number;
  retention: Retention & { until: string };
  /** By number. */
  entries: SealedFacts[];
  addenda: AddendumFacts[];
};

/**
 * Entries and addenda in one destruction. Its record is one item of the table, of at most 400 KB, and its certificate lists
 * each of them. The rest of a larger year is destroyed with another one.
 */
const atOnce = 2_000;

/** Takes entries in their order, with their addenda, until there are too many for one destruction. */
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
 * Returns what a destruction of the entries of a year and state destroys now, or why there must be none. Reads the whole
 * journal, strongly consistent, and takes the day from the server's clock. Throws for a journal with a row that is missing or
 * cannot be read, because it may contain the act from which the years count.
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
  // First: whatever is recorded meanwhile moves the end, and then nothing is destroyed by this plan.
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
