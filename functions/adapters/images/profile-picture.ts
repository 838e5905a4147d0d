import { imagePixels } from './image-pixels.ts';
import { scaledDown } from './pixels.ts';
import { writeJpeg } from './write-jpeg.ts';

/** Pixels on the longer side: twice the largest place in the site. */
const side = 512;
const form = { quality: 85, isGray: false, sharesColor: true };

/**
 * Returns a new JPEG of at most 512 pixels a side, encoded from the pixels of a JPEG or PNG. Nothing else of the
 * file remains, such as the place where the photo was taken (specification, section 13). Undefined for a file that
 * cannot be decoded.
 */
export function profilePicture(file: Buffer): Uint8Array | undefined {
  const pixels = imagePixels(file);
  return pixels && writeJpeg(scaledDown(pixels, side), form);
}
