import * as z from 'zod/mini';
import { type UploadPurpose, uploadPurposes } from '#shared/data/upload-purposes.ts';
import { type Key, uploadKey } from '../table/keys.ts';

/** A file whose item left the table: used, deleted, or expired. */
export type RemovedUpload = { notaryId: string; fileId: string; purpose: UploadPurpose };

const text = z.object({ S: z.string() });

const removal = z.object({
  eventName: z.string(),
  dynamodb: z.object({
    Keys: z.object({ pk: text, sk: text }),
    OldImage: z.optional(z.object({ purpose: z.optional(text) })),
  }),
});

/** IDs become part of S3 keys, so they may only contain letters, digits, - and _. */
const idPattern = /^[\w-]+$/;

/** Returns the notary and file in an upload's key. Undefined for any other key. */
function uploadOf({ pk, sk }: Record<keyof Key, string>): { notaryId: string; fileId: string } | undefined {
  const start = uploadKey('', '');
  if (!pk.startsWith(start.pk) || !sk.startsWith(start.sk)) return undefined;
  return { notaryId: pk.slice(start.pk.length), fileId: sk.slice(start.sk.length) };
}

/**
 * Returns the upload that a stream record removed. Undefined for any other record. Throws for a malformed
 * one.
 */
export function removedUpload(record: unknown): RemovedUpload | undefined {
  const { eventName, dynamodb } = removal.parse(record);
  const upload = uploadOf({ pk: dynamodb.Keys.pk.S, sk: dynamodb.Keys.sk.S });
  const purpose = uploadPurposes.find((known) => known === dynamodb.OldImage?.purpose?.S);
  if (eventName !== 'REMOVE' || !upload || !purpose) return undefined;
  if (!idPattern.test(upload.notaryId) || !idPattern.test(upload.fileId)) {
    throw new Error('A removed upload has malformed IDs');
  }
  return { ...upload, purpose };
}
