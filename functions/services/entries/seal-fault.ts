import { isDeepStrictEqual } from 'node:util';
import type { SealFault } from '#functions/broken-seal.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { listAttributes } from './list-attributes.ts';
import { hashEntry } from './recorded-text.ts';

/**
 * Compares a stored entry with its link in the hash chain. Undefined if everything shown or printed matches
 * the seal, except image bytes and ID numbers, which are verified when they are read.
 */
export function sealFault(
  journalId: string,
  entry: EntryItem,
  link: ChainLink | undefined,
): SealFault | undefined {
  if (link?.kind !== 'entry') return 'link-missing';
  const isInPlace =
    link.entryId === entry.id &&
    link.sequence === entry.link &&
    link.position === String(entry.entryNumber) &&
    link.previousHash === entry.previousHash;
  if (!isInPlace) return 'place-differs';
  if (hashEntry(journalId, entry) !== link.hash || entry.entryHash !== link.hash) return 'hash-differs';
  const { actUtcOffset: _, ...derived } = listAttributes(entry);
  const { status, updatedAt, documentCount, documentTitle = derived.documentTitle, signerNames } = entry;
  const copies = { status: 'submitted', updatedAt: entry.submittedAt, ...derived };
  return isDeepStrictEqual({ status, updatedAt, documentCount, documentTitle, signerNames }, copies)
    ? undefined
    : 'copies-differ';
}
