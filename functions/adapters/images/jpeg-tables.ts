/** The order in which the coefficients of a block are written (ITU-T T.81, figure 5). */
export const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
] as const;

/** The standard's example tables (ITU-T T.81, annex K.1), row by row, which most programs scale. */
const luminance = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const chrominance = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
];

const largest = 255;

/** Scales a table to a quality of 1 to 100, as the library of the Independent JPEG Group does. */
function scaled(table: readonly number[], quality: number): number[] {
  const percent = quality < 50 ? Math.floor(5_000 / quality) : 200 - 2 * quality;
  return table.map((step) => Math.min(largest, Math.max(1, Math.floor((step * percent + 50) / 100))));
}

/** Returns the quantization steps for brightness and color at a quality of 1 to 100. */
export const quantization = (quality: number) => ({
  luminance: scaled(luminance, quality),
  chrominance: scaled(chrominance, quality),
});

const sum = (steps: readonly number[]) => steps.reduce((total, step) => total + step, 0);

/** Returns the quality, 1 to 100, whose brightness steps are closest to these. */
export function qualityOf(steps: readonly number[]): number {
  const wanted = sum(steps);
  const distance = (quality: number) => Math.abs(sum(scaled(luminance, quality)) - wanted);
  const qualities = Array.from({ length: 100 }, (_, at) => at + 1);
  return qualities.reduce((best, quality) => (distance(quality) < distance(best) ? quality : best));
}
