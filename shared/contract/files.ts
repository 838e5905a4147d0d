import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { uploadPurposes } from '../data/upload-purposes.ts';
import { documentType, insuranceDocument } from '../schemas/insurance-document.ts';
import { day, optional } from '../schemas/text.ts';
import { contractOf } from './schemas.ts';

const required = z.minLength(1, { error: 'is required' });

/** Any ID is accepted here; one that is not of the notary's own upload is answered as not found. */
const finished = z.strictObject({ upload_id: z.string().check(required, z.maxLength(100)) });

export const createUpload = contractOf('create-upload', {
  body: z.strictObject({
    purpose: z.enum(uploadPurposes, { error: `must be one of ${uploadPurposes.join(', ')}` }),
    file_name: z.string().check(
      required,
      z.maxLength(limits.fileNameSentLength, {
        error: `must be at most ${limits.fileNameSentLength} characters`,
      }),
    ),
    content_type: z.string().check(required, z.maxLength(100)),
    size: z
      .int({ error: 'must be a whole number of bytes' })
      .check(z.minimum(1, { error: 'must be at least 1 byte' })),
  }),
  responses: {
    201: z.object({
      upload_id: z.string(),
      /** Accepts a multipart form with all `fields`, then `file` as the last part. */
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      expires_at: z.iso.datetime(),
    }),
  },
});

export const setProfilePicture = contractOf('set-profile-picture', {
  body: finished,
  responses: { 200: z.object({ profile_picture_url: z.string() }) },
});

export const removeProfilePicture = contractOf('remove-profile-picture', { responses: { 204: 'empty' } });

export const addInsuranceDocument = contractOf('add-insurance-document', {
  query: z.object({ document_type: documentType, expiration_date: optional(day) }),
  body: finished,
  responses: { 201: insuranceDocument },
});

export const deleteInsuranceDocument = contractOf('delete-insurance-document', {
  params: z.object({ document_id: z.string() }),
  responses: { 204: 'empty' },
});

export const downloadDocument = contractOf('download-document', {
  params: z.object({ filename: z.string() }),
  responses: { 303: 'redirect' },
});
