import { crc32 } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG without what was hung on behind its end. Undefined for a file that is damaged or cut off, or whose
 * picture would have more than `maxPixels`.
 */
export function wholePng(file: Buffer, maxPixels: number): Buffer | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) {
      return undefined;
    }
    const type = file.toString('latin1', at + 4, at + 8);
    // The header is the first chunk and no other.
    if ((at === 8) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') {
      if (end - at !== 21) return undefined;
      const pixels = file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12);
      if (pixels === 0 || pixels > maxPixels) return undefined;
    }
    at = end + 4;
    if (type === 'IEND') return file.subarray(0, at);
  }
  return undefined;
}
