import { picturesBase } from '#shared/contract/routes.ts';

const fileName = (fileId: string) => `${fileId}.jpg`;

/** Returns the public path of a profile picture on the site. Its ID can't be guessed. */
export const pictureUrl = (fileId: string) => `${picturesBase}/${fileName(fileId)}`;

/** Returns the ID in the path of a picture. */
export const pictureIdOf = (url: string) => url.slice(picturesBase.length + 1).replace(/\.jpg$/, '');

/** CloudFront requests an object by the path of its URL. */
const keyOf = (fileId: string) => pictureUrl(fileId).slice(1);

/** Stores profile pictures in the bucket that CloudFront serves. */
export function pictureFiles() {
  return {
    /** Stores a picture under a new ID. */
    async put(fileId: string, jpeg: Uint8Array): Promise<void> {
      const { putPicture } = await import('./picture-objects.ts');
      await putPicture(keyOf(fileId), jpeg);
    },

    /** Removes a picture. Does nothing if it does not exist. */
    async remove(fileId: string): Promise<void> {
      const { removePicture } = await import('./picture-objects.ts');
      await removePicture(keyOf(fileId));
    },
  };
}

export type PictureFiles = ReturnType<typeof pictureFiles>;
