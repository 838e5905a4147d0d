import type { HeicPixels } from './read-heic.ts';

/** Decodes the first picture of a HEIC file in a worker on this device; undefined if that is not possible. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | undefined> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  const pixels = await new Promise<HeicPixels | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HeicPixels | undefined>) => resolve(data));
    // The decoder could not be loaded.
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(bytes, [bytes]);
  });
  worker.terminate();
  return pixels && createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
}
