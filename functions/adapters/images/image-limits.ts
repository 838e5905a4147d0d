import { limits } from '#shared/data/limits.ts';
import { jpegHeader } from '#shared/images/jpeg-header.ts';
import { pngHeader } from '#shared/images/png-header.ts';
import { wholeJpeg } from './jpeg-file.ts';
import { pngChunks, wholePng } from './png-file.ts';

/** Why an image can't be recorded, as the end of a sentence about it, and what to do. */
export type ImageFault = { kind: 'fault'; says: string };

const fault = (says: string): ImageFault => ({ kind: 'fault', says });

/** The fault of a file that can't be opened, or takes too long to. */
export const unreadable = fault('cannot be read because the file is damaged. Draw or choose it again.');

const tooLarge = fault('has more than 12 megapixels. Use a smaller image.');

function pngFault(file: Buffer, pixels: number): ImageFault | undefined {
  const header = pngHeader(file);
  if ((header?.depth === 16 || header?.isInterlaced) && pixels > limits.slowImagePixels) {
    return fault(
      'is a 16-bit or interlaced PNG with more than 4 megapixels. Save it as a JPEG, or use a smaller image.',
    );
  }
  let chunks = 0;
  for (const _ of pngChunks(file)) {
    chunks += 1;
    if (chunks > limits.pngChunks) {
      return fault('is a PNG with more than 1,000 chunks. Save it again as a PNG or JPEG.');
    }
  }
  return wholePng(file, limits.imagePixels) ? undefined : unreadable;
}

/** Baseline, extended, and progressive: the compressions that we decode, and their numbers of components. */
const frames = [0xc0, 0xc1, 0xc2];
const components = [1, 3, 4];

function jpegFault(file: Buffer): ImageFault | undefined {
  if (!wholeJpeg(file, limits.imagePixels)) return unreadable;
  const header = jpegHeader(file);
  if (header?.depth === 8 && frames.includes(header.marker) && components.includes(header.components)) {
    return undefined;
  }
  return fault('is a type of JPEG that cannot be printed. Save it as a PNG or a standard JPEG.');
}

/**
 * Checks an image's header, chunks, and scans before decoding any pixel. Returns its size in pixels, or its
 * fault (specification, section 12).
 */
export function judgeImage(
  file: Buffer,
  type: 'png' | 'jpeg',
): { kind: 'sound'; pixels: number } | ImageFault {
  const header = type === 'png' ? pngHeader(file) : jpegHeader(file);
  const pixels = header ? header.width * header.height : 0;
  if (pixels > limits.imagePixels) return tooLarge;
  const found = type === 'png' ? pngFault(file, pixels) : jpegFault(file);
  return found ?? { kind: 'sound', pixels };
}
