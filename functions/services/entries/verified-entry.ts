import { BrokenSeal, type SealFault } from '#functions/broken-seal.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { JournalOwner } from '#functions/store/account/journals.ts';
import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { StoredAddenda } from '#functions/store/entries/addendum-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { type Seal, sealsAtOnce } from '#functions/store/entries/seal-store.ts';
import { addendaFault } from '../addenda/addendum-fault.ts';
import { damaged, type IntegrityDeps } from './damaged.ts';
import { type EntryResponse, type EntryResponseDeps, entryResponse } from './entry-view.ts';
import { sealFault } from './seal-fault.ts';

export type VerifiedEntryDeps = IntegrityDeps & EntryResponseDeps;

/** Returns the seals of submitted entries by entry ID. An entry without a link has no seal. */
export async function sealsOf(
  { seals }: Pick<IntegrityDeps, 'seals'>,
  { journalId }: Pick<JournalOwner, 'journalId'>,
  entries: readonly EntryItem[],
): Promise<Map<string, Seal>> {
  const found = new Map<string, Seal>();
  for (let at = 0; at < entries.length; at += sealsAtOnce) {
    const some = entries.slice(at, at + sealsAtOnce);
    const bySequence = await seals.seals(journalId, some);
    for (const { id, link } of some) {
      const seal = link === undefined ? undefined : bySequence.get(link);
      if (seal) found.set(id, seal);
    }
  }
  return found;
}

/** The addenda of entries, by entry number. */
export type AddendaByNumber = ReadonlyMap<number, StoredAddenda>;

/** Reads the addenda of entries, given their numbers, which may have gaps. Doesn't verify them. */
export async function addendaAmong(
  { addenda }: Pick<IntegrityDeps, 'addenda'>,
  { journalId }: Pick<JournalOwner, 'journalId'>,
  numbers: readonly number[],
): Promise<AddendaByNumber> {
  const sorted = numbers.toSorted((left, right) => left - right);
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? new Map() : addenda.between(journalId, { from, to });
}

/** Returns an entry's readable addenda. */
export const readableAddenda = (addenda: AddendaByNumber, { entryNumber }: EntryItem): AddendumItem[] =>
  (addenda.get(entryNumber ?? 0) ?? []).flatMap((one) => one ?? []);

/**
 * Returns the entries that don't match their seals, or have such addenda, by ID. Images and ID numbers are
 * verified when they are read.
 */
export async function damagedAmong(
  { seals }: Pick<IntegrityDeps, 'seals'>,
  { journalId }: Pick<JournalOwner, 'journalId'>,
  entries: readonly EntryItem[],
  addenda: AddendaByNumber,
): Promise<Map<string, SealFault>> {
  const added = entries.flatMap((entry) => readableAddenda(addenda, entry));
  const [links, linksOfAddenda] = await Promise.all([
    seals.links(journalId, entries),
    seals.links(journalId, added),
  ]);
  return new Map(
    entries.flatMap((entry) => {
      const fault =
        sealFault(journalId, entry, links.get(entry.link ?? -1)) ??
        addendaFault(journalId, entry, addenda.get(entry.entryNumber ?? 0) ?? [], linksOfAddenda);
      return fault ? [[entry.id, fault]] : [];
    }),
  );
}

/** Reads the addenda of an entry. Throws BrokenSeal if they don't match their seals. */
async function verifiedAddenda(
  { addenda, seals }: Pick<IntegrityDeps, 'addenda' | 'seals'>,
  journalId: string,
  entry: EntryItem,
): Promise<AddendumItem[]> {
  const stored = await addenda.of(journalId, entry.entryNumber ?? 0);
  const found = stored.flatMap((one) => one ?? []);
  const links = await seals.links(journalId, found);
  const fault = addendaFault(journalId, entry, stored, links);
  if (fault) throw new BrokenSeal(entry.id, fault);
  return found;
}

/** An entry as shown, and its stored addenda. */
export type VerifiedEntry = { response: EntryResponse; addenda: AddendumItem[] };

/**
 * Returns a complete entry, with images and ID numbers, if it and its addenda match their seals. Otherwise
 * reports it and fails with INTEGRITY. A draft has no seal and is returned unverified. All code that shows,
 * prints, or exports complete entries reads them here.
 */
export async function verifiedResponse(
  deps: VerifiedEntryDeps,
  account: JournalOwner,
  entry: EntryItem,
  known?: Seal | undefined,
): Promise<Outcome<VerifiedEntry>> {
  if (entry.status === 'draft')
    return ok({ response: await entryResponse(deps, account, entry, {}), addenda: [] });
  try {
    const [seal, addenda] = await Promise.all([
      known ?? sealsOf(deps, account, [entry]).then((seals) => seals.get(entry.id)),
      verifiedAddenda(deps, account.journalId, entry),
    ]);
    const fault = sealFault(account.journalId, entry, seal?.link);
    if (fault) throw new BrokenSeal(entry.id, fault);
    return ok({ response: await entryResponse(deps, account, entry, { seal, addenda }), addenda });
  } catch (error) {
    return damaged(deps, account, entry.id, error);
  }
}
