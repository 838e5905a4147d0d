import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { startChild, stopChild } from '../local/processes/child-process.ts';
import { phone } from './phone-browser.ts';

/** A screen of a phone's size. */
export type Display = { name: string; picture: () => Promise<Buffer>; stop: () => Promise<void> };

/** Returns the PNG of a picture in the format XWD with 32 bits per pixel, as Xvfb keeps its screen. */
export function pngOf(xwd: Buffer): Buffer {
  const [headerBytes, width, height, lineBytes, colors] = [0, 4, 5, 12, 19].map((field) =>
    xwd.readUInt32BE(4 * field),
  ) as [number, number, number, number, number];
  const first = headerBytes + 12 * colors;
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = first + y * lineBytes + 4 * x;
      const to = 4 * (y * width + x);
      png.data.set([xwd[from + 2] ?? 0, xwd[from + 1] ?? 0, xwd[from] ?? 0, 255], to);
    }
  }
  return PNG.sync.write(png);
}

/** Starts an X server without a window manager. It keeps its screen in a file of the folder. */
export async function startDisplay(folder: string): Promise<Display> {
  const screen = `${phone.width}x${phone.height}x24`;
  const child = startChild(
    new URL('../local/processes/guard.ts', import.meta.url),
    ['Xvfb', '-displayfd', '1', '-screen', '0', screen, '-fbdir', folder, '-nolisten', 'tcp', '-noreset'],
    'piped',
  );
  if (!child.stdout) throw new Error('Xvfb has no output');
  const [number] = await once(child.stdout, 'data');
  return {
    name: `:${String(number).trim()}`,
    picture: async () => pngOf(await readFile(join(folder, 'Xvfb_screen0'))),
    stop: () => stopChild(child),
  };
}
