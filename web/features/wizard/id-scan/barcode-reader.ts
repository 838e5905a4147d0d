import type { BarcodeResponse } from './barcode-worker.ts';
import type { Pixels } from './pixels.ts';

/** Reads barcodes from images, one at a time. */
export type BarcodeReader = {
  /**
   * Returns the text of the barcode in an image; undefined when there is none. Rejects when the decoder
   * cannot be loaded.
   */
  read: (pixels: Pixels) => Promise<string | undefined>;
  close: () => void;
};

/** Starts a decoder on this device. No part of an image leaves the device. */
export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (response: BarcodeResponse) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeResponse>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, settle] of waiting) settle({ id, problem: 'The barcode decoder could not be loaded' });
    waiting.clear();
  });
  return {
    read: (pixels) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, ({ text, problem }) =>
          problem === undefined ? resolve(text) : reject(new Error(problem)),
        );
        worker.postMessage({ id: asked, pixels }, [pixels.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
