import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a gray PNG of a size. The same `seed` gives the same pixels, which hardly compress. */
export function pngBytes(width = 60, height = 20, seed = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  let state = seed * 2_654_435_761 + 1;
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < rows.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if (at % (width + 1) !== 0) rows[at] = state >>> 24;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a signature as the signature pad sends it: a PNG data URL of more than 50 characters. */
export function drawnSignature(seed = 1): string {
  return `data:image/png;base64,${pngBytes(60, 20, seed).toString('base64')}`;
}
