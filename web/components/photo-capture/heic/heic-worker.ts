import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { type HeicLibrary, type HeicPixels, readHeic } from './read-heic.ts';

async function read(bytes: ArrayBuffer): Promise<HeicPixels | undefined> {
  // Served by the site as a file of its own, unchanged.
  const wasmBinary = await (await fetch(wasmUrl)).arrayBuffer();
  const library: unknown = libheif({ wasmBinary });
  return readHeic(library as HeicLibrary, new Uint8Array(bytes));
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  read(data).then(
    (pixels) => self.postMessage(pixels, pixels ? { transfer: [pixels.data.buffer] } : {}),
    () => self.postMessage(undefined),
  );
});
