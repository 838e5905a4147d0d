import { env } from '#functions/env.ts';
import { removeVersions } from '../s3/s3-versions.ts';
import { pictureIdOf, pictureUrl } from './picture-files.ts';

/** The folders of the files bucket whose next part is a notary's ID. */
const folders = ['notaries', 'uploads', 'exports', 'data-exports'] as const;

/** Erases the files of closed accounts with all versions. Every call can be repeated. */
export function erasedFiles() {
  return {
    /** Removes a notary's files, except the locked ones of submitted entries. */
    async removeOpen(notaryId: string): Promise<void> {
      for (const folder of folders) {
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
