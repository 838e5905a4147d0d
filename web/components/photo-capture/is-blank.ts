/** Returns whether the lightest and the darkest part of a canvas differ by less than this. */
export function isBlank(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  leastContrast: number,
): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  let [darkest, lightest] = [255, 0];
  for (let at = 0; at < data.length; at += 4) {
    const value = data[at + 1] ?? 0;
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return lightest - darkest < leastContrast;
}
