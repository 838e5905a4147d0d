import type { UploadPurpose } from '#shared/data/upload-purposes.ts';
import { api } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { silencePatience } from './in-time.ts';

/**
 * Sends a file to the file store and returns the upload's ID. `onProgress` receives the fraction sent, 0 to
 * 1. Throws an ApiError when it fails and an AbortError when `signal` ends it.
 */
export async function uploadFile(
  purpose: UploadPurpose,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const { uploadId, url, fields } = await api('create-upload', {
    body: { purpose, fileName: file.name, contentType: file.type, size: file.size },
    signal,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  await post(url, form, onProgress, signal);
  return uploadId;
}

/** Uses XMLHttpRequest because fetch does not report upload progress. */
function post(
  url: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    // A poor signal may take long, but not be silent.
    let silence = setTimeout(abort, silencePatience);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(abort, silencePatience);
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiError({ status: request.status, detail: refusal(request.status) }));
    });
    request.open('POST', url);
    request.send(form);
  });
}

function refusal(status: number): string {
  if (status === 0) return 'The file could not be sent. Check your internet connection and try again.';
  return 'The file was not accepted. Please choose it again.';
}
