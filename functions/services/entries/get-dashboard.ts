import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { type Ledger, monthOf } from '#functions/store/entries/ledger.ts';
import type { Verification, VerificationStore } from '#functions/store/entries/verification-store.ts';
import type { getDashboard as contract } from '#shared/contract/entries.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { monthIn, percentChange, previousMonth } from '#shared/rules/dates.ts';
import { toDollars } from '#shared/rules/money.ts';
import { type AccountLedger, accountLedgers } from '../journals/account-ledgers.ts';
import { joinedLists } from '../search/joined-lists.ts';
import { byLastSave, type EntryRow, entryRow } from './entry-row.ts';
import { markedRows } from './marked-rows.ts';

export type GetDashboardDeps = {
  entries: EntryRows;
  journal: JournalStore;
  addenda: Pick<AddendumStore, 'counts'>;
  verifications: Pick<VerificationStore, 'last'>;
  now: () => Date;
};

type Notary = Pick<Account, 'id' | 'journalId' | 'journals' | 'timezone' | 'damagedEntries'>;

const total = (value: number, previous: number) => ({
  value,
  previous,
  percentChange: percentChange(value, previous),
});

/** Returns the latest entries, starting with the latest journal. */
async function latestRows(
  { entries, addenda }: Pick<GetDashboardDeps, 'entries' | 'addenda'>,
  journals: readonly AccountLedger<Notary>[],
): Promise<EntryRow[]> {
  const lists = journals.toReversed().map((one) => {
    const { lastNumber } = one.ledger;
    return {
      total: lastNumber,
      async rows(skip: number, end: number) {
        const [from, to] = [lastNumber - end + 1, lastNumber - skip];
        return markedRows(addenda, one, await entries.submittedRows(one.account.journalId, from, to));
      },
    };
  });
  return joinedLists(lists).rows(0, limits.recentActivity);
}

/**
 * Returns the combined verification result of all journals, dated at the earliest. Undefined until each was
 * verified.
 */
async function verifiedJournals(
  verifications: GetDashboardDeps['verifications'],
  notary: Notary,
): Promise<Pick<Verification, 'at' | 'entries' | 'faults'> | undefined> {
  const ids = journalsOf(notary);
  const found = (await Promise.all(ids.map((id) => verifications.last(id)))).flatMap((one) => one ?? []);
  const [earliest] = found.map(({ at }) => at).toSorted();
  if (earliest === undefined || found.length < ids.length) return undefined;
  const sumOf = (count: 'entries' | 'faults') => found.reduce((sum, one) => sum + one[count], 0);
  return { at: earliest, entries: sumOf('entries'), faults: sumOf('faults') };
}

/**
 * Returns counts, totals for this month and the last, and the entries changed last (specification, sections
 * 2.5 and 9).
 */
export async function getDashboard(
  { entries, journal, addenda, verifications, now }: GetDashboardDeps,
  notary: Notary,
): Promise<Outcome<Output<typeof contract>>> {
  const month = monthIn(notary.timezone, now());
  const [journals, draftsCount, drafts, verified] = await Promise.all([
    accountLedgers(journal, notary),
    journal.draftCount(notary.id),
    entries.draftRows(notary.id, limits.recentActivity),
    verifiedJournals(verifications, notary),
  ]);
  const latest: Pick<Ledger, 'months'> = journals.at(-1)?.ledger ?? {};
  const [current, previous] = [monthOf(latest, month), monthOf(latest, previousMonth(month))];
  const submitted = await latestRows({ entries, addenda }, journals);
  const recent = [...drafts.map((row) => entryRow(row)), ...submitted]
    .toSorted(byLastSave)
    .slice(0, limits.recentActivity);
  // After a fault, people investigate before a journal counts as whole again
  // (docs/runbooks/journal-verification.md).
  const isWhole = verified?.faults === 0 && !notary.damagedEntries?.size;
  return ok({
    submittedCount: journals.reduce((sum, { ledger }) => sum + ledger.lastNumber, 0),
    draftsCount,
    month,
    monthEntries: total(current.submitted, previous.submitted),
    monthRevenue: total(toDollars(current.feeCents), toDollars(previous.feeCents)),
    recent,
    verified: isWhole ? { at: verified.at, entries: verified.entries } : null,
  });
}
