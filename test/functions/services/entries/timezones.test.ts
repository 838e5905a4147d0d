import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { getDashboard } from '#functions/services/entries/get-dashboard.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { monthOf } from '#functions/store/entries/ledger.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { draftToSubmit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** Returns a notary in a time zone, with submissions and screens at given instants. */
async function notaryIn(timezone: Account['timezone']) {
  const notary: Notary = await registerNotary();
  const stored = await accountStore(table).get(notary.id);
  if (!stored) throw new Error('The account is missing');
  const stores = { entries: entryStore(table), journal: submittingJournal(table) };
  // In the trial, which has no limit of entries.
  const account = (at: string): Account => ({ ...stored, timezone, createdAt: at });
  return {
    /** Submits an entry for a day. Returns whether it is late, or why it failed. */
    async submits(date: string, at: string): Promise<'in time' | 'late' | string> {
      const entryId = await draftToSubmit(notary, { date, act_time: '12:00', act_timezone: timezone });
      const outcome = await submitEntry(
        {
          ...stores,
          images: imageFiles(),
          locks: writeLockStore(table),
          timeLeft: () => 15_000,
          now: () => new Date(at),
        },
        { account: account(at), sessionId: 'session', requestId: ulid(), entryId },
      );
      if (!outcome.ok) return [outcome.detail].flat().join();
      return outcome.value.lateEntry ? 'late' : 'in time';
    },
    submittedIn: async (month: string) =>
      monthOf(await stores.journal.ledger(stored.journalId), month).submitted,
    /** Returns the month that the dashboard shows at an instant. */
    monthAt: async (at: string) => {
      const outcome = await getDashboard(
        {
          ...stores,
          addenda: addendumStore(table),
          verifications: verificationStore(table),
          now: () => new Date(at),
        },
        account(at),
      );
      return outcome.ok ? outcome.value.month : outcome.code;
    },
  };
}

const future = 'Date must not be in the future';

describe('the day and month of a submission follow the time zone of the notary', () => {
  it('in New York when the clocks go forward', async () => {
    const { submits } = await notaryIn('America/New_York');
    expect(await submits('2026-03-08', '2026-03-08T04:59:59Z')).toBe(future);
    expect(await submits('2026-03-08', '2026-03-08T05:00:00Z')).toBe('in time');
    // The day ends an hour earlier than it would without the change.
    expect(await submits('2026-03-08', '2026-03-09T03:59:59Z')).toBe('in time');
    expect(await submits('2026-03-08', '2026-03-09T04:00:00Z')).toBe('late');
  });

  it('in Anchorage when the clocks go back, on the first day of a month', async () => {
    const { submits, submittedIn, monthAt } = await notaryIn('America/Anchorage');
    expect(await submits('2026-11-01', '2026-11-01T07:59:59Z')).toBe(future);
    expect(await submits('2026-10-31', '2026-11-01T07:59:59Z')).toBe('in time');
    expect(await monthAt('2026-11-01T07:59:59Z')).toBe('2026-10');
    expect(await submits('2026-11-01', '2026-11-01T08:00:00Z')).toBe('in time');
    expect(await monthAt('2026-11-01T08:00:00Z')).toBe('2026-11');
    // The day ends an hour later than it would without the change.
    expect(await submits('2026-11-01', '2026-11-02T08:59:59Z')).toBe('in time');
    expect(await submits('2026-11-01', '2026-11-02T09:00:00Z')).toBe('late');
    expect(await submittedIn('2026-10')).toBe(1);
    expect(await submittedIn('2026-11')).toBe(3);
  });

  it('in Honolulu, where the previous month and year continue', async () => {
    const { submits, submittedIn, monthAt } = await notaryIn('Pacific/Honolulu');
    expect(await submits('2026-03-01', '2026-03-01T09:59:59Z')).toBe(future);
    expect(await submits('2026-02-28', '2026-03-01T09:59:59Z')).toBe('in time');
    expect(await submits('2026-03-01', '2026-03-01T10:00:00Z')).toBe('in time');
    expect(await submits('2026-02-28', '2026-03-01T10:00:00Z')).toBe('late');
    expect(await submittedIn('2026-02')).toBe(1);
    expect(await submittedIn('2026-03')).toBe(2);
    expect(await monthAt('2026-01-01T09:59:59Z')).toBe('2025-12');
    expect(await monthAt('2026-01-01T10:00:00Z')).toBe('2026-01');
  });
});
