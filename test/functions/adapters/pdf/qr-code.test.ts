import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrCode } from '#functions/adapters/pdf/qr-code.ts';
import { verifyAddress } from '#shared/evidence/service/verify-address.ts';

/** Draws the bars of a code on white, with the light margin that scanners need. */
function drawn(svg: string): ImageData {
  const [scale, margin] = [4, 16];
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = modules * scale + 2 * margin;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < scale; down += 1) {
      const row = (margin + Number(y) * scale + down) * width;
      const from = row + margin + Number(x) * scale;
      for (let at = from; at < from + Number(length) * scale; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData;
}

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

describe('qrCode', () => {
  it('is read by a scanner as the address that it was made of', async () => {
    const address = verifyAddress('https://journal.example', {
      journalId: '01JD1111111111111111111111',
      number: 1_204,
      hash: 'a3f1'.repeat(16),
    });
    expect(address).toBe(
      `https://journal.example/verify#j=01JD1111111111111111111111&n=1204&h=${'a3f1'.repeat(16)}`,
    );
    const [found] = await readBarcodes(drawn(qrCode(address)), { formats: ['QRCode'] });
    expect(found?.text).toBe(address);
  });
});
