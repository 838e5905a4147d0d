import { pngChunks } from './png-file.ts';

const signatureBytes = 8;
/** The header of a chunk, with its length and type, and the checksum behind its data. */
const [headBytes, checksumBytes] = [8, 4];

/** Chunks of which the picture is made, and those that decide about its colors. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP'];

/**
 * Returns a PNG without what its picture does not need: texts, times, EXIF, animations, and anything after its end. Keeps
 * colors and color profiles. A file without such things is returned as it is.
 */
export function pngWithoutMetadata(file: Buffer): Buffer {
  const parts: Buffer[] = [file.subarray(0, signatureBytes)];
  for (const { type, start, end } of pngChunks(file)) {
    if (kept.includes(type)) parts.push(file.subarray(start - headBytes, end + checksumBytes));
  }
  return Buffer.concat(parts);
}
