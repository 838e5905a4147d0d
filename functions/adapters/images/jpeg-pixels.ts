import { decode } from 'jpeg-js';
import { limits } from '#shared/data/limits.ts';
import { jpegHeader, jpegSegments } from '#shared/images/jpeg-header.ts';
import { wholeJpeg } from './jpeg-file.ts';
import type { Pixels } from './pixels.ts';

/** Decoding 24 megapixels took 1.2 GB. */
const maxMegabytes = 700;

const adobeMarker = 0xee;
const transformAt = 11;

/** Returns whether the three components of a JPEG are red, green, and blue, as programs of Adobe can store them. */
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
 * Returns the pixels of a JPEG as they are stored, not turned upright. Undefined for a file that is damaged, cut off, has
 * more than 12 megapixels, or more scans than any photo.
 */
export function jpegPixels(file: Buffer): Pixels | undefined {
  const whole = wholeJpeg(file, limits.imagePixels);
  if (!whole) return undefined;
  try {
    const { width, height, data } = decode(whole, {
      // The decoder ignores a file that says so.
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
