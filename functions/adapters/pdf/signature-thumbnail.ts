import { scaledDown } from '../files/pixels.ts';
import { imagePixels } from '../images/image-pixels.ts';
import { greyPng } from '../images/write-png.ts';

/** Width in pixels: 190 per inch in its column. */
const width = 320;

/** Returns a signature as a small gray image, a data URL of about 2 KB. Undefined if it cannot be decoded. */
export function signatureThumbnail(file: Buffer): string | undefined {
  const read = imagePixels(file);
  if (!read) return undefined;
  const small = scaledDown(read, width);
  const pixels = new Uint8Array(small.width * small.height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = small.rgb.subarray(at * 3, at * 3 + 3);
    // Perceived brightness (ITU-R BT.601).
    pixels[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return `data:image/png;base64,${greyPng({ ...small, pixels }).toString('base64')}`;
}
