import type { PhotoHeader } from './photo-header.ts';
import { isWholePhoto } from './whole-photo.ts';

/** Why a file of a kind was not opened as a picture, and what to do. */
export const notOpened: Record<PhotoHeader['format'], string> = {
  jpeg: 'This picture could not be opened. Choose another one.',
  png: 'This picture could not be opened. Choose another one.',
  heic: 'This HEIC photo could not be opened. Check your internet connection and try again, or save the photo as a JPEG and choose that.',
  avif: 'This browser cannot open AVIF pictures. Save the picture as a JPEG or PNG and choose that.',
  gif: 'This browser cannot open this GIF. Save the picture as a JPEG or PNG and choose that.',
  webp: 'This browser cannot open WebP pictures. Save the picture as a JPEG or PNG and choose that.',
  tiff: 'This is a TIFF, which browsers cannot open. Save the picture as a JPEG or PNG and choose that.',
  svg: 'This is an SVG drawing, not a photo. Save it as a JPEG or PNG and choose that.',
  other: 'This file is not a picture. Choose a JPEG or PNG.',
};

/** Formats that no browser opens as a bitmap, or that can contain scripts. */
const never: readonly PhotoHeader['format'][] = ['tiff', 'svg'];

/**
 * Decodes a picture, upright; undefined if that is not possible. Safari opens HEIC. Elsewhere, a decoder is loaded for
 * it on demand.
 */
export async function decodePhoto(
  file: Blob,
  format: PhotoHeader['format'],
): Promise<ImageBitmap | undefined> {
  if (never.includes(format) || !(await isWholePhoto(file, format))) return undefined;
  try {
    // Without options every browser rotates the image as its EXIF data says; older browsers reject the option.
    return await createImageBitmap(file);
  } catch {
    if (format !== 'heic') return undefined;
  }
  const { decodeHeic } = await import('./heic/decode-heic.ts');
  return decodeHeic(file);
}
