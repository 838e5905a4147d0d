import type { FieldCipher } from '#functions/adapters/field-cipher.ts';
import { type ImageFiles, toDataUrl } from '#functions/adapters/image-files.ts';
import type { EntryItem, ImageRef } from '#functions/store/entry-item.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { getEntry } from '#shared/contract/whole-entry.ts';
import { toWire } from '#shared/contract/wire.ts';
import { entryRow } from './entry-row.ts';

type EntryAnswer = Output<typeof getEntry>;

/** A whole entry, its images read from S3 as data URLs and its ID numbers decrypted. */
export async function entryAnswer(
  { images, cipher }: { images: ImageFiles; cipher: FieldCipher },
  notaryId: string,
  entry: EntryItem,
): Promise<EntryAnswer> {
  const dataUrl = async (ref: ImageRef | null | undefined) =>
    ref ? toDataUrl(ref, await images.get(notaryId, entry.id, ref)) : null;

  async function thumbprintData(): Promise<string | null> {
    if (!entry.thumbprint) return null;
    const { image, ...facts } = entry.thumbprint;
    return JSON.stringify(toWire({ ...facts, imageData: await dataUrl(image) }));
  }

  const [signers, witnesses, thumbprint, signerJournalSignature, principalSignature] = await Promise.all([
    Promise.all(
      entry.signers.map(async ({ idNumber, signature, ...signer }) => ({
        ...signer,
        idIssueDate: signer.idIssueDate ?? null,
        idNumber: idNumber && (await cipher.open(entry.id, idNumber)),
        signatureDataUrl: await dataUrl(signature),
      })),
    ),
    Promise.all(
      (entry.credibleWitnesses ?? []).map(async ({ idNumber, signature, ...witness }) => ({
        ...witness,
        idNumber: idNumber && (await cipher.open(entry.id, idNumber)),
        signatureDataUrl: await dataUrl(signature),
      })),
    ),
    thumbprintData(),
    dataUrl(entry.signerJournalSignature),
    dataUrl(entry.principalSignature),
  ]);
  return {
    ...entryRow(entry),
    createdAt: entry.createdAt,
    locationLat: entry.locationLat,
    locationLng: entry.locationLng,
    documents: entry.documents,
    documentDescription: entry.documents.map((document) => document.description).join('; '),
    comments: entry.comments,
    signers,
    thumbprintData: thumbprint,
    signerJournalSignature,
    principalSignature,
    witnessName: entry.witnessName,
    witnessAddress: entry.witnessAddress,
    granteeName: entry.granteeName,
    granteeAddress: entry.granteeAddress,
    landCounty: entry.landCounty,
    actType: entry.actType ?? null,
    actTime: entry.actTime ?? null,
    actMode: entry.actMode ?? null,
    technologyUsed: entry.technologyUsed ?? null,
    numberOfActs: entry.numberOfActs ?? null,
    documentDate: entry.documentDate ?? null,
    credibleWitnesses: witnesses,
    thumbprintException: entry.thumbprintException ?? null,
    thumbprintNote: entry.thumbprintNote ?? null,
    interpreterName: entry.interpreterName ?? null,
    interpreterAddress: entry.interpreterAddress ?? null,
    interpreterCredential: entry.interpreterCredential ?? null,
    selfFiler: entry.selfFiler ?? null,
    selfFilerPhone: entry.selfFilerPhone ?? null,
    oathAdministered: entry.oathAdministered ?? null,
    certificateType: entry.certificateType ?? null,
    addressWithheld: entry.addressWithheld ?? null,
    itemizedFees: entry.itemizedFees ?? null,
    paperVolume: entry.paperVolume ?? null,
    paperPage: entry.paperPage ?? null,
    paperLine: entry.paperLine ?? null,
    entryHash: entry.entryHash,
    previousHash: entry.previousHash,
    rulesVersion: entry.rulesVersion,
  };
}
