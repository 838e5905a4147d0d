import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { signable } from '../s3-objects.ts';

/** A form by which a browser puts one file where it was allowed to, without the API in between. */
export type UploadForm = { url: string; fields: Record<string, string> };

/** Signs a form for one object: this key, this label, at most so many bytes, for so many seconds. */
export async function uploadForm(
  key: string,
  { type, maxBytes, seconds }: { type: string; maxBytes: number; seconds: number },
): Promise<UploadForm> {
  const { client, place } = signable(key);
  const { url, fields } = await createPresignedPost(client, {
    ...place,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: seconds,
  });
  // The site may speak to what lies below the bucket's own path, which ends with a slash.
  return { url: url.endsWith('/') ? url : `${url}/`, fields };
}
