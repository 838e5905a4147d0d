/** A picture as rows of red, green, and blue, one byte each. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };

/**
 * Returns the picture scaled to at most `max` pixels on its longer side, never enlarged. Every new pixel is
 * the mean of the pixels that it covers.
 */
export function scaledDown({ width, height, rgb }: Pixels, max: number): Pixels {
  const factor = Math.min(1, max / Math.max(width, height));
  const to = {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
  const small = new Uint8Array(to.width * to.height * 3);
  for (let y = 0; y < to.height; y += 1) {
    const top = Math.floor((y * height) / to.height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / to.height));
    for (let x = 0; x < to.width; x += 1) {
      const left = Math.floor((x * width) / to.width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / to.width));
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 3; at < (row * width + right) * 3; at += 3) {
          red += rgb[at] ?? 0;
          green += rgb[at + 1] ?? 0;
          blue += rgb[at + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      small.set(
        [red, green, blue].map((sum) => Math.round(sum / count)),
        (y * to.width + x) * 3,
      );
    }
  }
  return { ...to, rgb: small };
}

/** Returns the picture rotated upright by its EXIF orientation (1 to 8). */
export function upright({ width, height, rgb }: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return { width, height, rgb };
  const turned = orientation >= 5;
  const to = turned ? { width: height, height: width } : { width, height };
  const out = new Uint8Array(rgb.length);
  const mirrored = [2, 3, 7, 8].includes(orientation);
  const flipped = [3, 4, 6, 7].includes(orientation);
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      // The position of this pixel in the stored picture. Rotation swaps rows and columns first.
      const a = turned ? y : x;
      const b = turned ? x : y;
      const fromX = mirrored ? width - 1 - a : a;
      const fromY = flipped ? height - 1 - b : b;
      const from = (fromY * width + fromX) * 3;
      const at = (y * to.width + x) * 3;
      out[at] = rgb[from] ?? 0;
      out[at + 1] = rgb[from + 1] ?? 0;
      out[at + 2] = rgb[from + 2] ?? 0;
    }
  }
  return { ...to, rgb: out };
}
