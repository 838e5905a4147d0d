import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentHeader } from '#shared/rules/file-name.ts';
import { signable } from './s3-objects.ts';

/** Returns a URL that lets anyone download one object under a name, for `seconds`. */
export function downloadLink(key: string, file: { name: string; type: string; seconds: number }) {
  const { client, place } = signable(key);
  const command = new GetObjectCommand({
    ...place,
    ResponseContentDisposition: attachmentHeader(file.name),
    ResponseContentType: file.type,
  });
  return getSignedUrl(client, command, { expiresIn: file.seconds });
}
