import type { SealFault } from '#functions/broken-seal.ts';
import { type AddendumItem, addendumPosition } from '#functions/store/entries/addendum-item.ts';
import type { StoredAddenda } from '#functions/store/entries/addendum-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { hashAddendum } from './addendum-text.ts';

/** Compares an addendum with its link in the hash chain. Undefined if it matches its seal. */
export function addendumFault(
  journalId: string,
  addendum: AddendumItem,
  link: ChainLink | undefined,
): SealFault | undefined {
  if (link?.kind !== 'addendum') return 'link-missing';
  const isInPlace =
    link.entryId === addendum.entryId &&
    link.sequence === addendum.link &&
    link.position === addendumPosition(addendum) &&
    link.previousHash === addendum.previousHash;
  if (!isInPlace) return 'place-differs';
  const isSame = hashAddendum(journalId, addendum) === link.hash && addendum.hash === link.hash;
  return isSame ? undefined : 'hash-differs';
}

/**
 * Returns the first fault among an entry's addenda, given the links by sequence. Addenda must be numbered
 * without gaps, belong to the entry, and match their seals. Only the chain can reveal that the last one is
 * missing (verifyJournal).
 */
export function addendaFault(
  journalId: string,
  { id, entryNumber }: Pick<EntryItem, 'id' | 'entryNumber'>,
  addenda: StoredAddenda,
  links: ReadonlyMap<number, ChainLink>,
): SealFault | undefined {
  for (const [at, addendum] of addenda.entries()) {
    if (!addendum) return 'unreadable';
    if (addendum.number !== at + 1) return 'addendum-missing';
    if (addendum.entryId !== id || addendum.entryNumber !== entryNumber) return 'place-differs';
    const fault = addendumFault(journalId, addendum, links.get(addendum.link));
    if (fault) return fault;
  }
  return undefined;
}
