import { encode } from 'jpeg-js';
import { jpegBytes } from './uploads.ts';

/** Returns a segment of a JPEG. */
export function jpegSegment(marker: number, content: string | Buffer): Buffer {
  const data = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Returns a JPEG with segments before its first one. */
export function jpegWith(segments: readonly Buffer[], jpeg = jpegBytes()): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Returns a JPEG of a picture with detail everywhere, so that no part of it is coded like another. */
export function detailedJpeg(width: number, height: number, quality = 85): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  let state = 7;
  for (let at = 0; at < width * height; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y, noise] = [at % width, Math.floor(at / width), state >>> 27];
    const light = 110 + 70 * Math.sin(x / 9) + 30 * Math.cos((x + y) / 23) + noise;
    data.set([light, light * 0.8 + y / 9, 200 - light / 2], at * 4);
  }
  return encode({ width, height, data }, quality).data;
}
