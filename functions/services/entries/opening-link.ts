import { commitmentTo } from '#functions/adapters/encryption/commitment.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import { canonicalJson } from '#shared/evidence/record/canonical-json.ts';
import { hashText } from './recorded-text.ts';

type Opening = { journalId: string; at: string } & Pick<Ledger, 'notaryId' | 'notarySalt' | 'follows'>;

/**
 * Returns the text that a journal's first link seals, as canonical JSON. A commitment binds the journal to
 * its notary, so the text can be published without the notary's ID. It also binds the journal to the closing
 * of the one before.
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

/** Returns the first link of a journal, which all others follow. */
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
