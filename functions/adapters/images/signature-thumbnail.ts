import { imagePixels } from './image-pixels.ts';
import { scaledDown } from './pixels.ts';
import { writePng } from './write-png.ts';

/** Width in pixels: 190 per inch in its column. */
const width = 320;

/** Returns a signature as a small gray image, a data URL of about 2 KB. Undefined if it can't be decoded. */
export function signatureThumbnail(file: Buffer): string | undefined {
  const read = imagePixels(file);
  if (!read) return undefined;
  const small = scaledDown(read, width);
  for (let at = 0; at < small.rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = small.rgb.subarray(at, at + 3);
    // Perceived brightness (ITU-R BT.601).
    small.rgb.fill(Math.round(0.299 * red + 0.587 * green + 0.114 * blue), at, at + 3);
  }
  return `data:image/png;base64,${writePng(small).toString('base64')}`;
}
