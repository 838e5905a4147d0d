import { vi } from 'vitest';

/** What every photo becomes in a browser that draws nothing. */
export const photo = `data:image/jpeg;base64,${Buffer.alloc(300).toString('base64')}`;

/** Lets photos be chosen as files: happy-dom decodes and draws nothing. The spies go with `vi.restoreAllMocks`. */
export function stubPhotos(): void {
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  // The map must go on finding that it cannot draw here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    (kind: string) => (kind === '2d' ? context : null) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(photo);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close: () => {} }));
}

/** A photo as a camera would have saved it. */
export const photoFile = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' });
