import { pngChunks } from './png-file.ts';

const signatureBytes = 8;
/** A chunk's header, with its length and type, and the checksum after its data. */
const [headBytes, checksumBytes] = [8, 4];

/** Chunks that contain the picture or affect its colors. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP'];

/**
 * Returns a PNG without anything that its picture doesn't need: texts, times, EXIF, animations, and anything
 * after its end. Keeps colors and color profiles. Returns a file without such things unchanged.
 */
export function pngWithoutMetadata(file: Buffer): Buffer {
  const parts: Buffer[] = [file.subarray(0, signatureBytes)];
  for (const { type, start, end } of pngChunks(file)) {
    if (kept.includes(type)) parts.push(file.subarray(start - headBytes, end + checksumBytes));
  }
  return Buffer.concat(parts);
}
