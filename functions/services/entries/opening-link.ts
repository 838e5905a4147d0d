import { commitmentTo } from '#functions/adapters/encryption/commitment.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { canonicalJson } from '#shared/evidence/canonical-json.ts';
import { hashText } from './recorded-text.ts';

type Opening = { journalId: string; notaryId: string; notarySalt: string; at: string };

/**
 * Returns the text that the first link of a journal seals, as canonical JSON. It binds the journal to its notary by a
 * commitment, so that it can be published without the notary's ID.
 */
export function openingText({ journalId, notaryId, notarySalt, at }: Opening): string {
  return canonicalJson({
    seal: 2,
    kind: 'opening',
    journal_id: journalId,
    recorded_at: at,
    notary: commitmentTo(notarySalt, notaryId),
    previous_hash: '',
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
