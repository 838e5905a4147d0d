import { describe, expect, it } from 'vitest';
import { jpegHeader, jpegSegments } from '#shared/images/jpeg-header.ts';
import { pngHeader } from '#shared/images/png-header.ts';
import { pngFile } from '../../functions/adapters/pdf/png-file.ts';

const png = pngFile({
  width: 11,
  height: 9,
  depth: 16,
  color: 6,
  at: () => [1, 2, 3, 4],
  interlaced: true,
});

describe('pngHeader', () => {
  it('tells size, depth, color, and interlacing from the first 29 bytes', () => {
    const header = { width: 11, height: 9, depth: 16, color: 6, isInterlaced: true };
    expect(pngHeader(png.subarray(0, 29))).toEqual(header);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a file cut off before its size', png.subarray(0, 23)],
    ['another signature', Buffer.concat([Buffer.from([0x88]), png.subarray(1)])],
    ['another first chunk', Buffer.concat([png.subarray(0, 12), Buffer.from('PLTE'), png.subarray(16)])],
  ])('rejects %s', (_, file) => {
    expect(pngHeader(file)).toBeUndefined();
  });
});

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
const start = [0xff, 0xd8];
const frame = segment(0xc2, 8, 1, 0, 2, 0, 3);

describe('jpegHeader', () => {
  it.each([
    ['immediately', []],
    ['after metadata', segment(0xe1, 0xff, 0xc0, 1, 2)],
    ['after fill bytes', [0xff, 0xff]],
    ['after a marker without content', [0xff, 0x01]],
    ['after a Huffman table', segment(0xc4, 1, 2, 3)],
  ])('finds the frame %s', (_, before) => {
    const header = { marker: 0xc2, width: 512, height: 256, depth: 8, components: 3 };
    expect(jpegHeader(Uint8Array.from([...start, ...before, ...frame]))).toEqual(header);
  });

  it.each([
    ['another kind of file', [0x89, 0x50, ...frame]],
    ['a frame that only the scan contains', [...start, ...segment(0xda, 1), ...frame]],
    ['a frame behind the end', [...start, 0xff, 0xd9, ...frame]],
    ['a frame that is too short', [...start, ...segment(0xc0, 8, 1, 0, 2, 0)]],
    ['a frame that is cut off', [...start, ...frame].slice(0, -3)],
    ['bytes where a marker belongs', [...start, 7, ...frame]],
  ])('rejects %s', (_, bytes) => {
    expect(jpegHeader(Uint8Array.from(bytes))).toBeUndefined();
  });
});

describe('jpegSegments', () => {
  it('ends with a segment that is cut off, whose end is beyond the file', () => {
    const file = Uint8Array.from([...start, ...segment(0xe0, 1), 0xff, 0xe1, 0x10, 0x00, 5]);
    expect([...jpegSegments(file)]).toEqual([
      { marker: 0xe0, start: 6, end: 7 },
      { marker: 0xe1, start: 11, end: 9 + 0x1000 },
    ]);
  });
});
