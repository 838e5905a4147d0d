import { decode } from 'jpeg-js';
import { limits } from '#shared/data/limits.ts';
import { wholeJpeg } from '../files/jpeg-file.ts';
import type { Pixels } from '../files/pixels.ts';

/** Decoding 24 megapixels took 1.2 GB. */
const maxMegabytes = 700;

/**
 * Returns the pixels of a JPEG as they are stored, not turned upright. Undefined for a file that is damaged, cut off, has
 * more than 12 megapixels, or more scans than any photo.
 */
export function jpegPixels(file: Buffer): Pixels | undefined {
  const whole = wholeJpeg(file, limits.imagePixels);
  if (!whole) return undefined;
  try {
    const { width, height, data } = decode(whole, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: false,
      maxResolutionInMP: limits.imagePixels / 1_000_000,
      maxMemoryUsageInMB: maxMegabytes,
    });
    return { width, height, rgb: data };
  } catch {
    // The decoder throws for damaged pictures.
    return undefined;
  }
}
