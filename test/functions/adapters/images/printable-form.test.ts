import { decode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { imagePixels } from '#functions/adapters/images/image-pixels.ts';
import { printableForm } from '#functions/adapters/images/printable-form.ts';
import { writeJpeg } from '#functions/adapters/images/write-jpeg.ts';
import { writePng } from '#functions/adapters/images/write-png.ts';
import { detailedJpeg, jpegSegment, jpegWith } from '#test/support/jpeg-parts.ts';
import { jpegOfPhone } from '#test/support/uploads.ts';
import { pngFile } from '../pdf/png-file.ts';

const photo = detailedJpeg(300, 200);
const pixels = imagePixels(photo);
if (!pixels) throw new Error('The photo cannot be decoded');

const drawn = (file: Buffer) => Buffer.from(printableForm(file) ?? []);

/** Returns the mean difference of two pictures, in steps of 0 to 255, as another program reads them. */
function difference(one: Buffer, two: Buffer): number {
  const [left, right] = [one, two].map((file) => decode(file, { useTArray: true, formatAsRGBA: false }));
  if (!left || !right) throw new Error('A picture is missing');
  expect([right.width, right.height]).toEqual([left.width, left.height]);
  const sum = left.data.reduce((total, value, at) => total + Math.abs(value - (right.data[at] ?? 0)), 0);
  return sum / left.data.length;
}

/** Returns whether two files have a run of 32 bytes in common. */
function sharesBytes(one: Buffer, two: Buffer): boolean {
  const runs = Array.from({ length: Math.floor(two.length / 16) }, (_, at) =>
    two.subarray(at * 16, at * 16 + 32),
  );
  return runs.some((run) => run.length === 32 && one.includes(run));
}

describe('the printable form of a JPEG', () => {
  it.each<[string, Buffer]>([
    ['in full color', photo],
    ['of high quality', detailedJpeg(120, 80, 98)],
    ['of low quality', detailedJpeg(300, 200, 20)],
    ['whose pixels share colors', writeJpeg(pixels, { quality: 80, isGray: false, sharesColor: true })],
    ['of an odd size', detailedJpeg(101, 67)],
    ['in gray', writeJpeg(pixels, { quality: 80, isGray: true, sharesColor: false })],
  ])('%s has about its size and its picture', (_, file) => {
    const made = drawn(file);
    expect(made.length).toBeLessThan(file.length * 1.2);
    expect(made.length).toBeGreaterThan(file.length * 0.6);
    expect(difference(file, made)).toBeLessThan(2);
  });

  it('has none of its bytes', () => {
    const other = detailedJpeg(300, 200, 84);
    expect(sharesBytes(photo, photo.subarray(700))).toBe(true);
    expect(sharesBytes(drawn(photo), photo)).toBe(false);
    expect(sharesBytes(drawn(other), other)).toBe(false);
  });

  it('has none of its tables, although they are bytes of its author', () => {
    const file = Buffer.from(photo);
    const steps = file.indexOf(Buffer.from([0xff, 0xdb])) + 5;
    const text = '99 0 obj << /Type /EmbeddedFile /Length 9 >> stream';
    file.write(text, steps, 'latin1');
    expect(drawn(file).length).toBeGreaterThan(0);
    expect(drawn(file).includes('EmbeddedFile')).toBe(false);
  });

  it.each([
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [4, 'left'],
    [5, 'top'],
    [6, 'top'],
    [7, 'bottom'],
    [8, 'bottom'],
  ] as const)('is upright if it was taken with orientation %i: red is at the %s', (turned, side) => {
    const { width, height, data } = decode(drawn(jpegOfPhone(turned)), { useTArray: true });
    const isRed = (x: number, y: number) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      return (data[at] ?? 0) > (data[at + 2] ?? 0);
    };
    const sides = { left: [0.1, 0.5], right: [0.9, 0.5], top: [0.5, 0.1], bottom: [0.5, 0.9] } as const;
    const [x, y] = sides[side];
    expect(width > height).toBe(turned < 5);
    expect([isRed(x, y), isRed(1 - x, 1 - y)]).toEqual([true, false]);
  });

  it('has the colors of a file that stores red, green, and blue', () => {
    const file = Buffer.from(jpegWith([jpegSegment(0xee, 'Adobe\0d\0\0\0\0\0')], detailedJpeg(40, 40, 95)));
    const asStored = decode(file, { useTArray: true, formatAsRGBA: false, colorTransform: false });
    const made = decode(drawn(file), { useTArray: true, formatAsRGBA: false });
    const mean = (data: Uint8Array, i: number) =>
      data.filter((_, at) => at % 3 === i).reduce((sum, value) => sum + value, 0) / (data.length / 3);
    for (const i of [0, 1, 2]) expect(mean(made.data, i)).toBeCloseTo(mean(asStored.data, i), -0.5);
  });
});

describe('the printable form of a picture whose author knows how we encode', () => {
  const text = 'endobj 99 0 obj << /Type /EmbeddedFile /Length 9 >> stream\n';
  const [width, height] = [300, 40];

  /** A gray picture of noise: what the first filter makes of one of its rows contains the text. */
  function crafted(seed: number): Buffer {
    let state = seed;
    const at = (x: number, y: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const letter = y === 20 ? text.charCodeAt(x - 100) : Number.NaN;
      return Number.isNaN(letter) ? state >>> 24 : letter;
    };
    const rows = Array.from({ length: height }, (_, y) => {
      let value = 0;
      return Array.from({ length: width }, (_, x) => {
        value = (value + at(x, y)) & 0xff;
        return value;
      });
    });
    return pngFile({ width, height, depth: 8, color: 0, at: (x, y) => [rows[y]?.[x] ?? 0] });
  }

  it('contains no words of a PDF', () => {
    const becomesText = (png: Buffer) => {
      const read = imagePixels(png);
      return read !== undefined && writePng(read).includes(text);
    };
    // With this seed, the filter that we choose for the row is the one that the picture was made for.
    const file = crafted(7);
    expect(becomesText(file)).toBe(true);
    const made = drawn(file);
    expect(made.includes('endobj')).toBe(false);
    expect(PNG.sync.read(made).data).toEqual(PNG.sync.read(file).data);
  });
});
