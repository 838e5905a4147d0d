import { type DocumentType, documentTypes } from '#shared/data/document-types.ts';
import { type IdType, idTypes } from '#shared/data/id-types.ts';
import { limits } from '#shared/data/limits.ts';
import { type StateCode, states } from '#shared/data/states.ts';
import {
  asksForLandConveyance,
  type EntryContent,
  isPersonalKnowledge,
  prohibitsIdNumbers,
} from '#shared/rules/entry-problems.ts';
import type { Entry, EntryPayload } from '#web/lib/api-types.ts';

export type SignerForm = {
  firstName: string;
  lastName: string;
  addressLine: string;
  city: string;
  stateCode: string;
  zip: string;
  idType: string;
  idNumber: string;
  idIssuingAgency: string;
  idExpirationDate: string;
  /** The drawn signature as a data URL; empty while there is none. */
  signatureDataUrl: string;
};

/** What an entry holds that this form does not show, kept as read so that a save does not lose it. */
export type UnseenContent = {
  thumbprintData: string | null;
  signerJournalSignature: string | null;
  principalSignature: string | null;
  witnessName: string | null;
  witnessAddress: string | null;
};

/** The entry as the wizard's inputs hold it: texts, empty while missing (specification, section 3). */
export type EntryForm = {
  /** YYYY-MM-DD, set by the client and read-only. */
  date: string;
  stateCode: string;
  documentType: string;
  signers: SignerForm[];
  fee: string;
  locationLabel: string;
  locationLat: number | null;
  locationLng: number | null;
  documents: { description: string }[];
  comments: string;
  granteeName: string;
  landCounty: string;
  granteeAddress: string;
  unseen: UnseenContent;
};

export const emptySigner: Readonly<SignerForm> = {
  firstName: '',
  lastName: '',
  addressLine: '',
  city: '',
  stateCode: '',
  zip: '',
  idType: '',
  idNumber: '',
  idIssuingAgency: '',
  idExpirationDate: '',
  signatureDataUrl: '',
};

const nothingUnseen: UnseenContent = {
  thumbprintData: null,
  signerJournalSignature: null,
  principalSignature: null,
  witnessName: null,
  witnessAddress: null,
};

/** A new entry: dated today, in the notary's primary state, with one empty signer and document. */
export function emptyForm(today: string, primaryState: string | null): EntryForm {
  return {
    date: today,
    stateCode: primaryState ?? '',
    documentType: '',
    signers: [{ ...emptySigner }],
    fee: '',
    locationLabel: '',
    locationLat: null,
    locationLng: null,
    documents: [{ description: '' }],
    comments: '',
    granteeName: '',
    landCounty: '',
    granteeAddress: '',
    unseen: { ...nothingUnseen },
  };
}

/** A stored draft as the form shows it. A draft without a date gets today's. */
export function formFromEntry(entry: Entry, today: string): EntryForm {
  return {
    date: entry.date ?? today,
    stateCode: entry.stateCode ?? '',
    documentType: entry.documentType ?? '',
    signers: entry.signers.length
      ? entry.signers.map((signer) => ({
          firstName: signer.firstName ?? '',
          lastName: signer.lastName ?? '',
          addressLine: signer.addressLine ?? '',
          city: signer.city ?? '',
          stateCode: signer.stateCode ?? '',
          zip: signer.zip ?? '',
          idType: signer.idType ?? '',
          idNumber: signer.idNumber ?? '',
          idIssuingAgency: signer.idIssuingAgency ?? '',
          idExpirationDate: signer.idExpirationDate ?? '',
          signatureDataUrl: signer.signatureDataUrl ?? '',
        }))
      : [{ ...emptySigner }],
    fee: entry.fee ? entry.fee.toFixed(2) : '',
    locationLabel: entry.locationLabel ?? '',
    locationLat: entry.locationLat,
    locationLng: entry.locationLng,
    documents: entry.documents.length
      ? entry.documents.map(({ description }) => ({ description }))
      : [{ description: '' }],
    comments: entry.comments ?? '',
    granteeName: entry.granteeName ?? '',
    landCounty: entry.landCounty ?? '',
    granteeAddress: entry.granteeAddress ?? '',
    unseen: {
      thumbprintData: entry.thumbprintData,
      signerJournalSignature: entry.signerJournalSignature,
      principalSignature: entry.principalSignature,
      witnessName: entry.witnessName,
      witnessAddress: entry.witnessAddress,
    },
  };
}

/** Dollars as typed, to the cent; 0 when nothing or no number was typed (specification, section 5). */
export function parseFee(typed: string): number {
  const dollars = Number(typed.trim() || '0');
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : 0;
}

