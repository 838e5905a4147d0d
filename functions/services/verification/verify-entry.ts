import { BrokenSeal } from '#functions/broken-seal.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { verifyEntry as contract } from '#shared/contract/verification.ts';
import { sealFault } from '../entries/seal-fault.ts';
import { damaged, type IntegrityDeps } from '../entries/verified-entry.ts';

export type VerifyEntryDeps = IntegrityDeps & {
  accounts: Pick<AccountStore, 'get'>;
  journal: Pick<JournalStore, 'ledger'>;
  entries: Pick<EntryStore, 'submittedRows'>;
  batch: Pick<EntryBatch, 'byId'>;
};

/** A ULID, and an entry number without padding. Anything else never becomes a key. */
const isJournalId = (id: string) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id);
const isNumber = (number: string) => /^[1-9]\d{0,8}$/.test(number);

/**
 * Says whether the entry with a number has a hash, when it was received, and where the public log has it. Never reveals
 * content. Recomputes the hash, as every other use does, and fails with INTEGRITY if the entry is not as it was sealed.
 */
export async function verifyEntry(
  deps: VerifyEntryDeps,
  { journalId, number, hash }: { journalId: string; number: string; hash: string },
): Promise<Outcome<Output<typeof contract>>> {
  if (!isJournalId(journalId) || !isNumber(number)) return refuse('ENTRY_NOT_FOUND');
  const place = Number(number);
  const [row] = await deps.entries.submittedRows(journalId, place, place);
  if (!row) return refuse('ENTRY_NOT_FOUND');
  const entry = (await deps.batch.byId(journalId, [row.id])).get(row.id);
  const seal =
    entry?.link === undefined ? undefined : (await deps.seals.seals(journalId, [entry])).get(entry.link);
  const fault = entry ? sealFault(journalId, entry, seal?.link) : 'unreadable';
  if (fault || !entry || !seal) {
    const { notaryId } = await deps.journal.ledger(journalId);
    const account = await deps.accounts.get(notaryId);
    if (!account) return refuse('ENTRY_NOT_FOUND');
    return damaged(deps, account, row.id, new BrokenSeal(row.id, fault ?? 'link-missing'));
  }
  const { link, witness } = seal;
  return ok({
    matches: link.hash === hash,
    kind: 'entry',
    submittedAt: entry.submittedAt ?? link.at,
    log: witness ? { index: witness.index, treeSize: witness.treeSize } : null,
  });
}
