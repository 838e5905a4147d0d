import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webpSize } from '#web/landing/shots.ts';
import { shotBytes, shotFile, shotNames, shotScreens, shotSize } from '#web/lib/shots.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'web', 'public', 'shots');
const screens = Object.keys(shotScreens) as (keyof typeof shotScreens)[];

/** The listed files with their names and sizes in pixels. */
const listed = shotNames.flatMap((name) =>
  screens.flatMap((screen) =>
    (['light', 'dark'] as const).map((theme) => ({
      file: shotFile(name, screen, theme),
      size: shotSize(screen),
    })),
  ),
);

it.each(listed)('$file exists, has its size, and is not too large', async ({ file, size }) => {
  const content = await readFile(join(folder, file));
  expect(webpSize(content)).toEqual(size);
  expect(content.length).toBeLessThanOrEqual(shotBytes);
});

it('the folder contains no other pictures', async () => {
  expect((await readdir(folder)).sort()).toEqual(listed.map(({ file }) => file).sort());
});
