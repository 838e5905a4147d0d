import { ledgerKey, listedJournalKey } from '../table/keys.ts';
import type { ChainLink } from './chain-link.ts';
import type { Ledger } from './ledger.ts';
import { itemsOfLinks } from './link-items.ts';

/**
 * The first link of a journal, the salt, in hex, of its commitment to the notary, and for every journal of an account but
 * the first, what it follows, and the months so far.
 */
export type NewJournal = { opening: ChainLink } & Pick<Ledger, 'notarySalt' | 'follows' | 'months'>;

/** Returns the items of a journal without entries: its end, its opening with its leaf, and its place in the list of journals. */
export function itemsOfNewJournal(
  { id, journalId }: { id: string; journalId: string },
  { opening, ...facts }: NewJournal,
) {
  const ledger: Ledger = {
    ...{ lastNumber: 0, lastLink: opening.sequence, headHash: opening.hash },
    ...{ notaryId: id, ...facts },
  };
  return [
    { ...ledgerKey(journalId), ...ledger },
    ...itemsOfLinks(journalId, [opening]),
    { ...listedJournalKey(journalId), journalId },
  ];
}
