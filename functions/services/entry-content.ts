import type { CheckedImage, checkImage } from '#functions/adapters/check-image.ts';
import type { FieldCipher } from '#functions/adapters/field-cipher.ts';
import type { ImageFiles } from '#functions/adapters/image-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type {
  CredibleWitnessItem,
  EntryContentItem,
  ImageRef,
  SignerItem,
} from '#functions/store/entry-item.ts';
import type { createDraft } from '#shared/contract/drafts.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { limits } from '#shared/data/limits.ts';
import { barredProblems } from '#shared/rules/law/barred-problems.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { actTypeOf, isPersonalKnowledge } from '#shared/rules/law/law-binding.ts';
import { toCents } from '#shared/rules/money.ts';
import { thumbprint } from '#shared/schemas/entry-payload.ts';

/** The content of an entry as the client sent it, well-formed. */
export type EntryPayload = Input<typeof createDraft>['body'];

export type ContentDeps = { images: ImageFiles; checkImage: typeof checkImage; cipher: FieldCipher };

/** What `storeContent` needs to know besides the payload. */
export type ContentContext = {
  notaryId: string;
  entryId: string;
  /** Today in the notary's timezone: no act can lie after it. */
  today: string;
  /** The day of the act where the payload names none. */
  defaultDate: string;
  /** Digests of images that are stored already. */
  storedImages: readonly string[];
};

function dataUrls(payload: EntryPayload, thumbprintImage: string | undefined): string[] {
  return [
    ...(payload.signers ?? []).map((signer) => signer.signatureDataUrl),
    ...(payload.credibleWitnesses ?? []).map((witness) => witness.signatureDataUrl),
    thumbprintImage,
    payload.signerJournalSignature,
    payload.principalSignature,
  ].filter((dataUrl) => typeof dataUrl === 'string');
}

/** The payload as the law judges it. */
export function judged(payload: EntryPayload): EntryContent {
  const { thumbprintData, ...content } = payload;
  return { ...content, thumbprint: thumbprintData ? readThumbprint(thumbprintData) : null };
}

const readThumbprint = (json: string) => fromWire(thumbprint.parse(JSON.parse(json)));

function fieldRefusals(payload: EntryPayload, today: string): string[] {
  const complaints = barredProblems(judged(payload)).map((problem) => problem.message);
  if (payload.date && payload.date > today) complaints.push('Date must not be in the future');
  return [...new Set(complaints)];
}

/** A coordinate as it is kept and shown: a tenth of a metre (specification, section 3). Never a negative zero. */
function toSixDecimals(degrees: number | null | undefined): number | null {
  return degrees == null ? null : Math.round(degrees * 1e6) / 1e6 + 0;
}

/**
 * Turns a payload into what the table holds: images go to S3 by digest, ID numbers are encrypted,
 * empty document lines are dropped, and personal knowledge leaves no trace of an ID
 * (specification, section 5). Refuses dates in the future, whatever the state's law bars from a journal,
 * and images that are too large or not what they claim to be; nothing is stored then.
 */
