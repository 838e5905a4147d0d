import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { signable } from '../s3/s3-objects.ts';

/** A form for uploading one file from a browser directly to S3. */
export type UploadForm = { url: string; fields: Record<string, string> };

/**
 * Returns a signed form for one object with this key and type, of at most `maxBytes`, valid for some seconds.
 */
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
  // The content security policy allows paths below the bucket's own path, which ends with a slash.
  return { url: url.endsWith('/') ? url : `${url}/`, fields };
}
