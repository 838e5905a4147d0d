import { decode } from 'jpeg-js';
import { limits } from '#shared/data/limits.ts';
import { jpegHeader, jpegSegments } from '#shared/images/jpeg-header.ts';
import { wholeJpeg } from './jpeg-file.ts';
import type { Pixels } from './pixels.ts';

/** For comparison, decoding 24 megapixels took 1.2 GB. */
const maxMegabytes = 700;

const adobeMarker = 0xee;
const transformAt = 11;

/** Returns whether a JPEG's three components are red, green, and blue, as Adobe programs can store them. */
function isRgb(file: Buffer): boolean {
  if (jpegHeader(file)?.components !== 3) return false;
  for (const { marker, start, end } of jpegSegments(file)) {
    const content = file.subarray(start, end);
    if (marker === adobeMarker && content.toString('latin1', 0, 5) === 'Adobe')
      return content[transformAt] === 0;
  }
  return false;
}

/**
 * Returns the pixels of a JPEG as stored, not rotated upright. Undefined for a file that is damaged, cut off,
 * has more than 12 megapixels, or more scans than any photo.
 */
export function jpegPixels(file: Buffer): Pixels | undefined {
  const whole = wholeJpeg(file, limits.imagePixels);
  if (!whole) return undefined;
  try {
    const { width, height, data } = decode(whole, {
      // The decoder ignores a file's own statement about this.
      ...(isRgb(whole) && { colorTransform: false }),
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
