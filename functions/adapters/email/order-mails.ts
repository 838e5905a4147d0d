import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { env } from '#functions/env.ts';
import { s3Client } from '../s3/s3-client.ts';

/** Received emails with orders, as SES stored them. S3 deletes after a day what nothing else deletes. */
export function orderMails() {
  const place = (Key: string) => ({ Bucket: env('ORDER_MAIL_BUCKET'), Key });
  return {
    /** Returns an email. `gone` if it was deleted, and `too-large` if it has more than `most` bytes. */
    async get(key: string, most: number): Promise<Uint8Array | 'gone' | 'too-large'> {
      try {
        const { Body, ContentLength = 0 } = await s3Client.send(new GetObjectCommand(place(key)));
        if (ContentLength <= most && Body) return await Body.transformToByteArray();
        const stream = Body as { destroy?: () => void } | undefined;
        stream?.destroy?.();
        return 'too-large';
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return 'gone';
        throw error;
      }
    },

    async remove(key: string): Promise<void> {
      await s3Client.send(new DeleteObjectCommand(place(key)));
    },
  };
}

export type OrderMails = ReturnType<typeof orderMails>;
