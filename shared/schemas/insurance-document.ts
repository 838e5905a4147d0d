import * as z from 'zod/mini';

export const documentTypes = ['eo_insurance', 'surety_bond', 'certificate'] as const;

export const documentType = z.enum(documentTypes, {
  error: `must be one of ${documentTypes.join(', ')}`,
});

/** A notary's bond, policy, or certificate, as in every response. */
export const insuranceDocument = z.object({
  document_id: z.string(),
  document_type: documentType,
  file_name: z.string(),
  /** Path of `download-document`. */
  file_url: z.string(),
  /** YYYY-MM-DD. */
  expiration_date: z.nullable(z.string()),
  size_bytes: z.int(),
  content_type: z.string(),
  uploaded_at: z.iso.datetime(),
});
