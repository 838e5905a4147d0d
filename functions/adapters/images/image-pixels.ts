import { pngHeader } from '#shared/images/png-header.ts';
import { exifOrientation } from './exif-orientation.ts';
import { jpegPixels } from './jpeg-pixels.ts';
import { type Pixels, upright } from './pixels.ts';
import { pngPixels } from './png-pixels.ts';

/**
 * Returns the pixels of a PNG, on white, or of a JPEG, upright. Undefined for any other file, and for a
 * damaged one.
 */
export function imagePixels(file: Buffer): Pixels | undefined {
  if (pngHeader(file)) return pngPixels(file);
  const pixels = jpegPixels(file);
  return pixels && upright(pixels, exifOrientation(file));
}
