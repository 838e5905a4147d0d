import { env } from '#functions/env.ts';
import { s3Client } from './s3-client.ts';

/** Long enough to follow a redirect, too short to be passed on. */
const linkSeconds = 60;

/** Files too large for a Lambda answer: kept in S3 for a day, fetched through a short-lived link. */
export function exportFiles() {
  return {
    /** Stores a file for download and answers a presigned address for it, valid for a minute. */
    async offer(notaryId: string, file: { id: string; name: string; type: string; bytes: Uint8Array }) {
      const { GetObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3');
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const client = await s3Client();
      const place = { Bucket: env('FILES_BUCKET'), Key: `exports/${notaryId}/${file.id}` };
      await client.send(new PutObjectCommand({ ...place, Body: file.bytes, ContentType: file.type }));
      return getSignedUrl(
        client,
        new GetObjectCommand({
          ...place,
          ResponseContentDisposition: `attachment; filename="${file.name}"`,
          ResponseContentType: file.type,
        }),
        { expiresIn: linkSeconds },
      );
    },
  };
}

export type ExportFiles = ReturnType<typeof exportFiles>;
