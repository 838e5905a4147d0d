import { actModes, actTypes } from '../data/act-types.ts';
import { documentTypes } from '../data/document-types.ts';
import { doubtCodes, doubts } from '../data/doubts.ts';
import { limits } from '../data/limits.ts';
import { numberKinds } from '../data/number-kinds.ts';
import { actOutcomes, outcomeReasonCodes, outcomeReasons } from '../data/outcomes.ts';
import { thumbprintExceptions } from '../data/thumbprint.ts';
import type { EntryLevelField, FieldTable } from './field.ts';
import { address, apart, fullName, state } from './field-families.ts';
import { markWitnessFields, type Ruled, signerFields, witnessFields } from './people-fields.ts';

/** The meaning of a number in a text, where its shape could also be that of a number that no journal may have. */
const confirmationFields = {
  /** The path of the text in wire names, such as `documents.0.description`. */
  field: { kind: 'line', max: limits.fieldPathLength, label: 'Field', shown: apart },
  kind: {
    kind: 'code',
    codes: numberKinds,
    error: 'must be parcel_number, loan_number, file_number or other_number',
    label: 'Kind',
    shown: apart,
  },
} as const satisfies FieldTable;

/** A notary's answer to a warning, and why the act went on. */
export const responseFields = {
  warning: {
    kind: 'code',
    codes: doubts,
    mayChange: true,
    error: `must be one of ${doubtCodes.join(', ')}`,
    label: 'Warning',
    shown: apart,
  },
  response: { kind: 'line', max: limits.noteLength, label: 'Reason', numberless: true, shown: apart },
} as const satisfies FieldTable;

/** Why a record differs from what a person saw when signing. */
export const signatureNoteFields = {
  /** The person in wire names, such as `credible_witnesses.0`. */
  path: { kind: 'line', max: limits.fieldPathLength, label: 'Signature', shown: apart },
  reason: { kind: 'line', max: limits.signatureNoteLength, label: 'Reason', numberless: true, shown: apart },
} as const satisfies FieldTable;

