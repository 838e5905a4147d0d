import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '../files/pixels.ts';
import { grey, rgb } from './png-content.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Each byte of a row minus the one a pixel before it (PNG specification, 9.2): such rows compress better. */
const sub = 1;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function written({
  width,
  height,
  color,
  rows,
}: {
  width: number;
  height: number;
  color: number;
  rows: Buffer;
}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, color], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a PNG of gray pixels, one byte each, row by row. */
export function greyPng({
  width,
  height,
  pixels,
}: {
  width: number;
  height: number;
  pixels: Uint8Array;
}): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return written({ width, height, color: grey, rows });
}

/** Returns a PNG of red, green, and blue, 8 bits each. */
export function rgbPng({ width, height, rgb: pixels }: Pixels): Buffer {
  const rowBytes = width * 3;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [row * rowBytes, row * (rowBytes + 1)];
    rows[to] = sub;
    for (let i = 0; i < rowBytes; i += 1) {
      const before = i < 3 ? 0 : (pixels[from + i - 3] ?? 0);
      rows[to + 1 + i] = ((pixels[from + i] ?? 0) - before) & 0xff;
    }
  }
  return written({ width, height, color: rgb, rows });
}
