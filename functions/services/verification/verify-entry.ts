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

/**
 * Checks the formats of a ULID and of an entry or addendum position. Malformed IDs are rejected before any
 * key is built.
 */
const isJournalId = (id: string) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id);
const isPosition = (number: string) => /^[1-9]\d{0,8}(?:\.a[1-9]\d{0,2})?$/.test(number);

type Asked = { journalId: string; number: string; hash: string };
type Answered = Outcome<Output<typeof contract>>;

const placeIn = (witness: Seal['witness']) =>
  witness ? { index: witness.index, treeSize: witness.treeSize } : null;

/** Reports an entry that doesn't match its seal, under its notary's ID. */
async function integrity(
  deps: VerifyEntryDeps,
  journalId: string,
  entryId: string,
  fault: SealFault,
): Promise<Outcome<never>> {
  const { notaryId } = await deps.journal.ledger(journalId);
  const account = await deps.accounts.get(notaryId);
  if (!account) return refuse('ENTRY_NOT_FOUND');
  return damaged(deps, account, entryId, new BrokenSeal(entryId, fault));
}

/** The facts of the entry or addendum at a position, and its seal's position in the log. */
type Sealed = {
  hash: string;
  kind: 'entry' | 'addendum';
  submittedAt: string;
  destroyedAt?: string;
  witness: Seal['witness'];
};
type Found = Outcome<Sealed | undefined>;

/** Finds the remains of a destroyed record at a position: the destruction record and the link. */
async function destroyedAt(
  { destructions, seals }: VerifyEntryDeps,
  { journalId, number }: Asked,
): Promise<Found> {
  const destroyed = (await destructions.destroyedSeals(journalId)).get(number);
  const seal = destroyed && (await seals.seals(journalId, [destroyed])).get(destroyed.link);
  if (!destroyed || !seal || seal.link.hash !== destroyed.hash) return ok(undefined);
  return ok({
    ...{ hash: seal.link.hash, kind: number.includes('.a') ? 'addendum' : 'entry' },
    ...{ submittedAt: seal.link.at, destroyedAt: destroyed.at, witness: seal.witness },
  });
}

async function addendumAt(deps: VerifyEntryDeps, asked: Asked): Promise<Found> {
  const { journalId, number } = asked;
  const addendum = (await deps.addenda.at(journalId, [number])).get(number);
  if (!addendum) return destroyedAt(deps, asked);
  const seal = (await deps.seals.seals(journalId, [addendum])).get(addendum.link);
  const fault = addendumFault(journalId, addendum, seal?.link);
  if (fault || !seal) return integrity(deps, journalId, addendum.entryId, fault ?? 'link-missing');
  const { link, witness } = seal;
  return ok({ hash: link.hash, kind: 'addendum', submittedAt: addendum.at, witness });
}

async function entryAt(deps: VerifyEntryDeps, asked: Asked): Promise<Found> {
  const { journalId, number } = asked;
  const place = Number(number);
  const [row] = await deps.entries.submittedRows(journalId, place, place);
  if (!row) return ok(undefined);
  if (row.status === 'destroyed') return destroyedAt(deps, asked);
  const entry = (await deps.batch.byId(journalId, [row.id])).get(row.id);
  const seal =
    entry?.link === undefined ? undefined : (await deps.seals.seals(journalId, [entry])).get(entry.link);
  const fault = entry ? sealFault(journalId, entry, seal?.link) : 'unreadable';
  if (fault || !entry || !seal) return integrity(deps, journalId, row.id, fault ?? 'link-missing');
  const { link, witness } = seal;
  return ok({ hash: link.hash, kind: 'entry', submittedAt: entry.submittedAt ?? link.at, witness });
}

/** Returns how many addenda an entry has or had, and when the latest was sealed. */
async function addendaOf(
  { addenda, destructions, seals }: VerifyEntryDeps,
  { journalId, number }: Asked,
  isDestroyed: boolean,
) {
  const [entry = ''] = number.split('.');
  const times: string[] = [];
  let count: number;
  if (isDestroyed) {
    const all = [...(await destructions.destroyedSeals(journalId)).values()];
    const places = all.filter(({ position }) => position.startsWith(`${entry}.a`));
    count = places.length;
    times.push(...[...(await seals.links(journalId, places)).values()].map(({ at }) => at));
  } else {
    const found = await addenda.of(journalId, Number(entry));
    count = found.length;
    times.push(...found.flatMap((one) => one?.at ?? []));
  }
  return { count, latestAt: times.toSorted().at(-1) ?? null };
}

/**
 * Returns whether the entry or addendum with a number has a given hash. Only for a match, also returns when
 * it was received, its position in the public log, how many addenda its entry has, and when its journal was
 * opened. Without a document, a caller learns nothing, not even which numbers exist. Never reveals content.
 * Recomputes the hash, as every other use does, and fails with INTEGRITY if the entry doesn't match its seal.
 */
export async function verifyEntry(deps: VerifyEntryDeps, asked: Asked): Promise<Answered> {
  const { journalId, number, hash } = asked;
  const opening = isJournalId(journalId)
    ? (await deps.seals.links(journalId, [{ link: 0 }])).get(0)
    : undefined;
  if (!opening) return refuse('ENTRY_NOT_FOUND');
  if (!isPosition(number)) return ok({ matches: false });
  const found = await (number.includes('.a') ? addendumAt : entryAt)(deps, asked);
  if (!found.ok) return found;
  const sealed = found.value;
  if (sealed?.hash !== hash) return ok({ matches: false });
  return ok({
    matches: true,
    kind: sealed.kind,
    submittedAt: sealed.submittedAt,
    ...(sealed.destroyedAt !== undefined && { destroyedAt: sealed.destroyedAt }),
    log: placeIn(sealed.witness),
    addenda: await addendaOf(deps, asked, sealed.destroyedAt !== undefined),
    openedAt: opening.at,
  });
}
