import {
  type Blocks,
  blocksOf,
  blueness,
  brightness,
  type Component,
  planeOf,
  redness,
} from './jpeg-coefficients.ts';
import { type HuffmanTable, huffmanTable } from './jpeg-huffman.ts';
import { quantization, zigzag } from './jpeg-tables.ts';
import type { Pixels } from './pixels.ts';

/** The settings of a JPEG. `sharesColor`: four pixels share one color, as in most photos. */
export type JpegForm = { quality: number; isGray: boolean; sharesColor: boolean };

/** A component of the file: its blocks, the blocks per unit in each direction, and its table number. */
type Part = Blocks & { perUnit: number; table: 0 | 1 };

/** Receives one symbol of a table, and the bits that follow its code. */
type Visit = (table: number, symbol: number, bits: number, length: number) => void;

const [isDc, isAc] = [0, 2];
const [zeroRun, endOfBlock] = [0xf0, 0];

/** Passes the symbols of a block. Returns its first coefficient. */
function visitBlock({ coefficients, table }: Part, at: number, before: number, visit: Visit): number {
  const pass = (kind: number, run: number, value: number) => {
    const length = 32 - Math.clz32(Math.abs(value));
    visit(table + kind, (run << 4) | length, value < 0 ? value + (1 << length) - 1 : value, length);
  };
  const first = coefficients[at] ?? 0;
  pass(isDc, 0, first - before);
  let zeros = 0;
  for (let i = 1; i < 64; i += 1) {
    const value = coefficients[at + i] ?? 0;
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) visit(table + isAc, zeroRun, 0, 0);
    pass(isAc, zeros, value);
    zeros = 0;
  }
  if (zeros > 0) visit(table + isAc, endOfBlock, 0, 0);
  return first;
}

/** Passes the symbols of a whole picture in the order in which they are written. */
function visitAll(parts: readonly Part[], visit: Visit): void {
  const [{ columns, rows, perUnit } = { columns: 0, rows: 0, perUnit: 1 }] = parts;
  const before = parts.map(() => 0);
  for (let y = 0; y < rows / perUnit; y += 1) {
    for (let x = 0; x < columns / perUnit; x += 1) {
      for (const [index, part] of parts.entries()) {
        for (let i = 0; i < part.perUnit ** 2; i += 1) {
          const row = y * part.perUnit + Math.floor(i / part.perUnit);
          const column = x * part.perUnit + (i % part.perUnit);
          const at = (row * part.columns + column) * 64;
          before[index] = visitBlock(part, at, before[index] ?? 0, visit);
        }
      }
    }
  }
}

/** Returns the coded pixels: consecutive codes and bits, with a zero after each byte of ones. */
function coded(parts: readonly Part[], tables: readonly (HuffmanTable | undefined)[]): Buffer {
  let bytes = Buffer.alloc(64 * 1024);
  let [size, waiting, count] = [0, 0, 0];
  const put = (bits: number, length: number) => {
    waiting = (waiting << length) | bits;
    count += length;
    for (; count >= 8; count -= 8) {
      const byte = (waiting >>> (count - 8)) & 0xff;
      if (size + 2 > bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2);
      bytes[size] = byte;
      size += 1;
      if (byte === 0xff) {
        bytes[size] = 0;
        size += 1;
      }
    }
    waiting &= 0xff;
  };
  visitAll(parts, (table, symbol, bits, length) => {
    put(tables[table]?.codes[symbol] ?? 0, tables[table]?.lengths[symbol] ?? 0);
    if (length > 0) put(bits, length);
  });
  // The last byte is filled with ones.
  if (count > 0) put((1 << (8 - count)) - 1, 8 - count);
  return bytes.subarray(0, size);
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

const jfif = [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0];

/** Returns a JPEG of these pixels, with optimized tables. */
export function writeJpeg(pixels: Pixels, { quality, isGray, sharesColor }: JpegForm): Buffer {
  const steps = quantization(quality);
  const part = (component: Component, step: number, perUnit: number, table: 0 | 1): Part => ({
    ...blocksOf(planeOf(pixels, component, step), table === 0 ? steps.luminance : steps.chrominance, perUnit),
    ...{ perUnit, table },
  });
  const colorStep = sharesColor ? 2 : 1;
  const parts = isGray
    ? [part(brightness, 1, 1, 0)]
    : [part(brightness, 1, colorStep, 0), part(blueness, colorStep, 1, 1), part(redness, colorStep, 1, 1)];
  const frequencies = Array.from({ length: 4 }, () => new Uint32Array(256));
  visitAll(parts, (table, symbol) => {
    const counts = frequencies[table];
    if (counts) counts[symbol] = (counts[symbol] ?? 0) + 1;
  });
  const used = isGray ? [0, 2] : [0, 1, 2, 3];
  const tables = frequencies.map((counts, at) => (used.includes(at) ? huffmanTable(counts) : undefined));
  const { width, height } = pixels;
  const written = (table: readonly number[]) => zigzag.map((place) => table[place] ?? 0);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, jfif),
    segment(0xdb, [0, ...written(steps.luminance), ...(isGray ? [] : [1, ...written(steps.chrominance)])]),
    segment(0xc0, [
      ...[8, height >> 8, height & 0xff, width >> 8, width & 0xff, parts.length],
      ...parts.flatMap(({ perUnit, table }, at) => [at + 1, (perUnit << 4) | perUnit, table]),
    ]),
    ...tables.flatMap((table, at) =>
      table ? [segment(0xc4, [((at >> 1) << 4) | (at & 1), ...table.counts, ...table.symbols])] : [],
    ),
    segment(0xda, [
      parts.length,
      ...parts.flatMap(({ table }, at) => [at + 1, (table << 4) | table]),
      0,
      63,
      0,
    ]),
    coded(parts, tables),
    Buffer.from([0xff, 0xd9]),
  ]);
}
