import { picturesBase } from '#shared/contract/routes.ts';

const fileName = (fileId: string) => `${fileId}.jpg`;

/** The public address of a profile picture, on the origin of the site. Nobody can guess the id in it. */
export const pictureUrl = (fileId: string) => `${picturesBase}/${fileName(fileId)}`;

/** The id in the address of a picture. */
export const pictureIdOf = (url: string) => url.slice(picturesBase.length + 1).replace(/\.jpg$/, '');

/** CloudFront asks for objects by the path of their address. */
const keyOf = (fileId: string) => pictureUrl(fileId).slice(1);

/** Profile pictures in the bucket that CloudFront serves. */
export function pictureFiles() {
  return {
    async put(fileId: string, jpeg: Buffer): Promise<void> {
      const { putPicture } = await import('./picture-objects.ts');
      await putPicture(keyOf(fileId), jpeg);
    },

    async remove(fileId: string): Promise<void> {
      const { removePicture } = await import('./picture-objects.ts');
      await removePicture(keyOf(fileId));
    },
  };
}

export type PictureFiles = ReturnType<typeof pictureFiles>;
