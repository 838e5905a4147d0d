import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { fittingPicture } from '#web/features/settings/profile/fitting-picture.ts';
import { jpegBytes, photo, stubPhotos } from '../support/photos.ts';

beforeEach(stubPhotos);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The beginning of a PNG with a size. */
function png(width: number, height: number): File {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return new File([header, 'IEND'], 'me.png', { type: 'image/png' });
}

const jpeg = (width: number, height: number) =>
  new File([jpegBytes(width, height)], 'me.jpg', { type: 'image/jpeg' });

test.each([
  ['a JPEG of 12 megapixels', jpeg(4_000, 3_000)],
  ['a PNG of 4 megapixels', png(limits.slowImagePixels / 1_000, 1_000)],
])('%s is sent as it is', async (_, file) => {
  expect(await fittingPicture(file)).toBe(file);
});

test.each([
  ['a JPEG of 24 megapixels', jpeg(6_000, 4_000)],
  ['a PNG of more than 4 megapixels', png(4_001, 1_000)],
])('%s is scaled down on the device', async (_, file) => {
  const sent = await fittingPicture(file);
  if (!(sent instanceof File)) throw new Error(sent.problem);
  expect([sent.type, sent.name]).toEqual(['image/jpeg', 'picture.jpg']);
  expect(Buffer.from(await sent.arrayBuffer()).toString('base64')).toBe(photo.split(',')[1]);
});

test('more than 50 megapixels are refused with what to do', async () => {
  expect(await fittingPicture(jpeg(10_001, 5_000))).toEqual({
    problem: expect.stringContaining('Choose a smaller one'),
  });
});
