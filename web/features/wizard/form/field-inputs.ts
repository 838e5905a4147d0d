import type { EntryField, entryFields } from '#shared/entry/fields.ts';

/** The blocks of the wizard whose inputs follow from this table, in its order. */
export type Block =
  | 'photo'
  | 'state'
  | 'witness'
  | 'designee'
  | 'act'
  | 'remote'
  | 'land'
  | 'interpreter'
  | 'paper'
  | 'document';

/** An input that follows from the kind of its field. */
export type BlockInput = {
  block: Block;
  /** Instead of the field's own. */
  label?: string;
  /** Stands beside the law that requires the field. */
  hint?: string;
  /** Stands where no law speaks of the field. */
  otherwise?: string;
  /** Describes a captured image. */
  altText?: string;
  isWide?: true;
  autoCapitalize?: 'words';
  type?: 'tel';
  inputMode?: 'numeric';
};

type Copied = {
  [Name in EntryField]: (typeof entryFields)[Name] extends { copied: true } ? Name : never;
}[EntryField];

/** The input of each field that people fill: in a block, or an `own` one with code for this field alone. */
export const fieldInputs = {
  stateCode: 'own',
  documentType: 'own',
  actType: 'own',
  earlierCommission: 'own',
  credibleWitnesses: 'own',
  markWitnesses: 'own',
  thumbprint: 'own',
  signerJournalSignature: {
    block: 'photo',
    label: 'Signer Journal Signature',
    hint: 'Photograph the line of your paper journal that the signer signed.',
    altText: 'Captured journal signature',
  },
  selfFiler: {
    block: 'state',
    label: 'The signer is a self-filer',
    hint: 'A party to a deed, mortgage, lien or plat who records it without a title agent, attorney, lender or other professional.',
  },
  selfFilerPhone: { block: 'state', type: 'tel', inputMode: 'numeric' },
  addressWithheld: {
    block: 'state',
    label: "A signer's address is not open to public inspection",
    hint: 'For a signer or witness who says that they are a battered person. Exports leave the address out.',
  },
  witnessName: { block: 'witness', label: 'Witness Name (optional)', autoCapitalize: 'words' },
  witnessAddress: { block: 'witness', label: 'Witness Address (optional)' },
  designeeName: {
    block: 'designee',
    autoCapitalize: 'words',
    hint: 'Signs for a person who cannot, at their request',
  },
  designeeAddress: { block: 'designee' },
  date: 'own',
  actTime: 'own',
  fee: 'own',
  actMode: { block: 'act' },
  technologyUsed: { block: 'act', hint: 'The platform, and who verified the identity' },
  remotePlatform: { block: 'remote', hint: 'The service and its version, if shown' },
  remoteSessionId: { block: 'remote' },
  remoteIdProofing: { block: 'remote', hint: 'What was used, and that it was passed' },
  remoteCredentialAnalysis: { block: 'remote', hint: 'What was used, and that it was passed' },
  signerLocation: { block: 'remote', hint: 'Where the signer was during the session' },
  personsPresent: { block: 'remote', hint: 'Names of everyone else in the session' },
  remoteRecordingLocation: { block: 'remote', hint: 'Where the recording is kept, and by whom' },
  remoteRecordingKeepUntil: { block: 'remote' },
  remoteRecordingSha256: { block: 'remote', isWide: true, hint: 'If your platform shows it' },
  numberOfActs: { block: 'act', hint: 'How many times you notarized for this signer' },
  documentDate: { block: 'document', otherwise: 'Optional. The date on the document' },
  oathAdministered: { block: 'act' },
  certificateType: { block: 'act' },
  itemizedFees: { block: 'act', hint: 'Each fee with its amount, one to a line', isWide: true },
  locationLabel: 'own',
  granteeName: { block: 'land' },
  landCounty: { block: 'land' },
  granteeAddress: { block: 'land', isWide: true },
  interpreterName: { block: 'interpreter' },
  interpreterCredential: { block: 'interpreter', label: 'Certification or Credential Number' },
  interpreterAddress: { block: 'interpreter', isWide: true },
  paperVolume: { block: 'paper', label: 'Volume' },
  paperPage: { block: 'paper', label: 'Page' },
  paperLine: { block: 'paper', label: 'Line' },
  documents: 'own',
  outcome: 'own',
  comments: 'own',
} as const satisfies Record<Exclude<EntryField, Copied>, BlockInput | 'own'>;

type Inputs = typeof fieldInputs;

/** A field whose input follows from its kind. */
export type BlockField = {
  [Name in keyof Inputs]: Inputs[Name] extends 'own' ? never : Name;
}[keyof Inputs];

/** Returns the fields of a block, or those whose inputs are in any block. */
export function blockFields(block?: Block): BlockField[] {
  return Object.entries<BlockInput | 'own'>(fieldInputs).flatMap(([name, input]) =>
    input !== 'own' && (block === undefined || input.block === block) ? [name as BlockField] : [],
  );
}
