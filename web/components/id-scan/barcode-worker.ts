import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { findBarcode } from './find-barcode.ts';
import type { Pixels } from './pixels.ts';

type BarcodeQuestion = { id: number; pixels: Pixels };
export type BarcodeAnswer = { id: number; text?: string | undefined; problem?: string };

/*
 * Reads barcodes in a worker so that the page stays responsive. The decoder is served by the site: the
 * library's default would fetch it from another server.
 */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const answer = (message: BarcodeAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data: { id, pixels } }: MessageEvent<BarcodeQuestion>) => {
  findBarcode(pixels).then(
    (text) => answer({ id, text }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
