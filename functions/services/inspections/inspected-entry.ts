import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { BrokenSeal } from '#functions/broken-seal.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { Inspection } from '#functions/store/inspections/inspection-store.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { isInRanges } from '#shared/rules/entry-ranges.ts';
import { isPlaceWithheld, withoutAddresses } from '#shared/rules/law/withheld.ts';
import { damaged, type IntegrityDeps } from '../entries/damaged.ts';
import type { EntryResponse } from '../entries/entry-view.ts';
import { type VerifiedEntry, verifiedResponse } from '../entries/verified-entry.ts';

export type InspectedEntryDeps = IntegrityDeps & {
  entries: Pick<EntryRows, 'submittedRows'>;
  batch: Pick<EntryBatch, 'byId'>;
  images: Pick<ImageFiles, 'get'>;
};

/** Shows every ID number as this word, and decrypts none. */
const cipher = { decrypt: async () => 'Withheld' };

/** Returns an entry without addresses that are not open to inspection. */
function withoutWithheldAddresses(entry: EntryResponse): EntryResponse {
  if (!entry.addressWithheld) return entry;
  return {
    ...withoutAddresses(entryFields, entry),
    signers: entry.signers.map((signer) => withoutAddresses(signerFields, signer)),
    credibleWitnesses: entry.credibleWitnesses.map((one) => withoutAddresses(witnessFields, one)),
    markWitnesses: entry.markWitnesses.map((one) => withoutAddresses(markWitnessFields, one)),
    ...(isPlaceWithheld(entry) && { locationLabel: null, locationLat: null, locationLng: null }),
  };
}

/**
 * Reads one verified entry of an inspection, as its visitors may see it: without ID numbers, without
 * addresses that are not open to inspection, and without images unless the notary included them.
 * ENTRY_NOT_FOUND for a number outside the inspection; ENTRY_DESTROYED for a destroyed entry; INTEGRITY for
 * one that doesn't match its seal.
 */
export async function inspectedEntry(
  deps: InspectedEntryDeps,
  { notaryId, journalId, ranges, images }: Inspection,
  number: string,
): Promise<Outcome<VerifiedEntry & { entry: EntryItem }>> {
  const place = /^0*[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  if (!isInRanges(ranges, place)) return refuse('ENTRY_NOT_FOUND');
  const [row] = await deps.entries.submittedRows(journalId, place, place);
  if (!row) return refuse('ENTRY_NOT_FOUND');
  if (row.status === 'destroyed') return refuse('ENTRY_DESTROYED');
  const owner = { id: notaryId, journalId };
  const entry = (await deps.batch.byId(journalId, [row.id])).get(row.id);
  if (!entry) return damaged(deps, owner, row.id, new BrokenSeal(row.id, 'unreadable'));
  const verified = await verifiedResponse(
    { ...deps, cipher, images: images ? deps.images : undefined },
    owner,
    entry,
  );
  if (!verified.ok) return verified;
  const { response, addenda } = verified.value;
  return ok({ entry, addenda, response: withoutWithheldAddresses(response) });
}
