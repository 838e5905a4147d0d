import type { Pixels } from './pixels.ts';
import { grey, indexed, rgb } from './png-content.ts';

/** A picture as PNG stores it: rows of bytes, and the colors that indexes refer to. */
export type Raster = {
  width: number;
  height: number;
  color: number;
  depth: number;
  rowBytes: number;
  /** Bytes from one pixel to the next, at least one. */
  pixelBytes: number;
  rows: Uint8Array;
  palette: number[];
};

/** Maximum colors in a palette. */
const mostColors = 256;

/** Returns a picture's colors in order of first occurrence, with their positions. Undefined for too many. */
function colorsOf({ rgb: bytes }: Pixels): Map<number, number> | undefined {
  const places = new Map<number, number>();
  let last = -1;
  for (let at = 0; at < bytes.length; at += 3) {
    const color = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    if (color === last || places.has(color)) continue;
    if (places.size === mostColors) return undefined;
    places.set(color, places.size);
    last = color;
  }
  return places;
}

const isGray = (color: number) => color >> 16 === ((color >> 8) & 0xff) && color >> 16 === (color & 0xff);

/** Packs one value per pixel into rows of bytes. */
function packed({ width, height, rgb: bytes }: Pixels, depth: number, code: (color: number) => number) {
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const color = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      const bit = x * depth;
      const to = y * rowBytes + (bit >> 3);
      rows[to] = (rows[to] ?? 0) | (code(color) << (8 - depth - (bit & 7)));
    }
  }
  return { rowBytes, rows };
}

/** Returns a picture in the smallest form that contains all of its colors. */
export function rasterOf(pixels: Pixels): Raster {
  const { width, height } = pixels;
  const colors = colorsOf(pixels);
  if (!colors) {
    const whole = { rowBytes: width * 3, pixelBytes: 3, rows: pixels.rgb };
    return { width, height, color: rgb, depth: 8, palette: [], ...whole };
  }
  const depth = [1, 2, 4].find((bits) => colors.size <= 2 ** bits) ?? 8;
  const known = [...colors.keys()];
  if (depth === 8 && known.every(isGray)) {
    const bytes = packed(pixels, depth, (color) => color & 0xff);
    return { width, height, color: grey, depth, pixelBytes: 1, palette: [], ...bytes };
  }
  const bytes = packed(pixels, depth, (color) => colors.get(color) ?? 0);
  const palette = known.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]);
  return { width, height, color: indexed, depth, pixelBytes: 1, palette, ...bytes };
}
