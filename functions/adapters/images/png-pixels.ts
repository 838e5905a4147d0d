import { PNG } from 'pngjs';
import type { Pixels } from './pixels.ts';
import { pngContent } from './png-content.ts';

/** Returns the pixels of a PNG on white. Undefined for a file that is damaged or cut off. */
export function pngPixels(file: Buffer): Pixels | undefined {
  const content = pngContent(file);
  if (!content) return undefined;
  let read: ReturnType<typeof PNG.sync.read>;
  try {
    read = PNG.sync.read(content.file);
  } catch {
    // The decoder throws for a color that the palette lacks.
    return undefined;
  }
  const { width, height, data } = read;
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const opacity = data[from + 3] ?? 0;
    for (let i = 0; i < 3; i += 1) {
      const value = data[from + i] ?? 0;
      rgb[to + i] = opacity === 255 ? value : Math.round(255 - ((255 - value) * opacity) / 255);
    }
  }
  return { width, height, rgb };
}
