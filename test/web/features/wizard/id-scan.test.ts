import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { californiaId, texas, virginia } from '#test/shared/aamva/sample-cards.ts';
import { type Pose, photographed, wasmFile } from '#test/support/barcode-photos.ts';
import { findBarcode } from '#web/features/wizard/id-scan/find-barcode.ts';
import { lineAngles } from '#web/features/wizard/id-scan/line-angles.ts';
import { greyOf, pixelsOf, reduced, turned } from '#web/features/wizard/id-scan/pixels.ts';

beforeAll(async () => {
  prepareZXingModule({
    overrides: { wasmBinary: await wasmFile('zxing-wasm/reader/zxing_reader.wasm') },
  });
});

describe('barcodes of cards, photographed', () => {
  test.each<[string, string, Pose]>([
    ['from above', texas, {}],
    ['a little turned', texas, { turn: 4 }],
    ['turned', californiaId, { turn: -17 }],
    ['lying across', virginia, { turn: 62 }],
    ['on its side', texas, { turn: 93 }],
    ['upside down', texas, { turn: 184 }],
    ['from the side', texas, { yaw: 25 }],
    ['from below', californiaId, { pitch: 35 }],
    ['turned and from the side', texas, { turn: 12, yaw: 18, pitch: 12 }],
    ['not quite sharp', texas, { blur: 2 }],
    ['in bad light', virginia, { blur: 1, noise: 25, shade: 70 }],
    ['turned, not quite sharp, in bad light', texas, { turn: -9, yaw: 8, blur: 1, noise: 10, shade: 60 }],
  ])('%s', async (_, text, pose) => {
    expect(await findBarcode(pixelsOf(await photographed(text, pose)))).toBe(text);
  });

  test('finds nothing in a photo without a barcode', async () => {
    const table = { data: new Uint8Array(320 * 240).fill(110), width: 320, height: 240 };
    expect(await findBarcode(pixelsOf(table))).toBeUndefined();
  });
});

describe('straightening', () => {
  test('measures the rotation of a photo, apart from quarter turns', async () => {
    for (const turn of [8, 31, 58, 77, 121]) {
      const photo = await photographed(texas, { turn });
      const [angle = 0] = lineAngles(reduced(photo, 2), 1);
      expect(Math.abs(angle - (turn % 90)), `${turn} degrees`).toBeLessThanOrEqual(3);
    }
  });

  test('rotates around the center and keeps the whole image', () => {
    const dot = { data: new Uint8Array(21 * 11).fill(200), width: 21, height: 11 };
    dot.data[5 * 21 + 18] = 0;
    const result = turned(dot, 90);
    expect([result.width, result.height]).toEqual([11, 21]);
    const darkest = result.data.indexOf(Math.min(...result.data));
    expect(Math.floor(darkest / 11)).toBeLessThan(5);
  });

  test('preserves brightness when converted to pixels and back', () => {
    const image = { data: Uint8Array.from([0, 90, 180, 255]), width: 2, height: 2 };
    expect(greyOf(pixelsOf(image))).toEqual(image);
    expect(reduced(image, 2)).toEqual({ data: Uint8Array.from([131]), width: 1, height: 1 });
  });
});
