import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { printableForm } from '#functions/adapters/images/printable-form.ts';
import { type PngPicture, pngChunk, pngFile, pngSignature } from '../pdf/png-file.ts';

/** Returns the pixels of a PNG as another program reads it. */
function pixelsOf(made: Uint8Array | undefined): number[][] {
  if (!made) throw new Error('no PNG');
  const { width, height, data } = PNG.sync.read(Buffer.from(made));
  return Array.from({ length: width * height }, (_, at) => {
    expect(data[at * 4 + 3]).toBe(255);
    return [...data.subarray(at * 4, at * 4 + 3)];
  });
}

/** Returns the pixels of a picture on white, computed one by one from its samples. */
function expectedPixels(
  picture: PngPicture,
  seen: (samples: number[]) => [...rgb: number[], opacity: number],
) {
  const { width, height, at } = picture;
  return Array.from({ length: width * height }, (_, index) => {
    const pixel = seen(at(index % width, Math.floor(index / width)));
    const opacity = (pixel[3] ?? 0) / 255;
    return pixel.slice(0, 3).map((value) => Math.round(255 - (255 - value) * opacity));
  });
}

/** Returns a PNG with its transparent pixels drawn on white. */
function onWhite(file: Buffer): PNG {
  const png = PNG.sync.read(file);
  for (let at = 0; at < png.data.length; at += 4) {
    if (png.data[at + 3] === 0) png.data.fill(255, at, at + 4);
  }
  return png;
}

const size = { width: 11, height: 9 } as const;
const spread = (x: number, y: number, i: number, top: number) => (x * 29 + y * 53 + i * 71) % (top + 1);
const samples = (count: number, top: number) => (x: number, y: number) =>
  Array.from({ length: count }, (_, i) => spread(x, y, i, top));
const palette = Array.from({ length: 48 }, (_, i) => (i * 37) % 256);
const fromPalette = (index = 0) => [0, 1, 2].map((i) => palette[index * 3 + i] ?? 0);

describe('printableForm draws every kind of PNG on white', () => {
  it.each([0, 1, 2, 3, 4] as const)('with row filter %i', (filter) => {
    const picture: PngPicture = { ...size, depth: 8, color: 6, at: samples(4, 255), filter };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([r = 0, g = 0, b = 0, a = 0]) => [r, g, b, a]),
    );
  });

  it('interlaced', () => {
    const picture: PngPicture = {
      ...size,
      depth: 8,
      color: 6,
      at: samples(4, 255),
      interlaced: true,
      filter: 4,
    };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([r = 0, g = 0, b = 0, a = 0]) => [r, g, b, a]),
    );
  });

  it('interlaced and smaller than its passes', () => {
    const picture: PngPicture = {
      width: 1,
      height: 3,
      depth: 8,
      color: 2,
      at: samples(3, 255),
      interlaced: true,
    };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([r = 0, g = 0, b = 0]) => [r, g, b, 255]),
    );
  });

  it.each([1, 2, 4] as const)('with a palette of %i bits, some of it transparent, interlaced', (depth) => {
    const picture: PngPicture = {
      ...size,
      depth,
      color: 3,
      at: samples(1, 2 ** depth - 1),
      palette,
      transparency: [0, 128],
      interlaced: true,
    };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([index = 0]) => [
        ...fromPalette(index),
        index === 0 ? 0 : index === 1 ? 128 : 255,
      ]),
    );
  });

  it('gray with opacity, 16 bits', () => {
    const picture: PngPicture = { ...size, depth: 16, color: 4, at: samples(2, 65_535) };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([grey = 0, opacity = 0]) => {
        const value = Math.round(grey / 257);
        return [value, value, value, Math.round(opacity / 257)];
      }),
    );
  });

  it('RGB with one transparent color', () => {
    const at = (x: number) => (x % 2 === 0 ? [1, 2, 3] : [1, 2, 4]);
    const picture: PngPicture = { ...size, depth: 8, color: 2, at, transparency: [0, 1, 0, 2, 0, 3] };
    expect(pixelsOf(printableForm(pngFile(picture)))).toEqual(
      expectedPixels(picture, ([r = 0, g = 0, b = 0]) => [r, g, b, b === 3 ? 0 : 255]),
    );
  });
});

