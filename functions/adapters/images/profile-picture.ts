import { imagePixels } from './image-pixels.ts';
import { scaledDown } from './pixels.ts';
import { writeJpeg } from './write-jpeg.ts';

/** Pixels on the longer side: twice the largest size on the site. */
const side = 512;
const form = { quality: 85, isGray: false, sharesColor: true };

/**
 * Returns a new JPEG of at most 512 pixels per side, encoded from the pixels of a JPEG or PNG. Nothing else
 * of the file remains, such as the location of the photo (specification, section 13). Undefined for a file
 * that can't be decoded.
 */
export function profilePicture(file: Buffer): Uint8Array | undefined {
  const pixels = imagePixels(file);
  return pixels && writeJpeg(scaledDown(pixels, side), form);
}
