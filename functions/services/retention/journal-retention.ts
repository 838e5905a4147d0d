import type { Account } from '#functions/store/account/account-store.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { dayIn } from '#shared/rules/dates.ts';
import {
  type KeptEntry,
  type RetentionGroup,
  retentionByYear,
} from '#shared/rules/duties/retention-periods.ts';
import { keepsByMode } from '#shared/rules/duties/retention-years.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { accountLedgers } from '../journals/account-ledgers.ts';
import { type Received, retainedEntries } from './retained-entries.ts';

export type JournalRetentionDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  destructions: Pick<DestructionStore, 'sealedFacts' | 'addendaFacts'>;
  now: () => Date;
};

/** Rows in memory at a time. */
const rowsAtOnce = 2_000;

/**
 * Returns today's date for checking a retention: the earlier day, because the notary controls the time zone
 * setting.
 */
export function retentionDay(timezone: string, now: Date): string {
  const [here, utc] = [dayIn(timezone, now), utcDay(now)];
  return here.localeCompare(utc) < 0 ? here : utc;
}

/**
 * Reads the rows of all journals of an account, and returns how long each year's entries must be kept.
 * `isClosed`: no more acts will be added. `lastLink` is the current journal's.
 */
export async function journalRetention(
  { entries, journal, destructions, now }: JournalRetentionDeps,
  account: Account,
  { isClosed }: { isClosed: boolean },
): Promise<{ groups: RetentionGroup[]; lastLink: number; entries: number }> {
  const { commissions, timezone } = account;
  const kept: KeptEntry[] = [];
  let lastLink = 0;
  for (const { account: owner, ledger } of await accountLedgers(journal, account)) {
    const { lastNumber } = ledger;
    const rows: Received[] = [];
    for (let from = 1; from <= lastNumber; from += rowsAtOnce) {
      const to = Math.min(lastNumber, from + rowsAtOnce - 1);
      const page = await entries.submittedRows(owner.journalId, from, to);
      for (const { entryNumber, date, stateCode, submittedAt } of page) {
        const received = submittedAt ?? now().toISOString();
        rows.push({ entryNumber: entryNumber ?? 0, date, stateCode, submittedAt: received });
      }
    }
    const areModesAsked = rows.some(({ stateCode }) => keepsByMode(stateCode));
    // List rows don't contain the mode of an act.
    const received = areModesAsked ? await destructions.sealedFacts(owner.journalId) : rows;
    // Every entry, addendum, and closing has a link.
    const isAnnotated = ledger.lastLink > lastNumber;
    const addenda = isAnnotated ? await destructions.addendaFacts(owner.journalId, 1, lastNumber) : [];
    for (const entry of retainedEntries(received, addenda)) kept.push(entry);
    lastLink = ledger.lastLink;
  }
  const groups = retentionByYear(kept, { commissions, isClosed, today: retentionDay(timezone, now()) });
  return { groups, lastLink, entries: kept.length };
}
