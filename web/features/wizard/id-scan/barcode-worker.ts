import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { findBarcode } from './find-barcode.ts';
import type { Pixels } from './pixels.ts';

type BarcodeQuestion = { id: number; pixels: Pixels };
export type BarcodeResponse = { id: number; text?: string | undefined; problem?: string };

/*
 * Reads barcodes in a worker so that the page stays responsive. The decoder is served by the site: the
 * library's default would fetch it from another server.
 */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const response = (message: BarcodeResponse) => self.postMessage(message);

self.addEventListener('message', ({ data: { id, pixels } }: MessageEvent<BarcodeQuestion>) => {
  findBarcode(pixels).then(
    (text) => response({ id, text }),
    (error: unknown) => response({ id, problem: String(error) }),
  );
});
