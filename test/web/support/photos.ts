import { vi } from 'vitest';
import { keepsPictures } from '#web/lib/browser/true-pictures.ts';

/** The result of every photo in a browser that cannot draw. */
export const photo = `data:image/jpeg;base64,${Buffer.alloc(300).toString('base64')}`;

/** Stubs decoding and drawing, which happy-dom lacks, so that photos can be chosen. `vi.restoreAllMocks` undoes it. */
export function stubPhotos(): void {
  // Asked while there is no canvas: the stub does not keep colors.
  keepsPictures();
  // Two pixels, black and white.
  const data = new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]);
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'getImageData' ? () => ({ data }) : () => {}), set: () => true },
  );
  // The map must still find that it cannot draw here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    (kind: string) => (kind === '2d' ? context : null) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(photo);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close: () => {} }));
}

/** Returns the segments of a JPEG that browsers need: a frame with its size, a scan, and the end. */
export function jpegBytes(width: number, height: number, frame = 0xc0): Uint8Array<ArrayBuffer> {
  const file = Buffer.from([
    ...[0xff, 0xd8, 0xff, frame, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0],
    ...[0xff, 0xda, 0, 2, 0xff, 0xd9],
  ]);
  file.writeUInt16BE(height, 7);
  file.writeUInt16BE(width, 9);
  return new Uint8Array(file);
}

/** Builds a photo file as a camera saves it. */
export const photoFile = () => new File([jpegBytes(1200, 900)], 'photo.jpg', { type: 'image/jpeg' });
