import type { ActType } from './act-types.ts';

/** Groups of document types that the law treats alike (specification, section 5). */
export const documentGroups = ['real_property', 'land_conveyance', 'oath'] as const;

export type DocumentGroup = (typeof documentGroups)[number];

/** A kind of document. `act` is set when the document is named after the notarial act itself. */
type DocumentKind = { name: string; meaning: string; groups?: readonly DocumentGroup[]; act?: ActType };

/** The kinds of documents, as stored and as shown (specification, section 5). */
export const documentTypes = {
  absentee_ballot_affidavit: {
    name: 'Absentee Ballot Affidavit',
    meaning: 'The sworn statement on the envelope of a mail-in ballot.',
  },
  acknowledgment: {
    name: 'Acknowledgment',
    meaning: 'Any document whose signature the signer acknowledges.',
    act: 'acknowledgment',
  },
  affidavit: { name: 'Affidavit', meaning: 'A written statement of facts, sworn or affirmed to be true.' },
  affirmation: {
    name: 'Affirmation',
    meaning: 'A solemn promise to tell the truth, without reference to God.',
    groups: ['oath'],
    act: 'oath_or_affirmation',
  },
  copy_certification: {
    name: 'Copy Certification',
    meaning: 'A copy that you certify.',
    act: 'copy_certification',
  },
  deed: {
    name: 'Deed',
    meaning: 'A document that transfers real estate to a new owner.',
    groups: ['real_property', 'land_conveyance'],
  },
  deed_of_trust: {
    name: 'Deed of Trust',
    meaning: 'A document that secures a loan with real estate, held by a trustee.',
    groups: ['real_property'],
  },
  jurat: {
    name: 'Jurat',
    meaning: 'A document that the signer signs and swears to before you.',
    groups: ['oath'],
    act: 'jurat',
  },
  land_conveyance: {
    name: 'Land Conveyance',
    meaning: 'Any other document that conveys an interest in land.',
    groups: ['land_conveyance'],
  },
  mortgage: {
    name: 'Mortgage',
    meaning: 'A document that secures a loan with real estate.',
    groups: ['real_property'],
  },
  oath: {
    name: 'Oath',
    meaning: 'A solemn promise to tell the truth or perform a duty.',
    groups: ['oath'],
    act: 'oath_or_affirmation',
  },
  power_of_attorney: {
    name: 'Power of Attorney',
    meaning: 'A document that lets one person act for another.',
    groups: ['real_property'],
  },
  quitclaim_deed: {
    name: 'Quitclaim Deed',
    meaning: 'A deed that transfers any interest the grantor has, with no guarantee of title.',
    groups: ['real_property'],
  },
  real_estate_transfer: {
    name: 'Real Estate Transfer',
    meaning: 'A sale or other transfer of real estate.',
    groups: ['land_conveyance'],
  },
  real_property_document: {
    name: 'Real Property Document',
    meaning: 'Any other document that affects real estate.',
    groups: ['real_property'],
  },
  signature_witnessing: {
    name: 'Signature Witnessing',
    meaning: 'A document that you watch the signer sign.',
    act: 'signature_witnessing',
  },
  will: { name: 'Will or Trust', meaning: 'A will, a trust or a self-proving affidavit of a will.' },
  other: { name: 'Other Document', meaning: 'Anything not on this list.' },
} as const satisfies Record<string, DocumentKind>;

export type DocumentType = keyof typeof documentTypes;

export const documentTypeCodes = Object.keys(documentTypes) as DocumentType[];

/** Returns the kind of document with a code; undefined for any other text. */
export function findDocumentType(code: string | null | undefined): DocumentKind | undefined {
  return code != null && Object.hasOwn(documentTypes, code) ? documentTypes[code as DocumentType] : undefined;
}

/** Reports whether a document type belongs to a group. */
export function isInGroup(code: string | null | undefined, group: DocumentGroup): boolean {
  return findDocumentType(code)?.groups?.includes(group) ?? false;
}
