import { jpegHeader, jpegSegments, startOfScan } from '#shared/images/jpeg-header.ts';
import type { PhotoHeader } from './photo-header.ts';

/** Baseline, extended, and progressive: the compressions that browsers and PDF readers open. */
const common = [0xc0, 0xc1, 0xc2];

/** Returns whether an end of image follows the first scan. Previews before it have ends of their own. */
function isWholeJpeg(file: Uint8Array): boolean {
  const scan = [...jpegSegments(file)].find(({ marker }) => marker === startOfScan);
  if (!scan) return false;
  for (let at = file.length - 2; at >= scan.end; at -= 1) {
    if (file[at] === 0xff && file[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Returns whether the last chunk of a PNG, which is empty, is in the file. */
function isWholePng(file: Uint8Array): boolean {
  const end = [0x49, 0x45, 0x4e, 0x44];
  for (let at = file.length - end.length; at > 0; at -= 1) {
    if (end.every((byte, offset) => file[at + offset] === byte)) return true;
  }
  return false;
}

/**
 * Returns whether a browser's picture of the file would be right. Some browsers draw the rest of a cut file gray, and
 * pixels of a rare compression as noise.
 */
export async function isWholePhoto(file: Blob, format: PhotoHeader['format']): Promise<boolean> {
  if (format !== 'jpeg' && format !== 'png') return true;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (format === 'png') return isWholePng(bytes);
  const header = jpegHeader(bytes);
  return header !== undefined && common.includes(header.marker) && isWholeJpeg(bytes);
}
