/*
 * Erased files must be removed from the copies in the backup region too. S3 doesn't copy the deletion of a
 * version, so the eraser leaves a notice: an empty file whose key names the erased data. S3 copies the
 * notice, and a function next to the copies processes it weeks later (docs/adr/0027-backups.md).
 */

/** The buckets that notices can refer to. */
export const noticedBuckets = ['files', 'sealed'] as const;

export type NoticedBucket = (typeof noticedBuckets)[number];

export const noticesFolder = 'erased/';

/** Returns the key of the notice that all versions below a bucket's prefix were erased. */
export function noticeKey(bucket: NoticedBucket, prefix: string): string {
  return `${noticesFolder}${bucket}/${prefix}`;
}

const id = '[0-9A-HJKMNP-TV-Z]{26}';
const form = new RegExp(
  `^${noticesFolder}(${noticedBuckets.join('|')})/(notaries/${id}/(?:entries/${id}/)?)$`,
  'u',
);

/**
 * Returns the prefix that a notice names. Undefined for any other key: a notice can name at most one notary's
 * files.
 */
export function namedBy(key: string): { bucket: NoticedBucket; prefix: string } | undefined {
  const [, bucket, prefix] = form.exec(key) ?? [];
  const found = noticedBuckets.find((one) => one === bucket);
  return found && prefix ? { bucket: found, prefix } : undefined;
}
