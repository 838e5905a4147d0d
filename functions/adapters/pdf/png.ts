import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type PngHeader, pngHeader } from '#shared/images/png-header.ts';
import { pngChunks } from '../files/png-file.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Far above what clients send (photos of 1600 px), far below what would exhaust a function's memory. */
const maxPixels = 16_000_000;

const grey = 0;
const rgb = 2;
const indexed = 3;
const greyAlpha = 4;
const rgba = 6;
const samplesOf = new Map([
  [grey, 1],
  [rgb, 3],
  [indexed, 1],
  [greyAlpha, 2],
  [rgba, 4],
]);
const depthsOf = new Map([
  [grey, [1, 2, 4, 8, 16]],
  [rgb, [8, 16]],
  [indexed, [1, 2, 4, 8]],
  [greyAlpha, [8, 16]],
  [rgba, [8, 16]],
]);

type Png = PngHeader & {
  samples: number;
  palette: Buffer | undefined;
  transparency: Buffer | undefined;
  /** The inflated pixel rows. Each starts with its filter byte. */
  rows: Buffer;
};

/**
 * The passes of a PNG: first column and row, and the steps between them. There is one pass unless Adam7 interlaces
 * it.
 */
const whole = [[0, 0, 1, 1]] as const;
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Pass = {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
  columns: number;
  rows: number;
  rowBytes: number;
};

function passesOf({ width, height, depth, samples, isInterlaced }: Omit<Png, 'rows'>): Pass[] {
  return (isInterlaced ? adam7 : whole)
    .map(([x, y, stepX, stepY]) => {
      const columns = Math.ceil((width - x) / stepX);
      const rows = Math.ceil((height - y) / stepY);
      return { x, y, stepX, stepY, columns, rows, rowBytes: Math.ceil((columns * samples * depth) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
}

type Parts = Pick<Png, 'palette' | 'transparency'> & { data: Buffer };

/** Returns the chunks that the pixels are made of. Undefined unless every chunk is sound. */
function partsOf(file: Buffer): Parts | undefined {
  const parts: Omit<Parts, 'data'> = { palette: undefined, transparency: undefined };
  const data = Buffer.alloc(file.length);
  let filled = 0;
  for (const { type, start, end } of pngChunks(file)) {
    if (type === 'IDAT') filled += file.copy(data, filled, start, end);
    if (type === 'PLTE') parts.palette ??= file.subarray(start, end);
    if (type === 'tRNS') parts.transparency ??= file.subarray(start, end);
    if (type === 'IEND') return { ...parts, data: data.subarray(0, filled) };
  }
  return undefined;
}

function inflated(data: Buffer, bytes: number): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: bytes });
    return rows.length === bytes ? rows : undefined;
  } catch {
    return undefined;
  }
}

