import { jpegSegments } from '#shared/images/jpeg-header.ts';

const application1 = 0xe1;
const header = 'Exif\0\0';
const orientationTag = 0x0112;
const upright = 1;

function read(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return upright;
}

/**
 * Returns the camera orientation, 1 to 8 (EXIF 2.3, 4.6.4). Returns 1 (upright) if it is missing or invalid.
 */
export function exifOrientation(jpeg: Buffer): number {
  for (const { marker, start, end } of jpegSegments(jpeg)) {
    const content = jpeg.subarray(start, end);
    if (marker !== application1 || content.toString('latin1', 0, header.length) !== header) continue;
    try {
      const orientation = read(content.subarray(header.length));
      return orientation >= 1 && orientation <= 8 ? orientation : upright;
    } catch {
      return upright;
    }
  }
  return upright;
}
