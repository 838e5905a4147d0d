import { fileTypeFromBuffer } from 'file-type/core';
import { decode, encode } from 'jpeg-js';
import { pngPixels } from '../pdf/png.ts';
import { exifOrientation } from './exif-orientation.ts';
import { wholeJpeg } from './jpeg-file.ts';
import { type Pixels, scaledDown, upright } from './pixels.ts';
import { wholePng } from './png-file.ts';

/** Pixels on the longer side: twice the largest place in the site. */
const side = 512;
const quality = 85;
/** Phones take photos of 12 or 24 megapixels. Decoding 24 took 1.2 GB of the function's 2 GB. */
const maxMegapixels = 25;
const maxMegabytes = 900;

function readJpeg(file: Buffer): Pixels | undefined {
  const whole = wholeJpeg(file, maxMegapixels * 1_000_000);
  if (!whole) return undefined;
  const { width, height, data } = decode(whole, {
    useTArray: true,
    formatAsRGBA: false,
    tolerantDecoding: false,
    maxResolutionInMP: maxMegapixels,
    maxMemoryUsageInMB: maxMegabytes,
  });
  return upright(scaledDown({ width, height, rgb: data }, side), exifOrientation(whole));
}

function readPng(file: Buffer): Pixels | undefined {
  const pixels = wholePng(file, maxMegapixels * 1_000_000) && pngPixels(file);
  return pixels && scaledDown(pixels, side);
}

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
 * cannot be decoded or has too many pixels.
 */
export async function profilePicture(
  file: Buffer,
): Promise<{ type: 'image/jpeg' | 'image/png'; jpeg: Buffer } | undefined> {
  const type = (await fileTypeFromBuffer(file))?.mime;
  if (type !== 'image/jpeg' && type !== 'image/png') return undefined;
  try {
    const pixels = type === 'image/jpeg' ? readJpeg(file) : readPng(file);
    return pixels && { type, jpeg: drawn(pixels) };
  } catch {
    // The decoders throw for damaged pictures.
    return undefined;
  }
}
