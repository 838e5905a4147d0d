import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import { canonicalJson } from '#shared/evidence/record/canonical-json.ts';
import { hashText } from '../entries/recorded-text.ts';

/** The facts that the last link of a closed journal seals. */
type Closing = { closed: NonNullable<Ledger['closed']>; lastNumber: number; previousHash: string };

/**
 * Returns the text that the last link of a closed journal seals, as canonical JSON: the number of entries,
 * why the journal was closed, and which journal follows.
 */
export function closingText(journalId: string, { closed, lastNumber, previousHash }: Closing): string {
  return canonicalJson({
    seal: 2,
    kind: 'closing',
    journal_id: journalId,
    recorded_at: closed.at,
    entries: lastNumber,
    reason: closed.reason,
    next_journal: closed.next,
    previous_hash: previousHash,
  });
}

/** Returns the link that permanently closes a journal. */
export function closingLink(
  journalId: string,
  { lastLink, lastNumber, headHash: previousHash }: Ledger,
  closed: Closing['closed'],
  audit: { sessionId: string; requestId: string },
): ChainLink {
  return {
    sequence: lastLink + 1,
    kind: 'closing',
    position: 'closing',
    hash: hashText(closingText(journalId, { closed, lastNumber, previousHash })),
    previousHash,
    at: closed.at,
    ...audit,
  };
}
