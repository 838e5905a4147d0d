/** What kind of document a notarial act concerns, as stored and as shown (specification, section 5). */
export const documentTypes = {
  acknowledgment: 'Acknowledgment',
  affidavit: 'Affidavit',
  affirmation: 'Affirmation',
  copy_certification: 'Copy Certification',
  deed: 'Deed',
  deed_of_trust: 'Deed of Trust',
  jurat: 'Jurat',
  land_conveyance: 'Land Conveyance',
  mortgage: 'Mortgage',
  oath: 'Oath',
  power_of_attorney: 'Power of Attorney',
  quitclaim_deed: 'Quitclaim Deed',
  real_estate_transfer: 'Real Estate Transfer',
  real_property_document: 'Real Property Document',
  signature_witnessing: 'Signature Witnessing',
  will: 'Will or Trust',
  other: 'Other Document',
} as const;

export type DocumentType = keyof typeof documentTypes;

export const documentTypeCodes = Object.keys(documentTypes) as DocumentType[];
