/*
 * Erased files must leave the copies in the backup region too. S3 copies no deletion of a version, so the eraser leaves a
 * notice: an empty file whose key names what was erased. S3 copies the notice, and a function beside the copies follows
 * it after some weeks (docs/adr/0027-backups.md).
 */

/** The buckets whose copies notices are about. */
export const noticedBuckets = ['files', 'sealed'] as const;

export type NoticedBucket = (typeof noticedBuckets)[number];

export const noticesFolder = 'erased/';

/** Returns the key of the notice that all versions below a prefix of a bucket were erased. */
export function noticeKey(bucket: NoticedBucket, prefix: string): string {
  return `${noticesFolder}${bucket}/${prefix}`;
}

const id = '[0-9A-HJKMNP-TV-Z]{26}';
const form = new RegExp(
  `^${noticesFolder}(${noticedBuckets.join('|')})/(notaries/${id}/(?:entries/${id}/)?)$`,
  'u',
);

/** Returns what a notice names. Undefined for any other key: a notice can name no more than the files of one notary. */
export function namedBy(key: string): { bucket: NoticedBucket; prefix: string } | undefined {
  const [, bucket, prefix] = form.exec(key) ?? [];
  const found = noticedBuckets.find((one) => one === bucket);
  return found && prefix ? { bucket: found, prefix } : undefined;
}
