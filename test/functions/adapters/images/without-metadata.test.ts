import { describe, expect, it } from 'vitest';
import { exifOrientation } from '#functions/adapters/images/exif-orientation.ts';
import { imagePixels } from '#functions/adapters/images/image-pixels.ts';
import { jpegWithoutMetadata } from '#functions/adapters/images/jpeg-without-metadata.ts';
import { pngWithoutMetadata } from '#functions/adapters/images/png-without-metadata.ts';
import { detailedJpeg, jpegSegment, jpegWith } from '#test/support/jpeg-parts.ts';
import { pngBytes } from '#test/support/png.ts';
import { jpegBytes, jpegOfPhone } from '#test/support/uploads.ts';
import { pngChunk } from '../pdf/png-file.ts';

const secret = 'GPS 41.881832 -87.623177';
const plain = jpegBytes();
const [app0, app1, app2, app13, app14, comment] = [0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xfe];

describe('a JPEG', () => {
  it.each<[string, Buffer]>([
    ['a comment', jpegWith([jpegSegment(comment, secret)])],
    ['EXIF with a position', jpegOfPhone(1, secret)],
    ['XMP', jpegWith([jpegSegment(app1, `http://ns.adobe.com/xap/1.0/\0${secret}`)])],
    ['IPTC', jpegWith([jpegSegment(app13, `Photoshop 3.0\0${secret}`)])],
    ['a segment of another application', jpegWith([jpegSegment(0xe9, secret)])],
    ['a profile of sRGB', jpegWith([jpegSegment(app2, `ICC_PROFILE\0\x01\x01 s\0R\0G\0B\0 ${secret}`)])],
    ['an index of further pictures', jpegWith([jpegSegment(app2, `MPF\0${secret}`)])],
    ['a video after its end', Buffer.concat([plain, Buffer.from(secret)])],
    ['a second picture after its end', Buffer.concat([plain, jpegOfPhone(6, secret)])],
    ['bytes that fill the space before a marker', jpegWith([Buffer.alloc(40, 0xff)])],
    [
      'a comment between its scan and its end',
      Buffer.concat([plain.subarray(0, -2), jpegSegment(comment, secret), plain.subarray(-2)]),
    ],
  ])('with %s is stored without it', (_, file) => {
    expect(file.equals(plain)).toBe(false);
    expect(jpegWithoutMetadata(file).equals(plain)).toBe(true);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'that was taken with orientation %i keeps it, and nothing else',
    (turned) => {
      const kept = jpegWithoutMetadata(jpegOfPhone(turned, secret));
      expect(kept.includes(secret)).toBe(false);
      expect(kept.length - plain.length).toBe(36);
      expect(exifOrientation(kept)).toBe(turned);
      expect(imagePixels(kept)).toEqual(imagePixels(jpegOfPhone(turned, secret)));
      // An answered image can be saved again and is the same.
      expect(jpegWithoutMetadata(kept).equals(kept)).toBe(true);
    },
  );

  it.each<[string, Buffer]>([
    ['no metadata', plain],
    ['a color profile', jpegWith([jpegSegment(app2, 'ICC_PROFILE\0\x01\x01 Display P3')])],
    ['the colors of a program of Adobe', jpegWith([jpegSegment(app14, 'Adobe\0d\0\0\0\0\x01')])],
    ['the quality of a camera', detailedJpeg(40, 40)],
  ])('with %s is stored byte for byte', (_, file) => {
    expect(jpegWithoutMetadata(file).equals(file)).toBe(true);
  });

  it('loses the thumbnail in its first segment, and what follows the colors of Adobe', () => {
    const jfif = 'JFIF\0\x01\x01\0\0\x01\0\x01';
    const withThumbnail = jpegWith([jpegSegment(app0, `${jfif}\x01\x01RGB`)]);
    const withoutIt = jpegWith([jpegSegment(app0, `${jfif}\0\0`)]);
    expect(jpegWithoutMetadata(withThumbnail).equals(withoutIt)).toBe(true);
    const adobe = jpegWith([jpegSegment(app14, `Adobe\0d\0\0\0\0\x01${secret}`)]);
    expect(jpegWithoutMetadata(adobe).includes(secret)).toBe(false);
  });
});

describe('a PNG', () => {
  const png = pngBytes();
  const [begin, end] = [png.subarray(0, 33), png.subarray(33)];
  const withChunk = (type: string, data: string) =>
    Buffer.concat([begin, pngChunk(type, Buffer.from(data, 'latin1')), end]);

  it.each<[string, Buffer]>([
    ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'prVt'].map((type): [string, Buffer] => [
      type,
      withChunk(type, secret),
    ]),
    ['bytes after its end', Buffer.concat([png, Buffer.from(secret)])],
  ])('with %s is stored without it', (_, file) => {
    expect(pngWithoutMetadata(file).equals(png)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['no metadata', png],
    ['the meaning of its colors', withChunk('gAMA', '\0\0\xb1\x8f')],
    ['a color profile', withChunk('iCCP', 'Display P3\0\0data')],
  ])('with %s is stored byte for byte', (_, file) => {
    expect(pngWithoutMetadata(file).equals(file)).toBe(true);
  });
});
