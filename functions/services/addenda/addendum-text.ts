import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import { toWire } from '#shared/contract/wire.ts';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';
import { hashText } from '../entries/recorded-text.ts';

/** The sealed part of an addendum: everything but the hash that covers it. */
export type AddendumRecord = Omit<AddendumItem, 'hash' | 'link' | 'requestKey'>;

/**
 * Returns the text that the addendum's seal covers: everything recorded, as canonical JSON
 * (docs/evidence.md).
 */
export function addendumText(journalId: string, addendum: AddendumRecord): string {
  const { entryNumber, entryId, number, reason, text, field, textConfirmations } = addendum;
  return canonicalJson({
    seal: 2,
    kind: 'addendum',
    journal_id: journalId,
    number: entryNumber,
    entry_id: entryId,
    addendum: number,
    ...{ reason, text, field },
    text_confirmations: textConfirmations,
    notary_name: addendum.notaryName,
    commission: toWire(addendum.commission) as Json,
    recorded_at: addendum.at,
    previous_hash: addendum.previousHash,
  });
}

export const hashAddendum = (journalId: string, addendum: AddendumRecord): string =>
  hashText(addendumText(journalId, addendum));
