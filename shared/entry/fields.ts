import { actModes, actTypes } from '../data/act-types.ts';
import { documentTypes } from '../data/document-types.ts';
import { guardCodes, guards } from '../data/guards.ts';
import { idTypes } from '../data/id-types.ts';
import { limits } from '../data/limits.ts';
import { numberKinds } from '../data/number-kinds.ts';
import { actOutcomes, outcomeReasonCodes, outcomeReasons } from '../data/outcomes.ts';
import { states } from '../data/states.ts';
import { thumbprintExceptions } from '../data/thumbprint.ts';
import type { EntryLevelField, FieldTable } from './field.ts';

const name = { kind: 'line', max: limits.nameLength, numberless: true, isName: true } as const;
const fullName = { kind: 'line', max: limits.fullNameLength, numberless: true, isName: true } as const;
const address = { kind: 'line', max: limits.locationLength } as const;
const paperReference = { kind: 'line', max: limits.paperReferenceLength } as const;
const state = {
  kind: 'code',
  codes: states,
  mayChange: true,
  error: 'must be the code of a US state',
} as const;

const idNumber = {
  kind: 'sealed',
  max: limits.idNumberLength,
  label: 'ID Number',
  ofDocument: true,
  sameLine: ', ',
} as const;
const idIssuingAgency = {
  kind: 'line',
  max: limits.agencyLength,
  label: 'Issuing Agency',
  ofDocument: true,
  sameLine: ', ',
  numberless: true,
} as const;
const idExpirationDate = {
  kind: 'day',
  label: 'Expiration Date',
  ofDocument: true,
  sameLine: ', ',
} as const;
const signatureDataUrl = { kind: 'image', label: 'Signature' } as const;

/** Every field of a signer, in the order of the wizard, stored items and answers. */
export const signerFields = {
  firstName: { ...name, label: 'First Name' },
  lastName: { ...name, label: 'Last Name', sameLine: ' ' },
  addressLine: { kind: 'line', max: limits.addressLength, label: 'Street Address' },
  city: { kind: 'line', max: limits.cityLength, label: 'City', numberless: true, sameLine: ', ' },
  stateCode: { ...state, label: 'State', sameLine: ', ' },
  zip: { kind: 'line', max: limits.zipLength, label: 'ZIP Code', sameLine: ' ' },
  idType: { kind: 'code', codes: idTypes, error: 'must be a known ID type', label: 'ID Type' },
  idNumber,
  idIssuingAgency,
  idIssueDate: { kind: 'day', label: 'Issue Date', later: true, ofDocument: true, sameLine: ', ' },
  idExpirationDate,
  signsByMark: { kind: 'flag', label: 'Signs by Mark', later: true },
  signatureDataUrl,
} as const satisfies FieldTable;

/** Every field of a credible witness, someone who vouches for a signer. */
export const witnessFields = {
  name: { ...fullName, label: 'Name' },
  address: { ...address, label: 'Address' },
  /** How the notary identified the witness. Nobody vouches for a person who vouches. */
  idType: {
    kind: 'code',
    codes: idTypes,
    refused: 'credible_witness',
    error: 'must be an ID or personal knowledge',
    label: 'ID Type',
  },
  idNumber,
  idIssuingAgency,
  idExpirationDate,
  signatureDataUrl,
} as const satisfies FieldTable;

/** Every field of someone who sees a signer make a mark instead of a signature. */
export const markWitnessFields = {
  name: { ...fullName, label: 'Name' },
  address: { ...address, label: 'Address' },
  writesName: { kind: 'flag', label: 'Writes the Signer’s Name next to the Mark' },
  signatureDataUrl,
} as const satisfies FieldTable;

/** The meaning of a number in a text, where its shape could also be that of a number that no journal may have. */
const confirmationFields = {
  /** The path of the text in wire names, such as `documents.0.description`. */
  field: { kind: 'line', max: limits.fieldPathLength, label: 'Field' },
  kind: {
    kind: 'code',
    codes: numberKinds,
    error: 'must be parcel_number, loan_number, file_number or other_number',
    label: 'Kind',
  },
} as const satisfies FieldTable;

