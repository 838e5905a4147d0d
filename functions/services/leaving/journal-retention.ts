import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type RetentionGroup, retentionByYear } from '#shared/rules/duties/retention.ts';

export type JournalRetentionDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  now: () => Date;
};

/** Rows that are in memory at a time. */
const rowsAtOnce = 2_000;

/** Reads the rows of a journal, and returns how long each year's entries must be kept. `isClosed`: no act will be added. */
export async function journalRetention(
  { entries, journal, now }: JournalRetentionDeps,
  { journalId, commissions, timezone }: Account,
  { isClosed }: { isClosed: boolean },
): Promise<{ groups: RetentionGroup[]; lastLink: number; lastNumber: number }> {
  const { lastNumber, lastLink } = await journal.ledger(journalId);
  const kept: { date: string; stateCode: string | null }[] = [];
  for (let from = 1; from <= lastNumber; from += rowsAtOnce) {
    const rows = await entries.submittedRows(journalId, from, Math.min(lastNumber, from + rowsAtOnce - 1));
    for (const { date, stateCode } of rows) kept.push({ date, stateCode });
  }
  const groups = retentionByYear(kept, { commissions, isClosed, today: dayIn(timezone, now()) });
  return { groups, lastLink, lastNumber };
}
