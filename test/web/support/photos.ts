import { vi } from 'vitest';

/** The result of every photo in a browser that cannot draw. */
export const photo = `data:image/jpeg;base64,${Buffer.alloc(300).toString('base64')}`;

/** Stubs decoding and drawing, which happy-dom lacks, so that photos can be chosen. `vi.restoreAllMocks` undoes it. */
export function stubPhotos(): void {
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  // The map must still find that it cannot draw here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    (kind: string) => (kind === '2d' ? context : null) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(photo);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close: () => {} }));
}

/** Builds a photo file as a camera saves it. */
export const photoFile = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' });
