import { BrokenSeal, type SealFault } from '#functions/broken-seal.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Seal } from '#functions/store/entries/seal-store.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { verifyEntry as contract } from '#shared/contract/verification.ts';
import { addendumFault } from '../addenda/addendum-fault.ts';
import { damaged, type IntegrityDeps } from '../entries/damaged.ts';
import { sealFault } from '../entries/seal-fault.ts';

export type VerifyEntryDeps = IntegrityDeps & {
  accounts: Pick<AccountStore, 'get'>;
  journal: Pick<JournalStore, 'ledger'>;
  entries: Pick<EntryStore, 'submittedRows'>;
  batch: Pick<EntryBatch, 'byId'>;
  destructions: Pick<DestructionStore, 'destroyedSeals'>;
};

/** A ULID, and the position of an entry or an addendum. Anything else never becomes a key. */
const isJournalId = (id: string) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id);
const isPosition = (number: string) => /^[1-9]\d{0,8}(?:\.a[1-9]\d{0,2})?$/.test(number);

type Asked = { journalId: string; number: string; hash: string };
type Answered = Outcome<Output<typeof contract>>;

const placeIn = (witness: Seal['witness']) =>
  witness ? { index: witness.index, treeSize: witness.treeSize } : null;

/** Reports an entry that is not as it was sealed, in the name of its notary. */
async function integrity(
  deps: VerifyEntryDeps,
  journalId: string,
  entryId: string,
  fault: SealFault,
): Promise<Answered> {
  const { notaryId } = await deps.journal.ledger(journalId);
  const account = await deps.accounts.get(notaryId);
  if (!account) return refuse('ENTRY_NOT_FOUND');
  return damaged(deps, account, entryId, new BrokenSeal(entryId, fault));
}

/** Says whether what was destroyed at a position had a hash, as `verifyEntry` does: its record and its link are left. */
async function verifyDestroyed(
  { destructions, seals }: VerifyEntryDeps,
  { journalId, number, hash }: Asked,
): Promise<Answered> {
  const destroyed = (await destructions.destroyedSeals(journalId)).get(number);
  const seal = destroyed && (await seals.seals(journalId, [destroyed])).get(destroyed.link);
  if (!destroyed || !seal || seal.link.hash !== destroyed.hash) return refuse('ENTRY_NOT_FOUND');
  return ok({
    matches: seal.link.hash === hash,
    kind: number.includes('.a') ? 'addendum' : 'entry',
    submittedAt: seal.link.at,
    destroyedAt: destroyed.at,
    log: placeIn(seal.witness),
  });
}

/** Says whether the addendum at a position has a hash, as `verifyEntry` does. */
async function verifyAddendum(deps: VerifyEntryDeps, { journalId, number, hash }: Asked): Promise<Answered> {
  const addendum = (await deps.addenda.at(journalId, [number])).get(number);
  if (!addendum) return verifyDestroyed(deps, { journalId, number, hash });
  const seal = (await deps.seals.seals(journalId, [addendum])).get(addendum.link);
  const fault = addendumFault(journalId, addendum, seal?.link);
  if (fault || !seal) return integrity(deps, journalId, addendum.entryId, fault ?? 'link-missing');
  return ok({
    matches: seal.link.hash === hash,
    kind: 'addendum',
    submittedAt: addendum.at,
    log: placeIn(seal.witness),
  });
}

/**
 * Says whether the entry or addendum with a number has a hash, when it was received, and where the public log has it. Never reveals
 * content. Recomputes the hash, as every other use does, and fails with INTEGRITY if the entry is not as it was sealed.
 */
export async function verifyEntry(deps: VerifyEntryDeps, asked: Asked): Promise<Answered> {
  const { journalId, number, hash } = asked;
  if (!isJournalId(journalId) || !isPosition(number)) return refuse('ENTRY_NOT_FOUND');
  if (number.includes('.a')) return verifyAddendum(deps, asked);
  const place = Number(number);
  const [row] = await deps.entries.submittedRows(journalId, place, place);
  if (!row) return refuse('ENTRY_NOT_FOUND');
  if (row.status === 'destroyed') return verifyDestroyed(deps, asked);
  const entry = (await deps.batch.byId(journalId, [row.id])).get(row.id);
  const seal =
    entry?.link === undefined ? undefined : (await deps.seals.seals(journalId, [entry])).get(entry.link);
  const fault = entry ? sealFault(journalId, entry, seal?.link) : 'unreadable';
  if (fault || !entry || !seal) return integrity(deps, journalId, row.id, fault ?? 'link-missing');
  const { link, witness } = seal;
  return ok({
    matches: link.hash === hash,
    kind: 'entry',
    submittedAt: entry.submittedAt ?? link.at,
    log: placeIn(witness),
  });
}
