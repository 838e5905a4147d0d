import { limits } from '#shared/data/limits.ts';
import type { PhotoProblem } from '#web/components/photo-capture/scale-photo.ts';

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
}

/**
 * Returns a picture as the server accepts it: as it is, or scaled down here if it has too many pixels. Of a PNG, only fewer
 * are surely accepted, since some kinds take more work to read.
 */
export async function fittingPicture(file: File): Promise<File | PhotoProblem> {
  // Loaded with the first picture that is chosen.
  const [{ readPhotoHeader }, { scalePhoto }] = await Promise.all([
    import('#web/components/photo-capture/photo-header.ts'),
    import('#web/components/photo-capture/scale-photo.ts'),
  ]);
  const { format, size } = await readPhotoHeader(file);
  const most = format === 'png' ? limits.slowImagePixels : limits.imagePixels;
  if (!size || size.width * size.height <= most) return file;
  const photo = await scalePhoto(file, () => new Date());
  if ('problem' in photo) return photo;
  return new File([bytesOf(photo.dataUrl)], 'picture.jpg', { type: photo.type });
}