function read(file: Buffer): Png | undefined {
  const header = pngHeader(file);
  const samples = header && samplesOf.get(header.color);
  if (!header || samples === undefined || !depthsOf.get(header.color)?.includes(header.depth))
    return undefined;
  const pixels = header.width * header.height;
  if (pixels === 0 || pixels > maxPixels) return undefined;
  const parts = partsOf(file);
  if (!parts || (header.color === indexed && !parts.palette)) return undefined;
  const { data, ...others } = parts;
  const png = { ...header, samples, ...others };
  const bytes = passesOf(png).reduce((sum, pass) => sum + pass.rows * (pass.rowBytes + 1), 0);
  const rows = inflated(data, bytes);
  return rows && { ...png, rows };
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Undoes a row's filter in place. Returns false for a filter that does not exist. */
function unfilter(filter: number, row: Buffer, above: Buffer, pixelBytes: number): boolean {
  if (filter === 0) return true;
  if (filter > 4) return false;
  for (let i = 0; i < row.length; i += 1) {
    const left = i < pixelBytes ? 0 : (row[i - pixelBytes] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < pixelBytes ? 0 : (above[i - pixelBytes] ?? 0);
    const guess =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    row[i] = ((row[i] ?? 0) + guess) & 0xff;
  }
  return true;
}

/** Returns a function that spreads an unfiltered row to four bytes a pixel: red, green, blue, and opacity. */
function pixelSpreader(png: Png): (row: Buffer, columns: number) => Uint8Array {
  const { color, depth, samples, palette, transparency } = png;
  if (color === rgba && depth === 8) return (row) => row;
  const top = 2 ** depth - 1;
  const sample = (row: Buffer, index: number) => {
    if (depth === 8) return row[index] ?? 0;
    if (depth === 16) return ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
    const bit = index * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & top;
  };
  const scaled = (value: number) => Math.round((value * 255) / top);
  const hasOpacity = color === greyAlpha || color === rgba;
  const isGrey = color === grey || color === greyAlpha;
  /** The one color of a grayscale or RGB image that is transparent. */
  const clear =
    !hasOpacity && color !== indexed && transparency && transparency.length >= samples * 2
      ? Array.from({ length: samples }, (_, i) => transparency.readUInt16BE(i * 2))
      : undefined;
  return (row, columns) => {
    const pixels = new Uint8Array(columns * 4);
    for (let column = 0; column < columns; column += 1) {
      const [first, to] = [column * samples, column * 4];
      if (color === indexed) {
        const index = sample(row, first);
        for (let i = 0; i < 3; i += 1) pixels[to + i] = palette?.[index * 3 + i] ?? 0;
        pixels[to + 3] = transparency?.[index] ?? 255;
        continue;
      }
      for (let i = 0; i < 3; i += 1) pixels[to + i] = scaled(sample(row, first + (isGrey ? 0 : i)));
      const isClear = clear?.every((value, i) => value === sample(row, first + i)) ?? false;
      pixels[to + 3] = hasOpacity ? scaled(sample(row, first + samples - 1)) : isClear ? 0 : 255;
    }
    return pixels;
  };
}

/** Draws the pixels on white. Returns rows of red, green, and blue, each after a byte for its filter. */
function onPaper(png: Png): Buffer | undefined {
  const { width, height } = png;
  const paperRow = width * 3 + 1;
  const paper = Buffer.alloc(height * paperRow, 255);
  const spread = pixelSpreader(png);
  const pixelBytes = Math.max(1, (png.samples * png.depth) >> 3);
  let at = 0;
  for (const pass of passesOf(png)) {
    let above: Buffer = Buffer.alloc(pass.rowBytes);
    for (let row = 0; row < pass.rows; row += 1) {
      const bytes = png.rows.subarray(at + 1, at + 1 + pass.rowBytes);
      if (!unfilter(png.rows[at] ?? 0, bytes, above, pixelBytes)) return undefined;
      const pixels = spread(bytes, pass.columns);
      const start = (pass.y + row * pass.stepY) * paperRow + 1 + pass.x * 3;
      for (let column = 0; column < pass.columns; column += 1) {
        const opacity = pixels[column * 4 + 3] ?? 0;
        if (opacity === 0) continue;
        const to = start + column * pass.stepX * 3;
        for (let i = 0; i < 3; i += 1) {
          const value = pixels[column * 4 + i] ?? 0;
          paper[to + i] = opacity === 255 ? value : Math.round(255 - ((255 - value) * opacity) / 255);
        }
      }
      above = bytes;
      at += pass.rowBytes + 1;
    }
  }
  return paper;
}

/** Applies filter 1 ("sub") to rows of red, green, and blue, in place: they compress better. */
function filtered(paper: Buffer, paperRow: number): Buffer {
  for (let start = 0; start < paper.length; start += paperRow) {
    paper[start] = 1;
    for (let i = start + paperRow - 1; i > start + 3; i -= 1) {
      paper[i] = ((paper[i] ?? 0) - (paper[i - 3] ?? 0)) & 0xff;
    }
  }
  return paper;
}

/**
 * Returns the pixels of a PNG on white, as rows of red, green, and blue. Undefined for a file that is damaged, cut
 * off, or larger than 16 megapixels.
 */
export function pngPixels(file: Buffer): { width: number; height: number; rgb: Uint8Array } | undefined {
  const png = read(file);
  const paper = png && onPaper(png);
  if (!paper) return undefined;
  const { width, height } = png;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const start = row * (width * 3 + 1) + 1;
    rgb.set(paper.subarray(start, start + width * 3), row * width * 3);
  }
  return { width, height, rgb };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function write(png: Pick<Png, 'width' | 'height' | 'depth' | 'color' | 'palette' | 'rows'>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(png.width, 0);
  header.writeUInt32BE(png.height, 4);
  header.writeUInt8(png.depth, 8);
  header.writeUInt8(png.color, 9);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(png.palette ? [chunk('PLTE', png.palette)] : []),
    chunk('IDAT', deflateSync(png.rows)),
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
  return write({ width, height, depth: 8, color: grey, palette: undefined, rows });
}

/**
 * Returns a PNG in a plain form that every PDF reader draws the same way: not interlaced, at most 8 bits a sample,
 * transparency drawn on white. Undefined for a file that is damaged, cut off, or larger than 16 megapixels.
 */
export function plainPng(file: Buffer): Buffer | undefined {
  const png = read(file);
  if (!png) return undefined;
  const plain = !png.isInterlaced && png.depth <= 8 && png.color < greyAlpha && !png.transparency;
  if (plain) return write({ ...png, palette: png.color === indexed ? png.palette : undefined });
  const { width, height } = png;
  const paper = onPaper(png);
  const rows = paper && filtered(paper, width * 3 + 1);
  return rows && write({ width, height, depth: 8, color: rgb, palette: undefined, rows });
}
