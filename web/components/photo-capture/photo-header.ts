import { jpegHeader } from '#shared/images/jpeg-header.ts';
import { pngHeader } from '#shared/images/png-header.ts';

/** Width and height in pixels. */
export type PhotoSize = { width: number; height: number };

/** The image type that a file's first bytes identify, and its size if it is written there. */
export type PhotoHeader = {
  format: 'jpeg' | 'png' | 'heic' | 'avif' | 'gif' | 'webp' | 'tiff' | 'svg' | 'other';
  size?: PhotoSize;
};

/** How much of a file is read: in a JPEG, previews and profiles may precede the size. */
const headerBytes = 1024 * 1024;

/** First bytes of formats, as Latin-1. */
const beginnings = [
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['svg', /^(?:\u00ef\u00bb\u00bf)?\s*(?:<[?!].*?)?<svg[\s>/]/is],
  // One of the brands in the file names the compression.
  ['avif', /^.{4}ftyp.{0,60}?avi[fs]/s],
  ['heic', /^.{4}ftyp(?:he[iv][a-z0-9]|mif1|msf1)/s],
] as const;

const textOf = (file: Uint8Array) => String.fromCharCode(...file.subarray(0, 2_000));

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
  const beginning = textOf(start);
  const [format] = beginnings.find(([, pattern]) => pattern.test(beginning)) ?? ['other' as const];
  return { format };
}
