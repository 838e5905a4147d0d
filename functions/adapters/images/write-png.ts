import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';
import { indexed } from './png-content.ts';
import { type Raster, rasterOf } from './png-raster.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * How a byte of a row is stored (PNG specification, 9.2): unchanged, or minus a prediction from its
 * neighbors.
 */
export type RowFilter = 'none' | 'sub' | 'up' | 'paeth';
const numbers = { none: 0, sub: 1, up: 2, paeth: 4 } as const;

/** Returns the neighbor that is closest to left + above - corner. */
function nearest(left: number, above: number, corner: number): number {
  const [fromLeft, fromAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const fromCorner = Math.abs(left + above - 2 * corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
}

/**
 * Stores a row with a filter. Returns the sum of the differences, which is small for a row that compresses
 * well.
 */
function filterRow(
  { rows, rowBytes, pixelBytes }: Raster,
  row: number,
  filter: RowFilter,
  to: Uint8Array,
): number {
  const from = row * rowBytes;
  to[0] = numbers[filter];
  let sum = 0;
  for (let i = 0; i < rowBytes; i += 1) {
    const left = i < pixelBytes ? 0 : (rows[from + i - pixelBytes] ?? 0);
    const above = row === 0 ? 0 : (rows[from + i - rowBytes] ?? 0);
    const corner = row === 0 || i < pixelBytes ? 0 : (rows[from + i - rowBytes - pixelBytes] ?? 0);
    let expected = 0;
    if (filter === 'sub') expected = left;
    else if (filter === 'up') expected = above;
    else if (filter === 'paeth') expected = nearest(left, above, corner);
    const difference = ((rows[from + i] ?? 0) - expected) & 0xff;
    to[i + 1] = difference;
    sum += difference < 128 ? difference : 256 - difference;
  }
  return sum;
}

/** Returns all rows, each with its best filter. */
function filtered(raster: Raster, filters: readonly RowFilter[]): Uint8Array {
  const bytes = raster.rowBytes + 1;
  const all = new Uint8Array(bytes * raster.height);
  const tried = filters.map(() => new Uint8Array(bytes));
  for (let row = 0; row < raster.height; row += 1) {
    const sums = filters.map((filter, at) => filterRow(raster, row, filter, tried[at] ?? all));
    const best = tried[sums.indexOf(Math.min(...sums))];
    if (best) all.set(best, row * bytes);
  }
  return all;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Filters for bytes that are colors, and for bytes that are indexes, which have no order. */
const ofColors: readonly RowFilter[] = ['sub', 'up', 'paeth'];
const ofIndexes: readonly RowFilter[] = ['none'];

/** Returns a PNG of these pixels: not interlaced, without transparency, with at most 8 bits per sample. */
export function writePng(pixels: Pixels, filters?: readonly RowFilter[]): Buffer {
  const raster = rasterOf(pixels);
  const { width, height, depth, color, palette } = raster;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color], 8);
  const rows = filtered(raster, filters ?? (color === indexed ? ofIndexes : ofColors));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(color === indexed ? [chunk('PLTE', Buffer.from(palette))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
