/** The sentence for a browser that would store noise in place of a signature or photo. */
export const falsePictures =
  'This browser changes pictures to hide its fingerprint. Allow this site to use pictures (canvas), or use another browser.';

/** Two colors that a picture must keep, each as red, green, and blue. */
const colors = [
  [22, 33, 58],
  [240, 220, 130],
] as const;
const side = 8;
/** Some browsers change each color by one. That does no harm. */
const harmless = 3;

let known: boolean | undefined;

function areKept(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Without a canvas there is no picture that could be wrong.
  if (!context) return true;
  return colors.every(([red, green, blue]) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    return data.every((value, at) => Math.abs(value - ([red, green, blue, 255][at % 4] ?? 0)) <= harmless);
  });
}

/** Reports whether the browser gives pictures back as they were drawn. Those that resist fingerprinting give noise. */
export function keepsPictures(): boolean {
  // A permission may come later, and only then is the answer no longer asked for.
  known ||= areKept();
  return known;
}
