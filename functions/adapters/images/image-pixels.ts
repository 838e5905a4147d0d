import { pngHeader } from '#shared/images/png-header.ts';
import type { Pixels } from '../files/pixels.ts';
import { jpegPixels } from './jpeg-pixels.ts';
import { pngPixels } from './png-pixels.ts';

/** Returns the pixels of a PNG, on white, or of a JPEG. Undefined for any other file, and for a damaged one. */
export function imagePixels(file: Buffer): Pixels | undefined {
  return pngHeader(file) ? pngPixels(file) : jpegPixels(file);
}
