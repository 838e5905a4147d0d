import { inflateSync } from 'node:zlib';
import { type PngHeader, pngHeader } from '#shared/images/png-header.ts';
import { pngChunks } from './png-file.ts';

/** Color types of PNG (PNG specification, 11.2.1), with their samples per pixel and bits per sample. */
export const grey = 0;
export const rgb = 2;
export const indexed = 3;
const greyAlpha = 4;
const rgba = 6;
const kinds = new Map([
  [grey, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [rgb, { samples: 3, depths: [8, 16] }],
  [indexed, { samples: 1, depths: [1, 2, 4, 8] }],
  [greyAlpha, { samples: 2, depths: [8, 16] }],
  [rgba, { samples: 4, depths: [8, 16] }],
]);

/**
 * The chunks that contain pixels. Others may decompress to any size, and nothing reads them. A palette only
 * counts for indexed colors.
 */
const essential = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const endBytes = 4;

/** A sound PNG: its header, and the file without the chunks that its pixels don't need. */
export type PngContent = { header: PngHeader; isTransparent: boolean; file: Buffer };

/** The passes of an interlaced PNG: first column and row, and the steps between them. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns the rows of a PNG: their number and length in bytes, including the filter byte. */
function rowsOf({ width, height, depth, isInterlaced }: PngHeader, samples: number) {
  return (isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const))
    .map(([x, y, stepX, stepY]) => ({
      columns: Math.ceil((width - x) / stepX),
      count: Math.ceil((height - y) / stepY),
    }))
    .filter(({ columns, count }) => columns > 0 && count > 0)
    .map(({ columns, count }) => ({ count, bytes: Math.ceil((columns * samples * depth) / 8) + 1 }));
}

/** Returns whether compressed data decompresses to exactly these rows, each with a valid filter. */
function unpacksTo(rows: ReturnType<typeof rowsOf>, compressed: Buffer): boolean {
  const size = rows.reduce((sum, { count, bytes }) => sum + count * bytes, 0);
  let unpacked: Buffer;
  try {
    unpacked = inflateSync(compressed, { maxOutputLength: size });
  } catch {
    return false;
  }
  if (unpacked.length !== size) return false;
  let at = 0;
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row += 1, at += bytes) if ((unpacked[at] ?? 0) > 4) return false;
  }
  return true;
}

/**
 * Returns the content of a PNG's pixels. Undefined unless every chunk is sound, the header is valid, and the
 * data decompresses to exactly the size in the header, which also bounds the memory used.
 */
export function pngContent(file: Buffer): PngContent | undefined {
  const header = pngHeader(file);
  const kind = header && kinds.get(header.color);
  if (!header || !kind?.depths.includes(header.depth) || header.width * header.height === 0) return undefined;
  const isEssential = (type: string) =>
    essential.includes(type) && (type !== 'PLTE' || header.color === indexed);
  const parts = [file.subarray(0, 8)];
  const data: Buffer[] = [];
  const found = new Set<string>();
  for (const { type, start, end } of pngChunks(file)) {
    // A file may have only one header.
    if (type === 'IHDR' && found.has(type)) return undefined;
    if (type === 'IDAT') data.push(file.subarray(start, end));
    if (isEssential(type)) parts.push(file.subarray(start - 8, end + endBytes));
    found.add(type);
  }
  if (!found.has('IEND') || (header.color === indexed && !found.has('PLTE'))) return undefined;
  if (!unpacksTo(rowsOf(header, kind.samples), Buffer.concat(data))) return undefined;
  const isTransparent = header.color === greyAlpha || header.color === rgba || found.has('tRNS');
  return { header, isTransparent, file: Buffer.concat(parts) };
}
