import { ledgerKey, listedJournalKey } from '../table/keys.ts';
import type { ChainLink } from './chain-link.ts';
import type { Ledger } from './ledger.ts';
import { itemsOfLinks } from './link-items.ts';

/**
 * The first link of a journal, and the salt, in hex, of its commitment to the notary. For later journals of
 * an account, also what it follows, and the months and fees so far.
 */
export type NewJournal = { opening: ChainLink } & Pick<Ledger, 'notarySalt' | 'follows' | 'months' | 'fees'>;

/**
 * Returns the items of an empty journal: its ledger, its opening with its leaf, and its place in the list of
 * journals.
 */
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