export async function storeContent(
  { images, checkImage, cipher }: ContentDeps,
  payload: EntryPayload,
  context: ContentContext,
): Promise<Outcome<EntryContentItem>> {
  const complaints = fieldRefusals(payload, context.today);
  if (complaints.length > 0) return refuse('INVALID_FIELDS', { detail: complaints });

  const print = payload.thumbprintData ? readThumbprint(payload.thumbprintData) : null;
  const checked = new Map<string, CheckedImage>();
  for (const dataUrl of dataUrls(payload, print?.imageData)) {
    const image = await checkImage(dataUrl);
    if (!image.ok) return image;
    checked.set(dataUrl, image.value);
  }
  const imageOf = (dataUrl: string | null | undefined) => checked.get(dataUrl ?? '')?.ref ?? null;

  async function signerItem(signer: NonNullable<EntryPayload['signers']>[number]): Promise<SignerItem> {
    const documented = !isPersonalKnowledge(signer.idType);
    return {
      firstName: signer.firstName ?? null,
      lastName: signer.lastName ?? null,
      addressLine: signer.addressLine ?? null,
      city: signer.city ?? null,
      stateCode: signer.stateCode ?? null,
      zip: signer.zip ?? null,
      idType: signer.idType ?? null,
      idNumber: documented && signer.idNumber ? await cipher.seal(context.entryId, signer.idNumber) : null,
      idIssuingAgency: documented ? (signer.idIssuingAgency ?? null) : null,
      idIssueDate: documented ? (signer.idIssueDate ?? null) : null,
      idExpirationDate: documented ? (signer.idExpirationDate ?? null) : null,
      signature: imageOf(signer.signatureDataUrl),
    };
  }

  async function witnessItem(
    witness: NonNullable<EntryPayload['credibleWitnesses']>[number],
  ): Promise<CredibleWitnessItem> {
    const documented = !isPersonalKnowledge(witness.idType);
    return {
      name: witness.name ?? null,
      address: witness.address ?? null,
      idType: witness.idType ?? null,
      idNumber: documented && witness.idNumber ? await cipher.seal(context.entryId, witness.idNumber) : null,
      idIssuingAgency: documented ? (witness.idIssuingAgency ?? null) : null,
      idExpirationDate: documented ? (witness.idExpirationDate ?? null) : null,
      signature: imageOf(witness.signatureDataUrl),
    };
  }

  function thumbprintItem() {
    const image = imageOf(print?.imageData);
    if (!print || !image) return null;
    const { imageData: _, ...facts } = print;
    return { ...facts, image };
  }

  const total = [...checked.values()].reduce((sum, image) => sum + image.ref.bytes, 0);
  if (total > limits.entryImageBytes) {
    return refuse('PAYLOAD_TOO_LARGE', { detail: 'All images of an entry together may be at most 4 MB.' });
  }
  const fresh = [...checked.values()].filter((image) => !context.storedImages.includes(image.ref.digest));
  await Promise.all(fresh.map((image) => images.put(context.notaryId, context.entryId, image)));
  return ok({
    date: payload.date ?? context.defaultDate,
    stateCode: payload.stateCode ?? null,
    documentType: payload.documentType ?? null,
    feeCents: toCents(payload.fee ?? 0),
    locationLabel: payload.locationLabel ?? null,
    locationLat: toSixDecimals(payload.locationLat),
    locationLng: toSixDecimals(payload.locationLng),
    documents: (payload.documents ?? []).filter((document) => document.description !== ''),
    comments: payload.comments ?? null,
    signers: await Promise.all((payload.signers ?? []).map(signerItem)),
    thumbprint: thumbprintItem(),
    signerJournalSignature: imageOf(payload.signerJournalSignature),
    principalSignature: imageOf(payload.principalSignature),
    witnessName: payload.witnessName ?? null,
    witnessAddress: payload.witnessAddress ?? null,
    granteeName: payload.granteeName ?? null,
    granteeAddress: payload.granteeAddress ?? null,
    landCounty: payload.landCounty ?? null,
    actType: actTypeOf(judged(payload)) ?? null,
    actTime: payload.actTime ?? null,
    actMode: payload.actMode ?? null,
    technologyUsed: payload.technologyUsed ?? null,
    numberOfActs: payload.numberOfActs ?? null,
    documentDate: payload.documentDate ?? null,
    credibleWitnesses: await Promise.all((payload.credibleWitnesses ?? []).map(witnessItem)),
    thumbprintException: payload.thumbprintException ?? null,
    thumbprintNote: payload.thumbprintNote ?? null,
    interpreterName: payload.interpreterName ?? null,
    interpreterAddress: payload.interpreterAddress ?? null,
    interpreterCredential: payload.interpreterCredential ?? null,
    selfFiler: payload.selfFiler ?? null,
    selfFilerPhone: payload.selfFilerPhone ?? null,
    oathAdministered: payload.oathAdministered ?? null,
    certificateType: payload.certificateType ?? null,
    addressWithheld: payload.addressWithheld ?? null,
    itemizedFees: payload.itemizedFees ?? null,
    paperVolume: payload.paperVolume ?? null,
    paperPage: payload.paperPage ?? null,
    paperLine: payload.paperLine ?? null,
  });
}

/** The images an entry's content refers to. */
export function imagesOf(content: EntryContentItem): ImageRef[] {
  return [
    ...content.signers.map((signer) => signer.signature),
    ...(content.credibleWitnesses ?? []).map((witness) => witness.signature),
    content.thumbprint?.image ?? null,
    content.signerJournalSignature,
    content.principalSignature,
  ].filter((image) => image !== null);
}
