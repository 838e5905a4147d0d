import { env } from '#functions/env.ts';
import { imagePath, printablePath } from '../images/image-files.ts';
import { removeVersions } from '../s3/s3-versions.ts';
import { pictureIdOf, pictureUrl } from './picture-files.ts';

/** The folders of the files bucket whose next part is a notary's ID. */
const exportFolders = ['exports', 'data-exports'] as const;
const folders = ['notaries', 'uploads', ...exportFolders] as const;

/** Erases the files of closed accounts and destroyed entries with all versions. Every call can be repeated. */
export function erasedFiles() {
  return {
    /** Removes a notary's files, except the locked ones of submitted entries. */
    async removeOpen(notaryId: string): Promise<void> {
      for (const folder of folders) {
        await removeVersions(env('FILES_BUCKET'), `${folder}/${notaryId}/`, { bypassesLocks: false });
      }
    },

    /** Removes the images of one entry from both buckets, and their printable forms. */
    async removeEntry(notaryId: string, entryId: string): Promise<void> {
      const folder = imagePath(notaryId, entryId, '');
      for (const open of [folder, printablePath(notaryId, entryId, '')]) {
        await removeVersions(env('FILES_BUCKET'), open, { bypassesLocks: false });
      }
      await removeVersions(env('SEALED_BUCKET'), folder, { bypassesLocks: true });
    },

    /** Removes the reports and data exports that a notary made. */
    async removeExports(notaryId: string): Promise<void> {
      for (const folder of exportFolders) {
        await removeVersions(env('FILES_BUCKET'), `${folder}/${notaryId}/`, { bypassesLocks: false });
      }
    },

    /** Removes the locked files of a notary's submitted entries. */
    removeSealed(notaryId: string): Promise<void> {
      return removeVersions(env('SEALED_BUCKET'), `notaries/${notaryId}/`, { bypassesLocks: true });
    },

    /** Removes a profile picture, by its path on the site. */
    removePicture(url: string): Promise<void> {
      const key = pictureUrl(pictureIdOf(url)).slice(1);
      return removeVersions(env('PICTURES_BUCKET'), key, { bypassesLocks: false });
    },
  };
}

export type ErasedFiles = ReturnType<typeof erasedFiles>;
