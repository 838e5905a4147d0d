import type { PrintedFinger } from '#shared/data/thumbprint.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { readThumbprint } from '#web/lib/thumbprint.ts';

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
  idIssueDate: string;
  idExpirationDate: string;
  /** The drawn signature as a data URL; empty while there is none. */
  signatureDataUrl: string;
};

/** A credible witness; `idType` is how the notary identified the witness. */
export type WitnessForm = {
  name: string;
  address: string;
  idType: string;
  idNumber: string;
  idIssuingAgency: string;
  idExpirationDate: string;
  signatureDataUrl: string;
};

/** A photographed print of a finger. `bytes` is the size of the image file. */
export type ThumbprintForm = {
  image: string;
  capturedAt: string;
  finger: PrintedFinger;
  bytes: number;
  type: string;
};

/** The entry as the wizard's inputs hold it: texts, empty while missing (specification, section 3). */
export type EntryForm = {
  /** YYYY-MM-DD, set by the client and read-only. */
  date: string;
  stateCode: string;
  documentType: string;
  actType: string;
  /** HH:MM. */
  actTime: string;
  actMode: string;
  technologyUsed: string;
  numberOfActs: string;
  signers: SignerForm[];
  credibleWitnesses: WitnessForm[];
  witnessName: string;
  witnessAddress: string;
  selfFiler: boolean;
  selfFilerPhone: string;
  addressWithheld: boolean;
  thumbprint: ThumbprintForm | null;
  thumbprintException: string;
  thumbprintNote: string;
  /** A photo as a data URL; empty while there is none. */
  signerJournalSignature: string;
  fee: string;
  itemizedFees: string;
  oathAdministered: '' | 'yes' | 'no';
  certificateType: string;
  interpreterName: string;
  interpreterAddress: string;
  interpreterCredential: string;
  locationLabel: string;
  locationLat: number | null;
  locationLng: number | null;
  paperVolume: string;
  paperPage: string;
  paperLine: string;
  documents: { description: string }[];
  documentDate: string;
  comments: string;
  granteeName: string;
  landCounty: string;
  granteeAddress: string;
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
  idIssueDate: '',
  idExpirationDate: '',
  signatureDataUrl: '',
};

export const emptyWitness: Readonly<WitnessForm> = {
  name: '',
  address: '',
  idType: '',
  idNumber: '',
  idIssuingAgency: '',
  idExpirationDate: '',
  signatureDataUrl: '',
};

/** A new entry: dated today, in the notary's primary state, with one empty signer and document. */
export function emptyForm(today: string, primaryState: string | null): EntryForm {
  return {
    date: today,
    stateCode: primaryState ?? '',
    documentType: '',
    actType: '',
    actTime: '',
    actMode: 'in_person',
    technologyUsed: '',
    numberOfActs: '',
    signers: [{ ...emptySigner }],
    credibleWitnesses: [],
    witnessName: '',
    witnessAddress: '',
    selfFiler: false,
    selfFilerPhone: '',
    addressWithheld: false,
    thumbprint: null,
    thumbprintException: '',
    thumbprintNote: '',
    signerJournalSignature: '',
    fee: '',
    itemizedFees: '',
    oathAdministered: '',
    certificateType: '',
    interpreterName: '',
    interpreterAddress: '',
    interpreterCredential: '',
    locationLabel: '',
    locationLat: null,
    locationLng: null,
    paperVolume: '',
    paperPage: '',
    paperLine: '',
    documents: [{ description: '' }],
    documentDate: '',
    comments: '',
    granteeName: '',
    landCounty: '',
    granteeAddress: '',
  };
}

/** Every text of an object of the API, empty where it is null. */
function texts<Field extends string>(
  source: Record<Field, string | null>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, source[field] ?? ''])) as Record<Field, string>;
}

const signerTexts = Object.keys(emptySigner) as (keyof SignerForm)[];
const witnessTexts = Object.keys(emptyWitness) as (keyof WitnessForm)[];
const entryTexts = [
  ...(['stateCode', 'documentType', 'actType', 'actTime', 'technologyUsed', 'witnessName'] as const),
  ...(['witnessAddress', 'selfFilerPhone', 'thumbprintException', 'thumbprintNote'] as const),
  ...(['signerJournalSignature', 'itemizedFees', 'certificateType'] as const),
  ...(['interpreterName', 'interpreterAddress', 'interpreterCredential', 'locationLabel'] as const),
  ...(['paperVolume', 'paperPage', 'paperLine', 'documentDate', 'comments'] as const),
  ...(['granteeName', 'landCounty', 'granteeAddress'] as const),
] as const;

/** A stored draft as the form shows it. A draft without a date gets today's. */
export function formFromEntry(entry: Entry, today: string): EntryForm {
  return {
    ...emptyForm(entry.date ?? today, null),
    ...texts(entry, entryTexts),
    actMode: entry.actMode ?? 'in_person',
    numberOfActs: entry.numberOfActs === null ? '' : String(entry.numberOfActs),
    signers: entry.signers.length
      ? entry.signers.map((signer) => texts(signer, signerTexts))
      : [{ ...emptySigner }],
    credibleWitnesses: entry.credibleWitnesses.map((witness) => texts(witness, witnessTexts)),
    selfFiler: entry.selfFiler === true,
    addressWithheld: entry.addressWithheld === true,
    thumbprint: readThumbprint(entry.thumbprintData) ?? null,
    fee: entry.fee ? entry.fee.toFixed(2) : '',
    oathAdministered: entry.oathAdministered === null ? '' : entry.oathAdministered ? 'yes' : 'no',
    locationLat: entry.locationLat,
    locationLng: entry.locationLng,
    documents: entry.documents.length
      ? entry.documents.map(({ description }) => ({ description }))
      : [{ description: '' }],
  };
}

/** Dollars as typed, to the cent; 0 when nothing or no number was typed (specification, section 5). */
export function parseFee(typed: string): number {
  const dollars = Number(typed.trim() || '0');
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : 0;
}
