import type { Grey } from './pixels.ts';

/** Side length in pixels of the squares into which the image is divided. */
const side = 16;
/** Peaks closer than this count as one. */
const apart = 12;

/** A quarter turn maps a direction to its neighbor: a decoder reads all four rotations. */
const quarter = 90;

/**
 * Returns the direction, in degrees from -90, in which a square's brightness changes, and the strength of the
 * change.
 */
function directionOf({ data, width }: Grey, left: number, top: number): { degrees: number; weight: number } {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const at = y * width + x;
      const value = (offset: number) => data[at + offset] ?? 0;
      const [upLeft, upRight] = [value(-width - 1), value(-width + 1)];
      const [downLeft, downRight] = [value(width - 1), value(width + 1)];
      const across = upRight - upLeft + 2 * (value(1) - value(-1)) + downRight - downLeft;
      const down = downLeft - upLeft + 2 * (value(width) - value(-width)) + downRight - upRight;
      xx += across * across;
      yy += down * down;
      xy += across * down;
    }
  }
  const alike = Math.hypot(xx - yy, 2 * xy);
  const degrees = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
  return { degrees, weight: xx + yy > 0 ? alike / Math.sqrt(xx + yy) : 0 };
}

/**
 * Returns the rotations of an image in degrees clockwise, 0 to 89, ignoring quarter turns: the directions in
 * which its brightness changes most, the strongest first. A barcode consists of such changes, across its bars
 * and rows.
 */
export function lineAngles(image: Grey, count: number): number[] {
  const weights = new Float64Array(quarter);
  for (let top = 1; top + side < image.height; top += side) {
    for (let left = 1; left + side < image.width; left += side) {
      const { degrees, weight } = directionOf(image, left, top);
      const bin = (Math.round(degrees) + 2 * quarter) % quarter;
      weights[bin] = (weights[bin] ?? 0) + weight;
    }
  }
  const around = Array.from(weights, (_, bin) =>
    [-2, -1, 0, 1, 2].reduce(
      (sum, offset) => sum + (3 - Math.abs(offset)) * (weights[(bin + offset + quarter) % quarter] ?? 0),
      0,
    ),
  );
  const distance = (one: number, other: number) => {
    const between = Math.abs(one - other);
    return Math.min(between, quarter - between);
  };
  const bins = around
    .map((_, bin) => bin)
    .toSorted((one, other) => (around[other] ?? 0) - (around[one] ?? 0));
  const peaks: number[] = [];
  for (const bin of bins) {
    if (peaks.length === count) break;
    if (peaks.every((peak) => distance(peak, bin) >= apart)) peaks.push(bin);
  }
  return peaks;
}
