import type { InsuranceDocument } from '#web/lib/api/api-types.ts';

type DocumentType = InsuranceDocument['documentType'];

/** The labels of the document types (specification, section 3). */
export const documentTypeLabels: Record<DocumentType, string> = {
  eo_insurance: 'E&O Insurance',
  surety_bond: 'Surety Bond',
  certificate: 'Notary Certificate',
};

export function isDocumentType(value: string): value is DocumentType {
  return value in documentTypeLabels;
}

/** The message for a file that the server or the browser rejects. */
export const missingText = 'Please select document type and file';
