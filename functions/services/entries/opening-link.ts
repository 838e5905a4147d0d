import { commitmentTo } from '#functions/adapters/encryption/commitment.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import { canonicalJson } from '#shared/evidence/record/canonical-json.ts';
import { hashText } from './recorded-text.ts';

type Opening = { journalId: string; at: string } & Pick<Ledger, 'notaryId' | 'notarySalt' | 'follows'>;

/**
 * Returns the text that the first link of a journal seals, as canonical JSON. It binds the journal to its notary by a
 * commitment, so that it can be published without the notary's ID, and to the closing of the journal that it follows.
 */
export function openingText({ journalId, notaryId, notarySalt, at, follows }: Opening): string {
  return canonicalJson({
    seal: 2,
    kind: 'opening',
    journal_id: journalId,
    recorded_at: at,
    notary: commitmentTo(notarySalt, notaryId),
    previous_hash: '',
    ...(follows && { previous_journal: { journal_id: follows.journalId, closing_hash: follows.hash } }),
  });
}

/** Returns the first link of a journal, which every other link follows. */
export function openingLink(opening: Opening, audit: { sessionId: string; requestId: string }): ChainLink {
  return {
    sequence: 0,
    kind: 'opening',
    position: 'opening',
    hash: hashText(openingText(opening)),
    previousHash: '',
    at: opening.at,
    ...audit,
  };
}
