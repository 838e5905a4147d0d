import { crc32, deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';

/** Returns a PNG chunk. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** Returns objects of a PDF that attach a file, to be found by a reader that searches all bytes. */
export function attachingObjects(evidence: string): Buffer {
  const length = Buffer.byteLength(evidence);
  return Buffer.from(
    `\nendstream\nendobj\n99 0 obj\n<< /Type /EmbeddedFile /Length ${length} >>\nstream\n${evidence}\nendstream\nendobj\n`,
  );
}

/** Returns a JPEG with bytes in its comments, as a data URL. */
export function jpegWith(content: Buffer): string {
  const pixels = { width: 120, height: 40, data: Buffer.alloc(120 * 40 * 4, 200) };
  const picture = jpeg.encode(pixels, 90).data;
  const comments: Buffer[] = [];
  for (let at = 0; at < content.length; at += 65_000) {
    const part = content.subarray(at, at + 65_000);
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(part.length + 2, 2);
    comments.push(head, part);
  }
  const bytes = Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** Returns a PNG whose pixels are bytes that its compressed data contains as they are, as a data URL. */
export function pngWith(content: Buffer): string {
  const width = content.length;
  const rows = Buffer.concat([Buffer.from([0]), content, Buffer.from([0]), Buffer.alloc(width, 0xff)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(2, 4);
  header.set([8, 0], 8);
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
