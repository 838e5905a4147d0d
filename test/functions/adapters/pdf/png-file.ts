import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG to write: `at` gives the samples of a pixel, in the depth's own range. */
export type PngPicture = {
  width: number;
  height: number;
  depth: 1 | 2 | 4 | 8 | 16;
  /** 0 gray, 2 RGB, 3 palette, 4 gray with opacity, 6 RGB with opacity. */
  color: 0 | 2 | 3 | 4 | 6;
  at: (x: number, y: number) => number[];
  palette?: number[];
  transparency?: number[];
  interlaced?: boolean;
  filter?: 0 | 1 | 2 | 3 | 4;
};

const adam7 = ['0 0 8 8', '4 0 8 8', '0 4 4 8', '2 0 4 4', '0 2 2 4', '1 0 2 2', '0 1 1 2'];

function packed(samples: number[], depth: number): number[] {
  if (depth === 8) return samples;
  if (depth === 16) return samples.flatMap((value) => [value >> 8, value & 255]);
  const bits = samples.map((value) => value.toString(2).padStart(depth, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 4) {
    const nearest = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
    return [left, up, corner][nearest.indexOf(Math.min(...nearest))] ?? 0;
  }
  return [0, left, up, Math.floor((left + up) / 2)][filter] ?? 0;
}

function filtered(rows: number[][], filter: number, pixelBytes: number): number[] {
  return rows.flatMap((row, y) => {
    const above = rows[y - 1] ?? [];
    const guesses = row.map((_, i) =>
      predicted(
        filter,
        row[i - pixelBytes] ?? 0,
        above[i] ?? 0,
        i < pixelBytes ? 0 : (above[i - pixelBytes] ?? 0),
      ),
    );
    return [filter, ...row.map((value, i) => (value - (guesses[i] ?? 0)) & 255)];
  });
}

/** Returns a PNG in any of the format's forms. */
export function pngFile(picture: PngPicture): Buffer {
  const { width, height, depth, color, at, palette, transparency, interlaced = false, filter = 0 } = picture;
  const passes = (interlaced ? adam7 : ['0 0 1 1']).map((pass) => pass.split(' ').map(Number));
  const samples = at(0, 0).length;
  const data = passes.flatMap(([x0 = 0, y0 = 0, stepX = 1, stepY = 1]) => {
    const rows: number[][] = [];
    for (let y = y0; y < height && x0 < width; y += stepY) {
      const row: number[] = [];
      for (let x = x0; x < width; x += stepX) row.push(...at(x, y));
      rows.push(packed(row, depth));
    }
    return filtered(rows, filter, Math.max(1, (samples * depth) >> 3));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...(palette ? [pngChunk('PLTE', Buffer.from(palette))] : []),
    ...(transparency ? [pngChunk('tRNS', Buffer.from(transparency))] : []),
    pngChunk('IDAT', deflateSync(Buffer.from(data))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a small signature on a transparent background, different for every `seed`, as a data URL. */
export function signatureImage(seed: number): string {
  const [width, height] = [60, 20];
  const line = (x: number) => Math.round(10 + 8 * Math.sin((x / width) * (6 + seed)));
  const at = (x: number, y: number) => (Math.abs(line(x) - y) < 2 ? [22, 33, 58, 255] : [0, 0, 0, 0]);
  return dataUrl('png', pngFile({ width, height, depth: 8, color: 6, at }));
}

export function dataUrl(kind: 'png' | 'jpeg', file: Buffer): string {
  return `data:image/${kind};base64,${file.toString('base64')}`;
}
