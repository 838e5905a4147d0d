import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { VerificationStore } from '#functions/store/entries/verification-store.ts';
import type { getDashboard as contract } from '#shared/contract/entries.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { monthIn, percentChange, previousMonth } from '#shared/rules/dates.ts';
import { toDollars } from '#shared/rules/money.ts';
import { entryRow } from './entry-row.ts';

export type GetDashboardDeps = {
  entries: EntryRows;
  journal: JournalStore;
  verifications: Pick<VerificationStore, 'last'>;
  now: () => Date;
};

const total = (value: number, previous: number) => ({
  value,
  previous,
  percentChange: percentChange(value, previous),
});

/**
 * Returns counts, totals of this month and the last, and the entries changed last (specification, sections 2.5 and
 * 9).
 */
export async function getDashboard(
  { entries, journal, verifications, now }: GetDashboardDeps,
  notary: Pick<Account, 'id' | 'journalId' | 'timezone' | 'damagedEntries'>,
): Promise<Outcome<Output<typeof contract>>> {
  const month = monthIn(notary.timezone, now());
  const [ledger, draftsCount, current, previous, drafts, verified] = await Promise.all([
    journal.ledger(notary.journalId),
    journal.draftCount(notary.id),
    journal.month(notary.id, month),
    journal.month(notary.id, previousMonth(month)),
    entries.draftRows(notary.id, limits.recentActivity),
    verifications.last(notary.journalId),
  ]);
  const last = ledger.lastNumber;
  const submitted = await entries.submittedRows(
    notary.journalId,
    Math.max(1, last - limits.recentActivity + 1),
    last,
  );
  const recent = [...drafts, ...submitted]
    .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt))
    .slice(0, limits.recentActivity);
  // Where a fault was found, people look into it first (docs/runbooks/journal-verification.md).
  const isWhole = verified?.faults === 0 && !notary.damagedEntries?.size;
  return ok({
    submittedCount: last,
    draftsCount,
    month,
    monthEntries: total(current.submitted, previous.submitted),
    monthRevenue: total(toDollars(current.feeCents), toDollars(previous.feeCents)),
    recent: recent.map((row) => entryRow(row, { damaged: notary.damagedEntries })),
    verified: isWhole ? { at: verified.at, entries: verified.entries } : null,
  });
}
