import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { toDataUrl } from '#functions/adapters/images/image-data-url.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { type JournalOwner, journalNumber } from '#functions/store/account/journals.ts';
import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import {
  type EncryptedText,
  type EntryItem,
  type ImageRef,
  itemName,
} from '#functions/store/entries/entry-item.ts';
import type { Seal } from '#functions/store/entries/seal-store.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { getEntry } from '#shared/contract/whole-entry.ts';
import { toWire } from '#shared/contract/wire.ts';
import { type Field, type FieldTable, inPlace } from '#shared/entry/field.ts';
import type { ResponseContent } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { toDollars } from '#shared/rules/money.ts';
import { addendumResponse } from '../addenda/addendum-answer.ts';
import { entryRow } from './entry-row.ts';

export type EntryResponse = Output<typeof getEntry>;

/** Returns the seal as shown to a notary. */
function sealView(
  journalId: string,
  { link, witness, isWitnessed }: Seal,
): NonNullable<EntryResponse['seal']> {
  return {
    version: 2,
    journalId,
    hash: link.hash,
    previousHash: link.previousHash,
    state: isWitnessed ? 'witnessed' : witness ? 'logged' : 'sealed',
    logIndex: witness?.index ?? null,
  };
}

export type EntryResponseDeps = {
  /** Undefined leaves out all images. */
  images: Pick<ImageFiles, 'get'> | undefined;
  cipher: Pick<FieldCipher, 'decrypt'>;
};

/**
 * Returns a complete entry with its images from S3 as data URLs and its ID numbers decrypted. Verifies images
 * and ID numbers, and throws BrokenSeal on a mismatch. `verifiedResponse` verifies everything else.
 */
export async function entryResponse(
  { images, cipher }: EntryResponseDeps,
  owner: JournalOwner,
  entry: EntryItem,
  { seal, addenda = [] }: { seal?: Seal | undefined; addenda?: readonly AddendumItem[] },
): Promise<EntryResponse> {
  const { id: notaryId, journalId } = owner;
  const dataUrl = async (ref: ImageRef | null | undefined) =>
    ref && images ? toDataUrl(ref, await images.get(notaryId, entry, ref)) : null;

  async function thumbprintData(): Promise<string | null> {
    if (!entry.thumbprint || !images) return null;
    const { image, ...facts } = entry.thumbprint;
    return JSON.stringify(toWire({ ...facts, imageData: await dataUrl(image) }));
  }

  function answeredValue(field: Field, stored: unknown): unknown {
    switch (field.kind) {
      case 'encrypted':
        return stored ? cipher.decrypt(entry.id, stored as EncryptedText) : null;
      case 'image':
        return dataUrl(stored as ImageRef | null | undefined);
      case 'thumbprint':
        return thumbprintData();
      case 'money':
        return toDollars(Number(stored));
      case 'people': {
        const people = Array.isArray(stored) ? stored : [];
        return Promise.all(people.map((person) => answered(field.of, person)));
      }
      default:
        return stored ?? null;
    }
  }

  /** Converts a table's stored fields to response fields. */
  async function answered<T extends FieldTable>(
    table: T,
    item: Readonly<Record<string, unknown>>,
  ): Promise<ResponseContent<T>> {
    const members = inPlace(table).map(async ([name, field]) => [
      field.kind === 'thumbprint' ? `${name}Data` : name,
      await answeredValue(field, item[itemName(name, field)]),
    ]);
    return Object.fromEntries(await Promise.all(members));
  }

  const { locationLat, locationLng, documents, ...content } = await answered(entryFields, entry);
  return {
    ...entryRow(entry, { journal: journalNumber(owner) }),
    status: entry.status,
    createdAt: entry.createdAt,
    ...{ locationLat, locationLng, documents },
    documentDescription: documents.map(({ description }) => description).join('; '),
    ...content,
    outcome: content.outcome ?? 'performed',
    clockSkewSeconds: entry.clockSkewSeconds ?? null,
    notaryName: entry.notaryName ?? null,
    seal: seal ? sealView(journalId, seal) : null,
    addenda: addenda.map(addendumResponse),
    entryHash: entry.entryHash,
    previousHash: entry.previousHash,
    rulesVersion: entry.rulesVersion,
  };
}
