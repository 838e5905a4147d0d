import { decodeTime } from 'ulid';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { listJournals as contract } from '#shared/contract/journals.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { accountLedgers } from './account-ledgers.ts';

export type ListJournalsDeps = { journal: Pick<JournalStore, 'ledger'> };

export type JournalList = Output<typeof contract>;

export async function listJournals(
  { journal }: ListJournalsDeps,
  account: Account,
): Promise<Outcome<JournalList>> {
  const ledgers = await accountLedgers(journal, account);
  return ok({
    journals: ledgers.map(({ account: { journalId }, ledger: { lastNumber, closed } }, at) => ({
      number: at + 1,
      journalId,
      openedAt: new Date(decodeTime(journalId)).toISOString(),
      entries: lastNumber,
      closedAt: closed?.at ?? null,
      reason: closed?.reason ?? null,
    })),
  });
}
