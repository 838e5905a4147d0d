import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { limits } from '#shared/data/limits.ts';
import { pngBytes } from '#test/support/png.ts';
import { jpegBytes } from '#test/support/uploads.ts';
import { pngChunk, pngSignature } from '../pdf/png-file.ts';

type Header = { width: number; height: number; depth?: number; color?: number; isInterlaced?: boolean };

function header({ width, height, depth = 8, color = 6, isInterlaced = false }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, isInterlaced ? 1 : 0], 8);
  return pngChunk('IHDR', data);
}

const end = pngChunk('IEND', Buffer.alloc(0));

/** A PNG without pixels, whatever its header says. */
const empty = (size: Header, chunks = 1) =>
  Buffer.concat([
    pngSignature,
    header(size),
    ...Array.from({ length: chunks }, () => pngChunk('IDAT', Buffer.alloc(0))),
    end,
  ]);

/** A JPEG whose frame says another size, or whose first scan follows several times more. */
function jpeg({ width, height, scans = 0 }: { width?: number; height?: number; scans?: number }): Buffer {
  const file = Buffer.from(jpegBytes());
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  if (height) file.writeUInt16BE(height, frame + 5);
  if (width) file.writeUInt16BE(width, frame + 7);
  const scan = file.subarray(file.indexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([file.subarray(0, -2), ...Array<Buffer>(scans).fill(scan), file.subarray(-2)]);
}

const check = (file: Buffer, label = 'image/png') =>
  checkImage(`data:${label};base64,${file.toString('base64')}`);

const says = async (...image: Parameters<typeof check>) => {
  const outcome = await check(...image);
  return outcome.ok ? 'accepted' : [outcome.code, outcome.detail];
};

const refused = (words: string) => ['IMAGE_REFUSED', expect.stringContaining(words)];

describe('an image of an entry', () => {
  it('is accepted as PNG or JPEG, and its pixels are counted', async () => {
    expect(await check(pngBytes(60, 20))).toMatchObject({ ok: true, value: { pixels: 1_200 } });
    expect(await check(jpegBytes(40, 20), 'image/jpeg')).toMatchObject({ ok: true, value: { pixels: 800 } });
  });

  it.each<[string, Buffer, string]>([
    ['a PNG of 12.01 megapixels', empty({ width: 12_010_000, height: 1 }), 'more than 12 megapixels'],
    ['a PNG of 16 megapixels', empty({ width: 4_000, height: 4_000 }), 'more than 12 megapixels'],
    ['16 bits and 4.01 megapixels', empty({ width: 4_010, height: 1_000, depth: 16 }), '4 megapixels'],
    [
      'interlaced and 4.01 megapixels',
      empty({ width: 4_010, height: 1_000, isInterlaced: true }),
      '4 megapixels',
    ],
    ['1,001 chunks', empty({ width: 1, height: 1 }, limits.pngChunks - 1), 'more than 1,000 chunks'],
    ['a million chunks in 1 MB', empty({ width: 1, height: 1 }, 87_000), 'more than 1,000 chunks'],
  ])('is rejected before decoding with %s', async (_, file, words) => {
    expect(await says(file)).toEqual(refused(words));
  });

  it.each<[string, Buffer, string]>([
    ['16 megapixels', jpeg({ width: 4_000, height: 4_000 }), 'more than 12 megapixels'],
    ['65 scans', jpeg({ scans: limits.jpegScans }), 'cannot be read'],
    ['more rows than pixels', jpeg({ height: 2_000 }), 'cannot be read'],
    ['no end', jpegBytes().subarray(0, 300), 'cannot be read'],
  ])('is rejected as a JPEG with %s', async (_, file, words) => {
    expect(await says(file, 'image/jpeg')).toEqual(refused(words));
  });

  it('is rejected if it has no pixels, or more or fewer than its header says', async () => {
    const real = pngBytes(60, 20);
    const data = real.subarray(real.indexOf('IDAT') - 4);
    const of = (height: number) =>
      Buffer.concat([pngSignature, header({ width: 60, height, color: 0 }), data]);
    expect(await says(of(20))).toBe('accepted');
    for (const height of [0, 19, 21, 100_000])
      expect(await says(of(height))).toEqual(refused('cannot be read'));
    expect(await says(real.subarray(0, -20))).toEqual(refused('cannot be read'));
  });

  it('is not decoded again if it is stored already', async () => {
    const broken = empty({ width: 10, height: 10 });
    const url = `data:image/png;base64,${broken.toString('base64')}`;
    const digest = createHash('sha256').update(broken).digest('hex');
    expect(await checkImage(url, [digest])).toMatchObject({ ok: true });
  });
});
