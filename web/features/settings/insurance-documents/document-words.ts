import type { InsuranceDocument } from '#web/lib/api-types.ts';

type DocumentType = InsuranceDocument['documentType'];

/** The types of documents by their labels (specification, section 3). */
export const documentTypeLabels: Record<DocumentType, string> = {
  eo_insurance: 'E&O Insurance',
  surety_bond: 'Surety Bond',
  certificate: 'Notary Certificate',
};

export function isDocumentType(value: string): value is DocumentType {
  return value in documentTypeLabels;
}

/** Where the server refuses what was chosen, or the browser does. */
export const missingText = 'Please select document type and file';
