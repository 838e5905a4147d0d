import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type KeptEntry, type RetentionGroup, retentionByYear } from '#shared/rules/duties/retention.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { accountLedgers } from '../journals/account-ledgers.ts';

export type JournalRetentionDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  now: () => Date;
};

/** Rows that are in memory at a time. */
const rowsAtOnce = 2_000;

/** Returns today for the end of a retention: the earlier day, since the time zone is a setting of the notary. */
export function retentionDay(timezone: string, now: Date): string {
  const [here, utc] = [dayIn(timezone, now), utcDay(now)];
  return here.localeCompare(utc) < 0 ? here : utc;
}

/**
 * Reads the rows of all journals of an account, and returns how long each year's entries must be kept. `isClosed`: no act will
 * be added. `lastLink` is that of the current journal.
 */
export async function journalRetention(
  { entries, journal, now }: JournalRetentionDeps,
  account: Account,
  { isClosed }: { isClosed: boolean },
): Promise<{ groups: RetentionGroup[]; lastLink: number; entries: number }> {
  const { commissions, timezone } = account;
  const kept: KeptEntry[] = [];
  let lastLink = 0;
  for (const { account: owner, ledger } of await accountLedgers(journal, account)) {
    const { lastNumber } = ledger;
    for (let from = 1; from <= lastNumber; from += rowsAtOnce) {
      const to = Math.min(lastNumber, from + rowsAtOnce - 1);
      const rows = await entries.submittedRows(owner.journalId, from, to);
      for (const { date, stateCode, submittedAt } of rows)
        kept.push({ date, stateCode, receivedOn: submittedAt?.slice(0, 10) ?? utcDay(now()) });
    }
    lastLink = ledger.lastLink;
  }
  const groups = retentionByYear(kept, { commissions, isClosed, today: retentionDay(timezone, now()) });
  return { groups, lastLink, entries: kept.length };
}
