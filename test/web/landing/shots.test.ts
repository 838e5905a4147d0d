import { expect, test } from 'vitest';
import { webpSize } from '#web/landing/shots.ts';

/** Builds the head of a WebP file from its kind and the bytes of its first chunk from byte 20 on. */
function webp(kind: string, payload: number[]): Uint8Array {
  const file = new Uint8Array(40);
  file.set(new TextEncoder().encode('RIFF\0\0\0\0WEBP'), 0);
  file.set(new TextEncoder().encode(kind), 12);
  file.set(payload, 20);
  return file;
}

test.each([
  ['a lossy one', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x86, 0x01, 0x4c, 0x03])],
  // 389 and 843 in 14 bits each, after the signature.
  ['a lossless one', webp('VP8L', [0x2f, 0x85, 0xc1, 0xd2, 0x00])],
  ['an extended one', webp('VP8X', [0, 0, 0, 0, 0x85, 0x01, 0, 0x4b, 0x03, 0])],
])('reads the size of %s', (_kind, file) => {
  expect(webpSize(file)).toEqual({ width: 390, height: 844 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['another kind of file', new TextEncoder().encode('\x89PNG, and more bytes than a head needs')],
  ['an unknown kind of WebP', webp('ABCD', [])],
])('reads none from %s', (_kind, file) => {
  expect(webpSize(file)).toBeUndefined();
});
