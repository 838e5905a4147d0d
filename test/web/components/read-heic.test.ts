import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import { expect, test } from 'vitest';
import { type HeicLibrary, readHeic } from '#web/components/photo-capture/heic/read-heic.ts';

const packages = createRequire(import.meta.filename);
const wasmBinary = readFileSync(packages.resolve('libheif-js/libheif-wasm/libheif.wasm'));
const library: unknown = libheif({ wasmBinary });
const read = (file: Uint8Array) => readHeic(library as HeicLibrary, file);
const photo = readFileSync(join(import.meta.dirname, 'turned.heic'));

test('decodes a HEIC photo upright', async () => {
  const pixels = await read(photo);
  if (!pixels) throw new Error('Not decoded');
  const { data, width, height } = pixels;
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
  expect([width, height]).toEqual([40, 64]);
  // The photo is turned by a quarter, so its red corner is at the top right.
  expect(at(35, 5)[1]).toBeLessThan(80);
  expect(at(5, 5)[1]).toBeGreaterThan(200);
});

test.each([
  ['is cut off', photo.subarray(0, photo.length / 2)],
  ['is something else', Buffer.from('not a photo at all')],
  ['is empty', Buffer.alloc(0)],
])('returns nothing for a file that %s', async (_, file) => {
  expect(await read(file)).toBeUndefined();
});