const text = (value: string): string | null => value.trim().normalize('NFC') || null;
const isStateCode = (code: string): code is StateCode => Object.hasOwn(states, code);
const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);
const isIdType = (type: string): type is IdType => Object.hasOwn(idTypes, type);

function signerPayload(signer: SignerForm, withIdNumber: boolean) {
  const withDocument = !isPersonalKnowledge(signer.idType);
  return {
    firstName: text(signer.firstName),
    lastName: text(signer.lastName),
    addressLine: text(signer.addressLine),
    city: text(signer.city),
    stateCode: isStateCode(signer.stateCode) ? signer.stateCode : null,
    zip: text(signer.zip),
    idType: isIdType(signer.idType) ? signer.idType : null,
    ...(withIdNumber && withDocument ? { idNumber: text(signer.idNumber) } : {}),
    idIssuingAgency: withDocument ? text(signer.idIssuingAgency) : null,
    idExpirationDate: withDocument ? text(signer.idExpirationDate) : null,
    signatureDataUrl: text(signer.signatureDataUrl),
  };
}

/**
 * The form as the API takes it. Empty document descriptions are dropped; ID numbers are left out
 * where the state prohibits them or the notary knows the signer (specification, section 5).
 */
export function payloadFromForm(form: EntryForm): EntryPayload {
  const withIdNumber = !prohibitsIdNumbers(form.stateCode);
  const withLand = asksForLandConveyance({ stateCode: form.stateCode, documentType: form.documentType });
  const descriptions = form.documents.map(({ description }) => description.trim()).filter(Boolean);
  return {
    date: text(form.date),
    stateCode: isStateCode(form.stateCode) ? form.stateCode : null,
    documentType: isDocumentType(form.documentType) ? form.documentType : null,
    signers: form.signers.map((signer) => signerPayload(signer, withIdNumber)),
    fee: parseFee(form.fee),
    locationLabel: text(form.locationLabel),
    locationLat: form.locationLat,
    locationLng: form.locationLng,
    documents: descriptions.map((description) => ({ description })),
    documentDescription: descriptions.join('; '),
    numberOfDocuments: descriptions.length,
    comments: text(form.comments),
    granteeName: withLand ? text(form.granteeName) : null,
    landCounty: withLand ? text(form.landCounty) : null,
    granteeAddress: withLand ? text(form.granteeAddress) : null,
    ...form.unseen,
  };
}

/** The form without what its state's law bars, fit to be kept on the device. */
export function keepable(form: EntryForm): EntryForm {
  if (!prohibitsIdNumbers(form.stateCode)) return form;
  return { ...form, signers: form.signers.map((signer) => ({ ...signer, idNumber: '' })) };
}

/** The same payload without any image: enough to open a draft that is filled right after. */
export function withoutImages(payload: EntryPayload): EntryPayload {
  return {
    ...payload,
    signers: payload.signers?.map((signer) => ({ ...signer, signatureDataUrl: null })) ?? null,
    thumbprintData: null,
    signerJournalSignature: null,
    principalSignature: null,
  };
}

/** The form as the shared rules judge it. */
export function contentFromForm(form: EntryForm): EntryContent {
  return {
    ...form,
    signers: form.signers.map((signer) => ({
      ...signer,
      ...trimmed(signer),
      idType: isIdType(signer.idType) ? signer.idType : null,
    })),
    locationLabel: form.locationLabel.trim(),
    granteeName: form.granteeName.trim(),
    landCounty: form.landCounty.trim(),
    granteeAddress: form.granteeAddress.trim(),
  };
}

function trimmed(signer: SignerForm): SignerForm {
  const entries = Object.entries(signer).map(([field, value]) => [field, value.trim()]);
  return { ...signer, ...(Object.fromEntries(entries) as Partial<SignerForm>) };
}

/** Bytes of an image given as a base64 data URL. */
function imageBytes(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4);
}

function thumbprintImage(json: string | null): string {
  if (!json) return '';
  try {
    const data: unknown = JSON.parse(json);
    const image = typeof data === 'object' && data !== null ? Reflect.get(data, 'image_data') : '';
    return typeof image === 'string' ? image : '';
  } catch {
    return '';
  }
}

/** What is wrong with the images taken together, before they are sent; undefined when they will fit. */
export function imagesProblem(form: EntryForm): string | undefined {
  const images = [
    ...form.signers.map((signer) => signer.signatureDataUrl),
    form.unseen.signerJournalSignature ?? '',
    form.unseen.principalSignature ?? '',
    thumbprintImage(form.unseen.thumbprintData),
  ];
  const bytes = images.reduce((sum, image) => sum + imageBytes(image), 0);
  if (bytes <= limits.entryImageBytes) return undefined;
  return 'The signatures and photos of this entry are larger than 4 MB together. Clear one and capture it again.';
}
