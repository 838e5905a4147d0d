import { grey, indexed, pngContent, rgb } from '../images/png-content.ts';
import { pngPixels } from '../images/png-pixels.ts';
import { rgbPng } from '../images/write-png.ts';

/**
 * Returns a PNG in a plain form that every PDF reader draws the same way: not interlaced, at most 8 bits a sample,
 * transparency drawn on white. Undefined for a file that is damaged or cut off.
 */
export function plainPng(file: Buffer): Uint8Array | undefined {
  const content = pngContent(file);
  if (!content) return undefined;
  const { depth, color, isInterlaced } = content.header;
  const isPlain =
    !isInterlaced && depth <= 8 && [grey, rgb, indexed].includes(color) && !content.isTransparent;
  if (isPlain) return content.file;
  const pixels = pngPixels(file);
  return pixels && rgbPng(pixels);
}