/** Families of fields of an entry. */
const picture = { kind: 'image', shown: apart } as const;
const partOfPlace = {
  kind: 'degrees',
  step: 2,
  partOf: 'locationLabel',
  shown: { ...apart, inspection: 'nowhere' },
} as const;
const paper = {
  kind: 'line',
  max: limits.paperReferenceLength,
  step: 2,
  later: true,
  shown: { ...apart, inspection: 'row' },
} as const;
const witness = {
  step: 1,
  shown: { details: 'witness', pdf: 'parties', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
} as const;
const interpreter = {
  step: 2,
  later: true,
  shown: { details: 'extras', pdf: 'interpreter', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
} as const;
const remote = {
  kind: 'line',
  max: limits.remoteTextLength,
  step: 2,
  later: true,
  shown: { details: 'act', pdf: 'mode', inspection: 'row', csv: 'row', copy: 'nowhere' },
} as const;
const designee = {
  step: 1,
  later: true,
  shown: { details: 'witness', pdf: 'parties', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
} as const;
const grantee = {
  step: 2,
  shown: { details: 'land', pdf: 'parties', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
} as const;
const selfFiler = {
  step: 1,
  later: true,
  shown: { details: 'other', pdf: 'other', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
} as const;

/** Every field of an entry, in the order of the wizard. */
export const entryFields = {
  stateCode: {
    ...state,
    label: 'State',
    step: 1,
    order: 2,
    shown: { details: 'law', pdf: 'document', inspection: 'row', csv: 'apart', copy: 'row' },
  },
  documentType: {
    kind: 'code',
    codes: documentTypes,
    mayChange: true,
    error: 'must be a known document type',
    label: 'Document Type',
    step: 1,
    order: 3,
    perAct: 'likeLast',
    shown: { details: 'law', pdf: 'document', inspection: 'row', csv: 'apart', copy: 'row' },
  },
  actType: {
    kind: 'code',
    codes: actTypes,
    error: 'must be a known notarial act',
    label: 'Notarial Act',
    step: 1,
    order: 19,
    later: true,
    perAct: 'likeLast',
    shown: { details: 'law', pdf: 'act', inspection: 'row', csv: 'apart', copy: 'row' },
    labels: { pdf: 'Type of act', csv: 'Type of act' },
  },
  signers: {
    kind: 'people',
    of: signerFields,
    max: limits.signers,
    label: 'Signer',
    step: 1,
    order: 10,
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'apart' },
    labels: { details: 'Signer Information' },
  },
  earlierCommission: {
    kind: 'flag',
    label: 'Commission Predates Law Change',
    step: 1,
    order: 44,
    later: true,
    shown: {
      details: 'extras',
      pdf: 'extras',
      inspection: 'row',
      csv: 'nowhere',
      copy: 'nowhere',
    },
  },
  selfFiler: { ...selfFiler, kind: 'flag', label: 'Self-Filer', order: 31 },
  selfFilerPhone: {
    ...selfFiler,
    kind: 'line',
    max: limits.phoneLength,
    label: 'Telephone Number of the Self-Filer',
    holdsNumber: true,
    labels: { pdf: 'Telephone of the self-filer' },
    order: 32,
  },
  credibleWitnesses: {
    kind: 'people',
    of: witnessFields,
    max: limits.credibleWitnesses,
    label: 'Credible Witness',
    step: 1,
    order: 25,
    later: true,
    shown: apart,
  },
  markWitnesses: {
    kind: 'people',
    of: markWitnessFields,
    max: limits.markWitnesses,
    label: 'Witness to the Mark',
    step: 1,
    order: 48,
    later: true,
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'nowhere' },
  },
  witnessName: { ...fullName, ...witness, label: 'Witness Name', labels: { pdf: 'Witness' }, order: 14 },
  witnessAddress: { ...address, ...witness, label: 'Witness Address', mayBeWithheld: true, order: 15 },
  /** Someone who signs for a person who cannot, at their request (North Carolina). */
  designeeName: { ...fullName, ...designee, label: 'Designee Name', labels: { pdf: 'Designee' }, order: 59 },
  designeeAddress: {
    ...{ ...address, ...designee, label: 'Designee Address', mayBeWithheld: true, order: 60 },
  },
  signerJournalSignature: {
    ...{ ...picture, label: 'Journal Signature Photo', step: 1, order: 12 },
    labels: {
      details: 'Physical Journal Signature',
      pdf: 'Signature in the paper journal',
      inspection: 'Signature in the paper journal',
    },
    inSentence: 'The photo of the signature in the journal',
    isPhoto: true,
  },
  thumbprint: {
    kind: 'thumbprint',
    label: 'Thumbprint',
    inSentence: 'The thumbprint',
    step: 1,
    order: 11,
    shown: { details: 'other', pdf: 'other', inspection: 'apart', csv: 'nowhere', copy: 'nowhere' },
  },
  thumbprintException: {
    kind: 'code',
    codes: thumbprintExceptions,
    error: 'must be a known reason for there being no thumbprint',
    label: 'Reason No Print Was Taken',
    step: 1,
    order: 26,
    later: true,
    partOf: 'thumbprint',
    shown: { details: 'apart', pdf: 'apart', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
  },
  thumbprintNote: {
    kind: 'line',
    max: limits.noteLength,
    label: 'Thumbprint Note',
    step: 1,
    order: 27,
    later: true,
    partOf: 'thumbprint',
    shown: { details: 'other', pdf: 'other', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
  },
  principalSignature: {
    ...{ ...picture, label: 'Principal Signature', step: 1, order: 13 },
    labels: { pdf: 'Signature of the principal', inspection: 'Signature of the principal' },
    inSentence: 'The signature of the principal',
    copied: true,
  },
  addressWithheld: {
    kind: 'flag',
    label: 'Address Not Open to Public Inspection',
    step: 1,
    order: 35,
    later: true,
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'nowhere' },
  },
  date: {
    kind: 'day',
    label: 'Date',
    step: 2,
    order: 1,
    shown: { details: 'act', pdf: 'time', inspection: 'row', csv: 'apart', copy: 'row' },
    labels: { details: 'Notarization Date', pdf: 'Date of the act' },
  },
  actTime: {
    kind: 'time',
    label: 'Time of the Act',
    step: 2,
    order: 20,
    later: true,
    shown: { details: 'act', pdf: 'time', inspection: 'apart', csv: 'apart', copy: 'row' },
  },
  actTimezone: {
    kind: 'timezone',
    label: 'Time Zone',
    step: 2,
    order: 40,
    later: true,
    partOf: 'actTime',
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'nowhere' },
  },
  recordedAt: {
    kind: 'instant',
    label: 'Recorded',
    step: 2,
    order: 41,
    later: true,
    partOf: 'actTime',
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'nowhere' },
  },
  actMode: {
    kind: 'code',
    codes: actModes,
    start: 'in_person',
    error: 'must be in_person, electronic or remote',
    label: 'How the Signer Appeared',
    step: 2,
    order: 21,
    later: true,
    shown: { details: 'act', pdf: 'mode', inspection: 'row', csv: 'nowhere', copy: 'row' },
  },
  technologyUsed: {
    kind: 'line',
    max: limits.technologyLength,
    label: 'Technology Used',
    step: 2,
    order: 22,
    later: true,
    shown: { details: 'act', pdf: 'mode', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
  },
  remotePlatform: { ...remote, label: 'Remote Platform', order: 50 },
  remoteSessionId: { ...remote, label: 'Remote Session ID', order: 51 },
  remoteIdProofing: { ...remote, label: 'Identity Proofing', order: 52 },
  remoteCredentialAnalysis: { ...remote, label: 'Credential Analysis', order: 53 },
  signerLocation: { ...remote, label: "Signer's Location", mayBeWithheld: true, order: 54 },
  personsPresent: { ...remote, label: 'Other Persons Present', order: 55 },
  remoteRecordingLocation: { ...remote, label: 'Place of the Recording', order: 56 },
  remoteRecordingSha256: { ...remote, kind: 'digest', label: 'SHA-256 of the Recording', order: 57 },
  remoteRecordingKeepUntil: { ...remote, kind: 'day', label: 'Keep the Recording Until', order: 58 },
  numberOfActs: {
    kind: 'count',
    max: limits.numberOfActsMax,
    label: 'Number of Acts',
    step: 2,
    order: 23,
    later: true,
    shown: { details: 'act', pdf: 'act', inspection: 'row', csv: 'nowhere', copy: 'row' },
  },
  fee: {
    kind: 'money',
    max: limits.feeMax,
    label: 'Fee',
    step: 2,
    order: 4,
    shown: { details: 'act', pdf: 'fee', inspection: 'row', csv: 'apart', copy: 'row' },
  },
  itemizedFees: {
    kind: 'paragraphs',
    max: limits.itemizedFeesLength,
    label: 'Itemized Fees',
    step: 2,
    order: 36,
    later: true,
    perAct: 'empty',
    shown: { details: 'act', pdf: 'fee', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
  },
  oathAdministered: {
    kind: 'yesNo',
    label: 'Oath Administered',
    step: 2,
    order: 33,
    later: true,
    perAct: 'likeLast',
    shown: { details: 'extras', pdf: 'extras', inspection: 'row', csv: 'nowhere', copy: 'row' },
  },
  certificateType: {
    kind: 'line',
    max: limits.certificateLength,
    label: 'Type of Certificate',
    step: 2,
    order: 34,
    later: true,
    perAct: 'likeLast',
    shown: {
      details: 'extras',
      pdf: 'extras',
      inspection: 'row',
      csv: 'nowhere',
      copy: 'nowhere',
    },
  },
  interpreterName: {
    ...{ ...fullName, ...interpreter, label: 'Interpreter Name', order: 28 },
    labels: { pdf: 'Interpreter' },
  },
  interpreterAddress: { ...address, ...interpreter, label: 'Interpreter Address', order: 29 },
  interpreterCredential: {
    ...interpreter,
    kind: 'line',
    max: limits.credentialLength,
    label: 'Interpreter Credential',
    holdsNumber: true,
    order: 30,
  },
  locationLabel: {
    ...address,
    label: 'Location Address',
    step: 2,
    order: 5,
    shown: { details: 'apart', pdf: 'place', inspection: 'row', csv: 'apart', copy: 'nowhere' },
    labels: { details: 'Location', pdf: 'Location' },
  },
  locationLat: { ...partOfPlace, max: 90, label: 'Latitude', order: 6 },
  locationLng: { ...partOfPlace, max: 180, label: 'Longitude', order: 7 },
  granteeName: { ...fullName, ...grantee, label: 'Grantee Name', labels: { pdf: 'Grantee' }, order: 16 },
  landCounty: {
    kind: 'line',
    max: limits.countyLength,
    label: 'County',
    numberless: true,
    step: 2,
    order: 18,
    shown: { details: 'land', pdf: 'land', inspection: 'row', csv: 'nowhere', copy: 'nowhere' },
    labels: { pdf: 'County of the land' },
  },
  granteeAddress: { ...address, ...grantee, label: 'Grantee Mailing Address', order: 17 },
  paperVolume: { ...paper, label: 'Paper Journal Volume', order: 37 },
  paperPage: { ...paper, label: 'Paper Journal Page', order: 38 },
  paperLine: { ...paper, label: 'Paper Journal Line', order: 39 },
  documents: {
    kind: 'documents',
    max: limits.documents,
    label: 'Document Description',
    step: 3,
    order: 8,
    shown: { details: 'apart', pdf: 'apart', inspection: 'apart', csv: 'apart', copy: 'row' },
    labels: { details: 'Documents' },
  },
  documentDate: {
    kind: 'day',
    label: 'Document Date',
    step: 3,
    order: 24,
    later: true,
    perAct: 'empty',
    shown: { details: 'document', pdf: 'document', inspection: 'row', csv: 'nowhere', copy: 'row' },
  },
  textConfirmations: {
    kind: 'people',
    of: confirmationFields,
    max: limits.textConfirmations,
    label: 'Text Confirmation',
    step: 4,
    order: 42,
    later: true,
    copied: true,
    partOf: 'comments',
    shown: apart,
  },
  warningResponses: {
    kind: 'people',
    of: responseFields,
    max: doubtCodes.length,
    label: 'Warning Response',
    step: 4,
    order: 43,
    later: true,
    partOf: 'comments',
    shown: apart,
  },
  signatureNotes: {
    kind: 'people',
    of: signatureNoteFields,
    max: limits.signers + limits.credibleWitnesses + limits.markWitnesses,
    label: 'Signature Note',
    step: 4,
    order: 49,
    later: true,
    copied: true,
    partOf: 'comments',
    shown: { ...apart, copy: 'apart' },
  },
  outcome: {
    kind: 'code',
    codes: actOutcomes,
    start: 'performed',
    error: 'must be performed, refused or cancelled',
    label: 'Outcome',
    step: 4,
    order: 45,
    later: true,
    shown: { details: 'apart', pdf: 'apart', inspection: 'row', csv: 'apart', copy: 'row' },
  },
  outcomeReason: {
    kind: 'code',
    codes: outcomeReasons,
    error: `must be one of ${outcomeReasonCodes.join(', ')}`,
    label: 'Reason',
    step: 4,
    order: 46,
    later: true,
    partOf: 'outcome',
    shown: { details: 'apart', pdf: 'outcome', inspection: 'row', csv: 'apart', copy: 'nowhere' },
    labels: { csv: 'Reason if not performed' },
  },
  outcomeNote: {
    kind: 'paragraphs',
    max: limits.outcomeNoteLength,
    label: 'Note on the Outcome',
    step: 4,
    order: 47,
    later: true,
    partOf: 'outcome',
    shown: { details: 'apart', pdf: 'outcome', inspection: 'row', csv: 'apart', copy: 'nowhere' },
    labels: { csv: 'Note if not performed' },
  },
  comments: {
    kind: 'paragraphs',
    max: limits.commentsLength,
    label: 'Comments',
    step: 4,
    order: 9,
    shown: { details: 'comments', pdf: 'apart', inspection: 'row', csv: 'apart', copy: 'nowhere' },
  },
} as const satisfies Readonly<Record<string, EntryLevelField>>;

type EntryFields = typeof entryFields;

/** A field of the entry with a law rule of its own. Signers have theirs field by field. */
export type EntryField = Exclude<Ruled<EntryFields>, 'signers'>;

/** A field that each act of a visit has for itself. */
export type ActField = {
  [Name in keyof EntryFields]: EntryFields[Name] extends { perAct: string } ? Name : never;
}[keyof EntryFields];
