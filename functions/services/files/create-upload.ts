import type { UploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';
import type { createUpload as contract } from '#shared/contract/files.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { acceptedType, uploadRules } from '#shared/data/upload-purposes.ts';

export type CreateUploadDeps = {
  uploads: Pick<UploadStore, 'create' | 'slots'>;
  received: Pick<UploadedFiles, 'form'>;
  now: () => Date;
  newId: () => string;
};

/** Seconds that the form is valid. */
const formSeconds = 60 * 60;

/**
 * Returns a form that uploads a file to S3 (specification, section 13). Rejects invalid types and sizes
 * early; both are checked again later. Fails beyond 20 unused uploads.
 */
export async function createUpload(
  { uploads, received, now, newId }: CreateUploadDeps,
  notaryId: string,
  { purpose, fileName, contentType, size }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { maxBytes, tooLarge, wrongType } = uploadRules[purpose];
  const type = acceptedType(purpose, contentType);
  if (!type) return refuse('FILE_TYPE_REFUSED', { detail: wrongType });
  if (size > maxBytes) return refuse('FILE_TOO_LARGE', { detail: tooLarge });
  const uploadId = newId();
  const createdAt = now();
  const retryAfter = await uploads.slots.take(notaryId, uploadId, createdAt);
  if (retryAfter !== undefined) return refuse('OPEN_UPLOAD_LIMIT', { retryAfter });
  // Create the item first, so every object in S3 has an item that refers to it.
  await uploads.create(notaryId, uploadId, { purpose, fileName, contentType: type }, createdAt);
  const { url, fields } = await received.form(notaryId, uploadId, { type, maxBytes, seconds: formSeconds });
  const expiresAt = new Date(createdAt.getTime() + formSeconds * 1000).toISOString();
  return ok({ uploadId, url, fields, expiresAt });
}
