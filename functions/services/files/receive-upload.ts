import type { UploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { Upload, UploadStore } from '#functions/store/account/upload-store.ts';
import { type UploadPurpose, uploadRules } from '#shared/data/upload-purposes.ts';
import type { ErrorCode } from '#shared/errors.ts';

export type ReceiveUploadDeps = {
  uploads: Pick<UploadStore, 'claim' | 'release' | 'forget' | 'slots'>;
  received: Pick<UploadedFiles, 'size' | 'read' | 'remove'>;
  now: () => Date;
};

type Asked = { notaryId: string; uploadId: string; purpose: UploadPurpose };

/** Errors in the file itself, which a retry can't fix. */
const ofTheFile: readonly ErrorCode[] = ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED'];

/**
 * Passes an uploaded file to `use`, for one caller at a time. Removes a file from S3 once it was used or
 * turned out to be unusable; all other failures can be retried.
 */
export async function receiveUpload<T>(
  { uploads, received, now }: ReceiveUploadDeps,
  { notaryId, uploadId, purpose }: Asked,
  use: (upload: Upload, file: Buffer) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const upload = await uploads.claim(notaryId, uploadId, purpose, now());
  if (upload === 'unknown') return refuse('UPLOAD_NOT_FOUND');
  if (upload === 'busy') return refuse('REQUEST_IN_PROGRESS', { retryAfter: 1 });
  const size = await received.size(notaryId, uploadId);
  if (size === undefined) {
    await uploads.release(notaryId, uploadId);
    return refuse('UPLOAD_NOT_ARRIVED');
  }
  const { maxBytes, tooLarge } = uploadRules[purpose];
  const outcome: Outcome<T> =
    size > maxBytes
      ? refuse('FILE_TOO_LARGE', { detail: tooLarge })
      : await use(upload, await received.read(notaryId, uploadId));
  if (outcome.ok) {
    await received.remove(notaryId, uploadId);
    await uploads.slots.free(notaryId, uploadId);
  } else if (ofTheFile.includes(outcome.code)) {
    await received.remove(notaryId, uploadId);
    await uploads.forget(notaryId, uploadId);
    await uploads.slots.free(notaryId, uploadId);
  } else {
    await uploads.release(notaryId, uploadId);
  }
  return outcome;
}
