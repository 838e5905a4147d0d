import { zigzag } from './jpeg-tables.ts';
import type { Pixels } from './pixels.ts';

/** One component of a picture, such as its brightness: a sample of 0 to 255 per position. */
type Plane = { width: number; height: number; samples: Uint8ClampedArray };

/** A component's blocks in rows, each with 64 coefficients in the order in which they are written. */
export type Blocks = { columns: number; rows: number; coefficients: Int16Array };

/** The weights of a component: shares of red, green, and blue, and a constant (JFIF 1.02). */
export type Component = readonly [red: number, green: number, blue: number, constant: number];
export const brightness: Component = [0.299, 0.587, 0.114, 0];
export const blueness: Component = [-0.168736, -0.331264, 0.5, 128];
export const redness: Component = [0.5, -0.418688, -0.081312, 128];

/** Returns a component with one sample per `step` by `step` pixels: their mean. */
export function planeOf(
  { width, height, rgb }: Pixels,
  [red, green, blue, constant]: Component,
  step: number,
): Plane {
  const plane = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const samples = new Uint8ClampedArray(plane.width * plane.height);
  const weight = 1 / (step * step);
  let to = 0;
  for (let y = 0; y < plane.height; y += 1) {
    for (let x = 0; x < plane.width; x += 1, to += 1) {
      let sum = 0;
      for (let i = 0; i < step; i += 1) {
        const row = Math.min(height - 1, y * step + i) * width;
        for (let j = 0; j < step; j += 1) {
          const at = (row + Math.min(width - 1, x * step + j)) * 3;
          sum += red * (rgb[at] ?? 0) + green * (rgb[at + 1] ?? 0) + blue * (rgb[at + 2] ?? 0);
        }
      }
      samples[to] = sum * weight + constant;
    }
  }
  return { ...plane, samples };
}

/** The largest coefficient that this kind of file can contain. */
const largest = 1_023;

/** Scale factors of the transform below, by row or column. */
const factors = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379];

/**
 * Transforms eight values, `step` apart, in place (Arai, Agui, and Nakajima 1988, as in the library of the
 * IJG).
 */
function transform(v: Float64Array, at: number, step: number): void {
  const [i1, i2, i3] = [at + step, at + 2 * step, at + 3 * step];
  const [i4, i5, i6, i7] = [at + 4 * step, at + 5 * step, at + 6 * step, at + 7 * step];
  const value = (index: number) => v[index] ?? 0;
  const sum0 = value(at) + value(i7);
  const difference0 = value(at) - value(i7);
  const sum1 = value(i1) + value(i6);
  const difference1 = value(i1) - value(i6);
  const sum2 = value(i2) + value(i5);
  const difference2 = value(i2) - value(i5);
  const sum3 = value(i3) + value(i4);
  const difference3 = value(i3) - value(i4);

  const outer = sum0 - sum3;
  const even = (sum1 - sum2 + outer) * Math.SQRT1_2;
  v[at] = sum0 + sum3 + sum1 + sum2;
  v[i4] = sum0 + sum3 - sum1 - sum2;
  v[i2] = outer + even;
  v[i6] = outer - even;

  const low = difference3 + difference2;
  const high = difference1 + difference0;
  const middle = (difference2 + difference1) * Math.SQRT1_2;
  const shared = (low - high) * 0.382683433;
  const odd2 = 0.5411961 * low + shared;
  const odd4 = 1.306562965 * high + shared;
  v[i5] = difference0 - middle + odd2;
  v[i3] = difference0 - middle - odd2;
  v[i1] = difference0 + middle + odd4;
  v[i7] = difference0 + middle - odd4;
}

/**
 * Returns a component's coefficients, divided by `steps`. `multiple`: the number of blocks per unit in each
 * direction. The last samples are repeated beyond the edges.
 */
export function blocksOf(
  { width, height, samples }: Plane,
  steps: readonly number[],
  multiple: number,
): Blocks {
  const unit = 8 * multiple;
  const [columns, rows] = [Math.ceil(width / unit) * multiple, Math.ceil(height / unit) * multiple];
  const coefficients = new Int16Array(columns * rows * 64);
  const scales = Float64Array.from(steps, (step, at) => {
    const factor = (factors[at >> 3] ?? 1) * (factors[at & 7] ?? 1);
    return 1 / (step * factor * 8);
  });
  const block = new Float64Array(64);
  let to = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, to += 64) {
      for (let y = 0; y < 8; y += 1) {
        const start = Math.min(height - 1, row * 8 + y) * width;
        for (let x = 0; x < 8; x += 1) {
          block[y * 8 + x] = (samples[start + Math.min(width - 1, column * 8 + x)] ?? 0) - 128;
        }
      }
      for (let y = 0; y < 64; y += 8) transform(block, y, 1);
      for (let x = 0; x < 8; x += 1) transform(block, x, 8);
      for (let at = 0; at < 64; at += 1) {
        const place = zigzag[at] ?? 0;
        const value = Math.round((block[place] ?? 0) * (scales[place] ?? 0));
        coefficients[to + at] = Math.max(-largest, Math.min(largest, value));
      }
    }
  }
  return { columns, rows, coefficients };
}
