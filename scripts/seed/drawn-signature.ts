import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

const width = 320;
const height = 100;

/** Returns pixels of ink along a curve like handwriting, on white. */
function strokes(random: Random): Buffer {
  const rowLength = width + 1;
  const rows = Buffer.alloc(rowLength * height, 255);
  for (let row = 0; row < height; row += 1) rows[row * rowLength] = 0;
  const waves = Array.from({ length: 3 }, (_, at) => ({
    size: 22 / (at + 1),
    speed: (at + 1) * (2 + random.next() * 3),
    phase: random.next() * 2 * Math.PI,
  }));
  const steps = 4_000;
  for (let step = 0; step < steps; step += 1) {
    const along = step / steps;
    const swing = (shift: number) =>
      waves.reduce(
        (sum, { size, speed, phase }) => sum + size * Math.sin(speed * 6 * along + phase + shift),
        0,
      );
    const x = 20 + along * (width - 60) + swing(1.2) * 0.5;
    const y = height / 2 + swing(0) * (1 - along * 0.4);
    for (let pen = 0; pen < 4; pen += 1) {
      const column = Math.round(x) + (pen % 2);
      const row = Math.round(y) + (pen >> 1);
      if (column >= 0 && column < width && row >= 0 && row < height) rows[row * rowLength + 1 + column] = 24;
    }
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** Returns a scribble as a gray PNG data URL, as the signature pad sends one. */
export function drawnSignature(random: Random): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(strokes(random))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
