import { jpegHeader } from '#shared/images/jpeg-header.ts';
import { pngHeader } from '#shared/images/png-header.ts';

/** Width and height in pixels. */
export type PhotoSize = { width: number; height: number };

/** The image type that a file's first bytes identify, and its size if it is written there. */
export type PhotoHeader = { format: 'jpeg' | 'png' | 'heic' | 'other'; size?: PhotoSize };

/** How much of a file is read: in a JPEG, previews and profiles may precede the size. */
const headerBytes = 1024 * 1024;
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

function textAt(file: Uint8Array, at: number): string {
  return String.fromCharCode(...file.subarray(at, at + 4));
}

/**
 * Identifies an image by its content, never by its name. Knowing the size before decoding keeps a huge photo
 * from filling a phone's memory.
 */
export async function readPhotoHeader(file: Blob): Promise<PhotoHeader> {
  const start = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) {
    const size = jpegHeader(start);
    return { format: 'jpeg', ...(size && { size: { width: size.width, height: size.height } }) };
  }
  const png = pngHeader(start);
  if (png) return { format: 'png', size: { width: png.width, height: png.height } };
  const isHeic = textAt(start, 4) === 'ftyp' && heicBrands.has(textAt(start, 8));
  return { format: isHeic ? 'heic' : 'other' };
}
