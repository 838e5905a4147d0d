import { env } from '#functions/env.ts';
import { imagePath, printablePath } from '../images/image-files.ts';
import { putObject } from '../s3/s3-objects.ts';
import { removeVersions } from '../s3/s3-versions.ts';
import { noticeKey } from './erasure-notice.ts';
import { pictureIdOf, pictureUrl } from './picture-files.ts';

/** The folders of the files bucket with one subfolder per notary ID. */
const exportFolders = ['exports', 'data-exports'] as const;
/** The other folders are not copied to the backup region. */
const uncopied = ['printable', 'uploads', ...exportFolders] as const;

/**
 * Removes everything below a prefix, after leaving a notice for the copies in the backup region. A repeated
 * call leaves it again.
 */
async function removeWithCopies(bucket: 'files' | 'sealed', prefix: string): Promise<void> {
  await putObject(noticeKey(bucket, prefix), new Uint8Array(), 'application/octet-stream');
  const name = env(bucket === 'files' ? 'FILES_BUCKET' : 'SEALED_BUCKET');
  await removeVersions(name, prefix, { bypassesLocks: bucket === 'sealed' });
}

/**
 * Erases the files of closed accounts and destroyed entries with all versions. Every call can be repeated.
 */
export function erasedFiles() {
  return {
    /** Removes a notary's files, except the locked ones of submitted entries. */
    async removeOpen(notaryId: string): Promise<void> {
      await removeWithCopies('files', `notaries/${notaryId}/`);
      for (const folder of uncopied) {
        await removeVersions(env('FILES_BUCKET'), `${folder}/${notaryId}/`, { bypassesLocks: false });
      }
    },

    /** Removes the images of one entry from both buckets, and their printable forms. */
    async removeEntry(notaryId: string, entryId: string): Promise<void> {
      const folder = imagePath(notaryId, entryId, '');
      await removeWithCopies('files', folder);
      const forms = printablePath(notaryId, entryId, '');
      await removeVersions(env('FILES_BUCKET'), forms, { bypassesLocks: false });
      await removeWithCopies('sealed', folder);
    },

    /** Removes a notary's reports and data exports. */
    async removeExports(notaryId: string): Promise<void> {
      for (const folder of exportFolders) {
        await removeVersions(env('FILES_BUCKET'), `${folder}/${notaryId}/`, { bypassesLocks: false });
      }
    },

    /** Removes the locked files of a notary's submitted entries. */
    removeLocked(notaryId: string): Promise<void> {
      return removeWithCopies('sealed', `notaries/${notaryId}/`);
    },

    /** Removes a profile picture, by its path on the site. */
    removePicture(url: string): Promise<void> {
      const key = pictureUrl(pictureIdOf(url)).slice(1);
      return removeVersions(env('PICTURES_BUCKET'), key, { bypassesLocks: false });
    },
  };
}

export type ErasedFiles = ReturnType<typeof erasedFiles>;