/** A notary's answer to a warning, and why the act went on. */
export const responseFields = {
  warning: {
    kind: 'code',
    codes: guards,
    mayChange: true,
    error: `must be one of ${guardCodes.join(', ')}`,
    label: 'Warning',
  },
  response: { kind: 'line', max: limits.noteLength, label: 'Reason', numberless: true },
} as const satisfies FieldTable;

/** Every field of an entry, in the order of the wizard. */
export const entryFields = {
  stateCode: { ...state, label: 'State', step: 1, place: 2 },
  documentType: {
    kind: 'code',
    codes: documentTypes,
    mayChange: true,
    error: 'must be a known document type',
    label: 'Document Type',
    step: 1,
    place: 3,
  },
  actType: {
    kind: 'code',
    codes: actTypes,
    error: 'must be a known notarial act',
    label: 'Notarial Act',
    step: 1,
    place: 19,
    later: true,
  },
  signers: {
    kind: 'people',
    of: signerFields,
    max: limits.signers,
    label: 'Signer',
    step: 1,
    place: 10,
  },
  earlierCommission: {
    kind: 'flag',
    label: 'Commission Predates Law Change',
    step: 1,
    place: 44,
    later: true,
  },
  selfFiler: { kind: 'flag', label: 'Self-Filer', step: 1, place: 31, later: true },
  selfFilerPhone: {
    kind: 'line',
    max: limits.phoneLength,
    label: 'Telephone Number of the Self-Filer',
    step: 1,
    place: 32,
    later: true,
  },
  credibleWitnesses: {
    kind: 'people',
    of: witnessFields,
    max: limits.credibleWitnesses,
    label: 'Credible Witness',
    step: 1,
    place: 25,
    later: true,
  },
  markWitnesses: {
    kind: 'people',
    of: markWitnessFields,
    max: limits.markWitnesses,
    label: 'Witness to the Mark',
    step: 1,
    place: 48,
    later: true,
  },
  witnessName: { ...fullName, label: 'Witness Name', step: 1, place: 14 },
  witnessAddress: { ...address, label: 'Witness Address', step: 1, place: 15 },
  signerJournalSignature: { kind: 'image', label: 'Journal Signature Photo', step: 1, place: 12 },
  thumbprint: { kind: 'thumbprint', label: 'Thumbprint', step: 1, place: 11 },
  thumbprintException: {
    kind: 'code',
    codes: thumbprintExceptions,
    error: 'must be a known reason for there being no thumbprint',
    label: 'Reason for no Thumbprint',
    step: 1,
    place: 26,
    later: true,
    partOf: 'thumbprint',
  },
  thumbprintNote: {
    kind: 'line',
    max: limits.noteLength,
    label: 'Thumbprint Note',
    step: 1,
    place: 27,
    later: true,
    partOf: 'thumbprint',
  },
  principalSignature: { kind: 'image', label: 'Principal Signature', step: 1, place: 13, copied: true },
  addressWithheld: {
    kind: 'flag',
    label: 'Address Not Open to Public Inspection',
    step: 1,
    place: 35,
    later: true,
  },
  date: { kind: 'day', label: 'Date', step: 2, place: 1 },
  actTime: { kind: 'time', label: 'Time of the Act', step: 2, place: 20, later: true },
  actTimezone: {
    kind: 'timezone',
    label: 'Time Zone',
    step: 2,
    place: 40,
    later: true,
    partOf: 'actTime',
  },
  recordedAt: {
    kind: 'instant',
    label: 'Recorded',
    step: 2,
    place: 41,
    later: true,
    partOf: 'actTime',
  },
  actMode: {
    kind: 'code',
    codes: actModes,
    start: 'in_person',
    error: 'must be in_person, electronic or remote',
    label: 'How the Signer Appeared',
    step: 2,
    place: 21,
    later: true,
  },
  technologyUsed: {
    kind: 'line',
    max: limits.technologyLength,
    label: 'Technology Used',
    step: 2,
    place: 22,
    later: true,
  },
  numberOfActs: {
    kind: 'count',
    max: limits.numberOfActsMax,
    label: 'Number of Acts',
    step: 2,
    place: 23,
    later: true,
  },
  fee: { kind: 'money', max: limits.feeMax, label: 'Fee', step: 2, place: 4 },
  itemizedFees: {
    kind: 'paragraphs',
    max: limits.itemizedFeesLength,
    label: 'Itemized Fees',
    step: 2,
    place: 36,
    later: true,
  },
  oathAdministered: { kind: 'yesNo', label: 'Oath Administered', step: 2, place: 33, later: true },
  certificateType: {
    kind: 'line',
    max: limits.certificateLength,
    label: 'Type of Certificate',
    step: 2,
    place: 34,
    later: true,
  },
  interpreterName: { ...fullName, label: 'Interpreter Name', step: 2, place: 28, later: true },
  interpreterAddress: { ...address, label: 'Interpreter Address', step: 2, place: 29, later: true },
  interpreterCredential: {
    kind: 'line',
    max: limits.credentialLength,
    label: 'Interpreter Credential',
    step: 2,
    place: 30,
    later: true,
  },
  locationLabel: { ...address, label: 'Location Address', step: 2, place: 5 },
  locationLat: { kind: 'degrees', max: 90, label: 'Latitude', step: 2, place: 6, partOf: 'locationLabel' },
  locationLng: { kind: 'degrees', max: 180, label: 'Longitude', step: 2, place: 7, partOf: 'locationLabel' },
  granteeName: { ...fullName, label: 'Grantee Name', step: 2, place: 16 },
  landCounty: {
    kind: 'line',
    max: limits.countyLength,
    label: 'County',
    numberless: true,
    step: 2,
    place: 18,
  },
  granteeAddress: { ...address, label: 'Grantee Mailing Address', step: 2, place: 17 },
  paperVolume: { ...paperReference, label: 'Paper Journal Volume', step: 2, place: 37, later: true },
  paperPage: { ...paperReference, label: 'Paper Journal Page', step: 2, place: 38, later: true },
  paperLine: { ...paperReference, label: 'Paper Journal Line', step: 2, place: 39, later: true },
  documents: {
    kind: 'documents',
    max: limits.documents,
    label: 'Document Description',
    step: 3,
    place: 8,
  },
  documentDate: { kind: 'day', label: 'Document Date', step: 3, place: 24, later: true },
  textConfirmations: {
    kind: 'people',
    of: confirmationFields,
    max: limits.textConfirmations,
    label: 'Text Confirmation',
    step: 4,
    place: 42,
    later: true,
    copied: true,
    partOf: 'comments',
  },
  warningResponses: {
    kind: 'people',
    of: responseFields,
    max: guardCodes.length,
    label: 'Warning Response',
    step: 4,
    place: 43,
    later: true,
    partOf: 'comments',
  },
  outcome: {
    kind: 'code',
    codes: actOutcomes,
    start: 'performed',
    error: 'must be performed, refused or cancelled',
    label: 'Outcome',
    step: 4,
    place: 45,
    later: true,
  },
  outcomeReason: {
    kind: 'code',
    codes: outcomeReasons,
    error: `must be one of ${outcomeReasonCodes.join(', ')}`,
    label: 'Reason',
    step: 4,
    place: 46,
    later: true,
    partOf: 'outcome',
  },
  outcomeNote: {
    kind: 'paragraphs',
    max: limits.outcomeNoteLength,
    label: 'Note on the Outcome',
    step: 4,
    place: 47,
    later: true,
    partOf: 'outcome',
  },
  comments: { kind: 'paragraphs', max: limits.commentsLength, label: 'Comments', step: 4, place: 9 },
} as const satisfies Readonly<Record<string, EntryLevelField>>;

type EntryFields = typeof entryFields;

export type SignerField = keyof typeof signerFields;
export type WitnessField = keyof typeof witnessFields;
export type MarkWitnessField = keyof typeof markWitnessFields;

/** A field of the entry with a law rule of its own. Signers have theirs field by field. */
export type EntryField = Exclude<
  {
    [Name in keyof EntryFields]: EntryFields[Name] extends { partOf: string } ? never : Name;
  }[keyof EntryFields],
  'signers'
>;

export const signerFieldNames = Object.keys(signerFields) as SignerField[];
