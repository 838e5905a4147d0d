import type { EntryField, SignerField, WitnessField } from './field-rules.ts';

/** A step of the wizard (specification, section 2.8). */
export type Step = 1 | 2 | 3 | 4;

type Labelled = { label: string; step: Step };

/** The name of every field of an entry, as the specification writes it, and the wizard's step it stands on. */
export const entryFields: Readonly<Record<EntryField, Labelled>> = {
  stateCode: { label: 'State', step: 1 },
  documentType: { label: 'Document Type', step: 1 },
  actType: { label: 'Notarial Act', step: 1 },
  selfFiler: { label: 'Self-Filer', step: 1 },
  selfFilerPhone: { label: 'Telephone Number of the Self-Filer', step: 1 },
  credibleWitnesses: { label: 'Credible Witness', step: 1 },
  witnessName: { label: 'Witness Name', step: 1 },
  witnessAddress: { label: 'Witness Address', step: 1 },
  signerJournalSignature: { label: 'Journal Signature Photo', step: 1 },
  thumbprint: { label: 'Thumbprint', step: 1 },
  principalSignature: { label: 'Principal Signature', step: 1 },
  addressWithheld: { label: 'Address Not Open to Public Inspection', step: 1 },
  date: { label: 'Date', step: 2 },
  actTime: { label: 'Time of the Act', step: 2 },
  actMode: { label: 'How the Signer Appeared', step: 2 },
  technologyUsed: { label: 'Technology Used', step: 2 },
  numberOfActs: { label: 'Number of Acts', step: 2 },
  fee: { label: 'Fee', step: 2 },
  itemizedFees: { label: 'Itemized Fees', step: 2 },
  oathAdministered: { label: 'Oath Administered', step: 2 },
  certificateType: { label: 'Type of Certificate', step: 2 },
  interpreterName: { label: 'Interpreter Name', step: 2 },
  interpreterAddress: { label: 'Interpreter Address', step: 2 },
  interpreterCredential: { label: 'Interpreter Credential', step: 2 },
  locationLabel: { label: 'Location Address', step: 2 },
  granteeName: { label: 'Grantee Name', step: 2 },
  landCounty: { label: 'County', step: 2 },
  granteeAddress: { label: 'Grantee Mailing Address', step: 2 },
  paperVolume: { label: 'Paper Journal Volume', step: 2 },
  paperPage: { label: 'Paper Journal Page', step: 2 },
  paperLine: { label: 'Paper Journal Line', step: 2 },
  documents: { label: 'Document Description', step: 3 },
  documentDate: { label: 'Document Date', step: 3 },
  comments: { label: 'Comments', step: 4 },
};

export const signerFields: Readonly<Record<SignerField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  addressLine: 'Street Address',
  city: 'City',
  stateCode: 'State',
  zip: 'ZIP Code',
  idType: 'ID Type',
  idNumber: 'ID Number',
  idIssuingAgency: 'Issuing Agency',
  idIssueDate: 'Issue Date',
  idExpirationDate: 'Expiration Date',
  signatureDataUrl: 'Signature',
};

export const witnessFields: Readonly<Record<WitnessField, string>> = {
  name: 'Name',
  address: 'Address',
  idType: 'ID Type',
  idNumber: 'ID Number',
  idIssuingAgency: 'Issuing Agency',
  idExpirationDate: 'Expiration Date',
  signatureDataUrl: 'Signature',
};
