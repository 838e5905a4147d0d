import { crc32 } from 'node:zlib';
import { pngHeader } from '#shared/images/png-header.ts';

/** The header chunk follows the signature. */
const headerStart = 16;

/**
 * Yields the chunks of a PNG in order, with the start and end of their data. Ends with IEND, or before a
 * chunk that is damaged or cut off.
 */
export function* pngChunks(file: Buffer): Generator<{ type: string; start: number; end: number }> {
  let at = 8;
  while (at + 12 <= file.length) {
    const start = at + 8;
    const end = start + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return;
    const type = file.toString('latin1', at + 4, start);
    yield { type, start, end };
    if (type === 'IEND') return;
    at = end + 4;
  }
}

/**
 * Returns a PNG without anything appended after its end. Undefined for a file that is damaged or cut off, or
 * whose picture has no pixels or more than `maxPixels`.
 */
export function wholePng(file: Buffer, maxPixels: number): Buffer | undefined {
  const header = pngHeader(file);
  const pixels = header ? header.width * header.height : 0;
  if (pixels === 0 || pixels > maxPixels) return undefined;
  for (const { type, start, end } of pngChunks(file)) {
    // The first chunk must be the only header.
    if ((start === headerStart) !== (type === 'IHDR')) return undefined;
    if (type === 'IEND') return file.subarray(0, end + 4);
  }
  return undefined;
}