describe('printableForm stores a PNG in the smallest form that has its colors', () => {
  it.each<[string, Partial<PngPicture> & Pick<PngPicture, 'at' | 'depth' | 'color'>, number[]]>([
    ['gray of 1 bit', { depth: 1, color: 0, at: samples(1, 1) }, [1, 3]],
    ['gray of 8 bits', { depth: 8, color: 0, at: samples(1, 255) }, [8, 0]],
    ['a palette of 4 bits', { depth: 4, color: 3, at: samples(1, 15), palette }, [4, 3]],
    ['ink on nothing', { depth: 8, color: 6, at: (x) => (x === 3 ? [9, 9, 99, 255] : [0, 0, 0, 0]) }, [1, 3]],
    ['an even color', { depth: 8, color: 2, at: () => [1, 2, 3] }, [1, 3]],
    [
      'more than 256 colors',
      { width: 20, height: 20, depth: 8, color: 2, at: (x, y) => [x, y, x * y] },
      [8, 2],
    ],
  ])('%s', (_, kind, form) => {
    const picture: PngPicture = { ...size, ...kind };
    const file = pngFile(picture);
    const made = Buffer.from(printableForm(file) ?? []);
    expect([...made.subarray(24, 26)]).toEqual(form);
    expect(pixelsOf(made)).toEqual(pixelsOf(Buffer.from(PNG.sync.write(onWhite(file)))));
  });
});

describe('printableForm rejects', () => {
  const good = pngFile({ ...size, depth: 8, color: 6, at: samples(4, 255) });
  const header = (width: number, height: number, depth: number, color: number) => {
    const data = Buffer.alloc(13);
    data.writeUInt32BE(width, 0);
    data.writeUInt32BE(height, 4);
    data.set([depth, color], 8);
    return pngChunk('IHDR', data);
  };
  const rest = good.subarray(good.indexOf('IDAT') - 4);
  const damaged = Buffer.from(good);
  damaged[good.indexOf('IDAT') + 12] = (damaged[good.indexOf('IDAT') + 12] ?? 0) ^ 0xff;

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('a text')],
    ['a file cut off', good.subarray(0, good.length - 20)],
    ['a damaged byte', damaged],
    ['fewer pixels than its header says', Buffer.concat([pngSignature, header(11, 10, 8, 6), rest])],
    ['more pixels than its header says', Buffer.concat([pngSignature, header(11, 8, 8, 6), rest])],
    ['no pixels', Buffer.concat([pngSignature, header(0, 0, 8, 6), rest])],
    ['billions of pixels', Buffer.concat([pngSignature, header(60_000, 60_000, 8, 6), rest])],
    ['a depth that its color does not have', Buffer.concat([pngSignature, header(11, 9, 4, 6), rest])],
    ['a palette image without a palette', Buffer.concat([pngSignature, header(11, 9, 8, 3), rest])],
  ])('%s', (_, file) => {
    expect(printableForm(file)).toBeUndefined();
  });
});

describe('printableForm reads a PNG of many chunks', () => {
  it('in a time that grows with the size of the file, not with its square', () => {
    const good = pngFile({ ...size, depth: 8, color: 6, at: samples(4, 255) });
    const at = good.indexOf('IDAT') - 4;
    const empty = Array<Buffer>(80_000).fill(pngChunk('IDAT', Buffer.alloc(0)));
    const before = process.cpuUsage();
    const read = printableForm(Buffer.concat([good.subarray(0, at), ...empty, good.subarray(at)]));
    // It takes 20 ms; a list copied for each chunk took a minute and a half.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
    expect(read).toEqual(printableForm(good));
  });
});
