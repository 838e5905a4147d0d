import { encode } from 'jpeg-js';
import { pngHeader } from '#shared/images/png-header.ts';
import { jpegPixels } from '../images/jpeg-pixels.ts';
import { pngPixels } from '../images/png-pixels.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type Pixels, scaledDown, upright } from './pixels.ts';

/** Pixels on the longer side: twice the largest place in the site. */
const side = 512;
const quality = 85;

function drawn({ width, height, rgb }: Pixels): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    data.set(rgb.subarray(from, from + 3), to);
  }
  return encode({ width, height, data }, quality).data;
}

/**
 * Returns a new JPEG of at most 512 pixels a side, encoded from the pixels of a JPEG or PNG. Nothing else of the
 * file remains, such as the place where the photo was taken (specification, section 13). Undefined for a file that
 * cannot be decoded.
 */
export function profilePicture(file: Buffer): Uint8Array | undefined {
  const isPng = pngHeader(file) !== undefined;
  const pixels = isPng ? pngPixels(file) : jpegPixels(file);
  if (!pixels) return undefined;
  return drawn(upright(scaledDown(pixels, side), isPng ? 1 : exifOrientation(file)));
}
