import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPhotoHeader } from '#web/components/photo-capture/photo-header.ts';
import { photoFrom, scalePhoto } from '#web/components/photo-capture/scale-photo.ts';
import { keepsPictures } from '#web/lib/browser/true-pictures.ts';

const now = () => new Date('2026-03-04T05:06:07.890Z');
const kilobyte = 1024;

type Encoded = { width: number; height: number; quality: number };

/** Every requested JPEG, and what was drawn and filled before it. */
const encoded: Encoded[] = [];
const drawn: unknown[][] = [];
const fills: string[] = [];
/** The shades of gray in every picture. */
let shades: number[];

/** Stubs the canvas, which happy-dom lacks: the test sets the size of each JPEG. */
function stubCanvas(bytes: (jpeg: Encoded) => number, type = 'image/jpeg') {
  // Asked while there is no canvas: the stub does not keep colors.
  keepsPictures();
  const context = {
    set fillStyle(colour: string) {
      fills.push(colour);
    },
    fillRect: () => {},
    drawImage: (...args: unknown[]) => drawn.push(args),
    getImageData: () => ({ data: shades.flatMap((shade) => [shade, shade, shade, 255]) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    _type?: string,
    quality?: unknown,
  ) {
    const jpeg = { width: this.width, height: this.height, quality: Number(quality) };
    encoded.push(jpeg);
    return `data:${type};base64,${Buffer.alloc(bytes(jpeg)).toString('base64')}`;
  });
}

/** Stubs a browser that decodes every file to an image of this size, or fails. */
function stubDecoder(size: { width: number; height: number } | undefined) {
  const close = vi.fn();
  const decode = vi.fn(async (_file: Blob) => {
    if (!size) throw new DOMException('The source image could not be decoded', 'InvalidStateError');
    return { ...size, close };
  });
  vi.stubGlobal('createImageBitmap', decode);
  return { decode, close };
}

beforeEach(() => {
  for (const list of [encoded, drawn, fills]) list.length = 0;
  shades = [0, 255];
  stubCanvas(() => 1000);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const twoBytes = (value: number) => [value >> 8, value & 0xff];
const fourBytes = (value: number) => [...twoBytes(value >>> 16), ...twoBytes(value & 0xffff)];
const text = (words: string) => [...Buffer.from(words, 'latin1')];

/** The segments of a JPEG: EXIF data and a Huffman table come before the frame, with fill bytes between them. */
function jpeg(width: number, height: number, frame = 0xc0): Blob {
  const exif = [0xff, 0xe1, ...twoBytes(2 + 20), ...text('Exif'), ...Array<number>(16).fill(0xff)];
  const table = [0xff, 0xc4, ...twoBytes(2 + 8), ...Array<number>(8).fill(1)];
  const sizes = [0xff, 0xff, 0xff, frame, ...twoBytes(17), 8, ...twoBytes(height), ...twoBytes(width)];
  const samples = [3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0];
  const scan = [0xff, 0xda, ...twoBytes(2), 1, 2, 0xff, 0xd9];
  return new Blob([new Uint8Array([0xff, 0xd8, ...exif, ...table, ...sizes, ...samples, ...scan])]);
}

function png(width: number, height: number): Blob {
  const signature = [0x89, ...text('PNG\r\n\x1a\n')];
  return new Blob([
    new Uint8Array([
      ...signature,
      ...fourBytes(13),
      ...text('IHDR'),
      ...fourBytes(width),
      ...fourBytes(height),
      ...text('IEND'),
    ]),
  ]);
}

/** The beginning of a file of the ISO base media format, with its brands. */
function brands(major: string, ...others: string[]): Blob {
  const size = 16 + others.length * 4;
  return new Blob([
    new Uint8Array([0, 0, 0, size, ...text(`ftyp${major}`), 0, 0, 0, 0, ...text(others.join(''))]),
  ]);
}

const heic = () => new Blob([new Uint8Array([0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0])]);

test.each([
  ['a baseline JPEG', jpeg(4032, 3024), { format: 'jpeg', size: { width: 4032, height: 3024 } }],
  ['a progressive JPEG', jpeg(800, 600, 0xc2), { format: 'jpeg', size: { width: 800, height: 600 } }],
  ['a JPEG cut off before its size', jpeg(9, 9).slice(0, 30), { format: 'jpeg' }],
  ['a PNG', png(70_000, 3), { format: 'png', size: { width: 70_000, height: 3 } }],
  ['a HEIC photo', heic(), { format: 'heic' }],
  ['a PDF under any name', new File(['%PDF-1.7'], 'a.jpg', { type: 'image/jpeg' }), { format: 'other' }],
  ['an empty file', new Blob([]), { format: 'other' }],
  ['a photo of newer phones', brands('mif1', 'mif1', 'heic', 'miaf'), { format: 'heic' }],
  ['AVIF', brands('avif', 'avif', 'mif1'), { format: 'avif' }],
  ['AVIF of several parts', brands('mif1', 'mif1', 'avif'), { format: 'avif' }],
  ['a video', brands('isom', 'mp42'), { format: 'other' }],
  ['a GIF', new Blob(['GIF89a\u0001\0']), { format: 'gif' }],
  ['WebP', new Blob(['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ']), { format: 'webp' }],
  ['a TIFF', new Blob(['II*\0\b\0']), { format: 'tiff' }],
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']), { format: 'svg' }],
  [
    'an SVG after a declaration',
    new Blob(['\ufeff<?xml version="1.0"?>\n<!-- a --><svg/>']),
    { format: 'svg' },
  ],
])('recognizes %s by its content', async (_name, file, header) => {
  expect(await readPhotoHeader(file)).toEqual(header);
});

test.each([
  ['a wide photo', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
  ['a tall photo', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
  ['a photo of exactly 1600', { width: 1600, height: 1600 }, { width: 1600, height: 1600 }],
  ['a small photo', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a strip', { width: 20_000, height: 2 }, { width: 1600, height: 1 }],
])('scales %s to at most 1600 px and never enlarges it', async (_name, size, scaled) => {
  const { close } = stubDecoder(size);
  const photo = await scalePhoto(jpeg(size.width, size.height), now);
  expect(photo).toEqual({
    dataUrl: expect.stringMatching(/^data:image\/jpeg;base64,/),
    bytes: 1000,
    type: 'image/jpeg',
    capturedAt: '2026-03-04T05:06:07.890Z',
  });
  expect(encoded).toEqual([{ ...scaled, quality: 0.85 }]);
  expect(drawn.at(-1)?.slice(1)).toEqual([0, 0, scaled.width, scaled.height]);
  expect(fills).toEqual(['#FFFFFF', '#FFFFFF']);
  expect(close).toHaveBeenCalledOnce();
});

test('uses the size after decoding, because EXIF data may rotate the photo', async () => {
  stubDecoder({ width: 3000, height: 4000 });
  await scalePhoto(jpeg(4000, 3000), now);
  expect(encoded).toEqual([{ width: 1200, height: 1600, quality: 0.85 }]);
});

test('lowers the quality step by step until the photo is at most 900 KB', () => {
  stubCanvas(({ quality }) => (quality > 0.65 ? 900 * kilobyte + 1 : 900 * kilobyte));
  const photo = photoFrom(document.createElement('canvas'), { width: 1600, height: 900 }, now);
  expect(encoded.map(({ quality }) => quality)).toEqual([0.85, 0.75, 0.65]);
  expect(photo).toMatchObject({ bytes: 900 * kilobyte });
});

test('shrinks a photo with too much detail instead of making it unreadable', () => {
  stubCanvas(({ width }) => (width > 1200 ? 2 : 0.8) * 1_000_000);
  const photo = photoFrom(document.createElement('canvas'), { width: 4000, height: 3000 }, now);
  expect(encoded.map(({ width, quality }) => [width, quality])).toEqual([
    [1600, 0.85],
    [1600, 0.75],
    [1600, 0.65],
    [1600, 0.55],
    [1200, 0.65],
  ]);
  expect(photo).toMatchObject({ bytes: 800_000 });
});

test.each([0, 1, 2, 3])('counts %i bytes beyond a multiple of three correctly', (more) => {
  stubCanvas(() => 300 + more);
  const photo = photoFrom(document.createElement('canvas'), { width: 1, height: 1 }, now);
  expect(photo).toMatchObject({ bytes: 300 + more });
});

const tooLarge = 'This photo is larger than 30 MB. Choose a smaller one.';
const tooManyPixels =
  'This photo has more than 50 megapixels. Choose a smaller one, or take it at a lower resolution.';

test('rejects more than 30 MB without reading it, and accepts exactly 30 MB', async () => {
  const { decode } = stubDecoder({ width: 16, height: 16 });
  const limit = 30 * kilobyte * kilobyte;
  expect(await scalePhoto(new Blob([new Uint8Array(limit + 1)]), now)).toEqual({ problem: tooLarge });
  expect(decode).not.toHaveBeenCalled();
  expect(await scalePhoto(new Blob([new Uint8Array(limit)]), now)).toMatchObject({ type: 'image/jpeg' });
});

test.each([
  ['JPEG', jpeg(10_001, 5000)],
  ['PNG', png(10_001, 5000)],
])('rejects a %s of more than 50 megapixels before it fills the memory', async (_name, file) => {
  const { decode } = stubDecoder({ width: 10_001, height: 5000 });
  expect(await scalePhoto(file, now)).toEqual({ problem: tooManyPixels });
  expect(decode).not.toHaveBeenCalled();
});

test('rejects a format after decoding if only that reveals its size, and accepts 50 megapixels', async () => {
  const { close } = stubDecoder({ width: 10_001, height: 5000 });
  expect(await scalePhoto(heic(), now)).toEqual({ problem: tooManyPixels });
  expect(close).toHaveBeenCalledOnce();
  stubDecoder({ width: 10_000, height: 5000 });
  expect(await scalePhoto(jpeg(10_000, 5000), now)).toMatchObject({ type: 'image/jpeg' });
});

test.each([
  ['a PDF', new Blob(['%PDF-1.7']), 'This file is not a picture. Choose a JPEG or PNG.'],
  ['an empty file', new Blob([]), 'This file is not a picture. Choose a JPEG or PNG.'],
  [
    'a TIFF',
    new Blob(['MM\0*']),
    'This is a TIFF, which browsers cannot open. Save the picture as a JPEG or PNG and choose that.',
  ],
  ['a damaged JPEG', jpeg(10, 10), 'This picture could not be opened. Choose another one.'],
  [
    'HEIC',
    heic(),
    'This HEIC photo could not be opened. Check your internet connection and try again, or save the photo as a JPEG and choose that.',
  ],
])('rejects %s that the browser cannot decode, with its own message', async (_name, file, problem) => {
  stubDecoder(undefined);
  expect(await scalePhoto(file, now)).toEqual({ problem });
});

test.each([
  ['a JPEG that is cut off', jpeg(100, 100).slice(0, -2)],
  ['a JPEG of a compression that browsers draw as noise', jpeg(100, 100, 0xc9)],
  ['a PNG that is cut off', png(100, 100).slice(0, -2)],
  ['an SVG, whose scripts must not run', new Blob(['<svg></svg>'])],
])('does not decode %s', async (_name, file) => {
  const { decode } = stubDecoder({ width: 100, height: 100 });
  expect(await scalePhoto(file, now)).toHaveProperty('problem');
  expect(decode).not.toHaveBeenCalled();
});

test('accepts a photo with a video or another picture after its end', async () => {
  stubDecoder({ width: 100, height: 100 });
  expect(await scalePhoto(new Blob([jpeg(100, 100), 'ftypmp42']), now)).toMatchObject({ type: 'image/jpeg' });
});

test('rejects a picture that is blank on white, and one of a pixel', async () => {
  shades = [255, 254];
  stubDecoder({ width: 600, height: 200 });
  expect(await scalePhoto(png(600, 200), now)).toEqual({
    problem: 'This picture is blank on white. Choose one that shows something.',
  });
  stubDecoder({ width: 1, height: 1 });
  expect(await scalePhoto(png(1, 1), now)).toEqual({
    problem: 'This picture is too small to show anything. Choose a larger one.',
  });
});

test('accepts HEIC if the browser can decode it', async () => {
  stubDecoder({ width: 100, height: 100 });
  expect(await scalePhoto(heic(), now)).toMatchObject({ type: 'image/jpeg' });
});

test('reports a file that no longer exists', async () => {
  const gone = new Blob(['x']);
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  expect(await scalePhoto(gone, now)).toEqual({ problem: 'This file could not be read. Choose it again.' });
});

test.each([
  ['gives no JPEG', () => stubCanvas(() => 10, 'image/png')],
  ['throws', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockThrow(new Error('no memory'))],
  ['has no context', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
])('a canvas that %s causes a message, not a broken photo', async (_name, breakCanvas) => {
  const { close } = stubDecoder({ width: 16, height: 16 });
  breakCanvas();
  if (_name === 'has no context')
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,');
  expect(await scalePhoto(jpeg(10, 10), now)).toEqual({
    problem: 'This photo could not be prepared. Try again.',
  });
  expect(close).toHaveBeenCalledOnce();
});
