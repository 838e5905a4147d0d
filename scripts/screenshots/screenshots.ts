import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { shotBytes } from '#web/lib/shots.ts';
import { command } from '../local/command.ts';
import { ensureChromium } from '../local/processes/chromium.ts';
import { fillDemo } from './fill-demo.ts';
import { withProduct } from './running-product.ts';
import { takeShots } from './take-shots.ts';

/*
 * `npm run screenshots`: builds the site, runs the whole product with an invented journal, and takes the pictures
 * listed in web/lib/shots.ts into web/public/shots, for the Help Center and the landing page. They are committed.
 */

const folder = join(import.meta.dirname, '..', '..', 'web', 'public', 'shots');

/**
 * Returns the next afternoon of a working day between the 18th and the 24th, so that the pictures show a month of
 * work.
 */
function middleOfMonth(from: Date): Date {
  const at = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 18, 21, 30));
  while (at <= from || at.getUTCDay() === 0 || at.getUTCDay() === 6) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDate() > 24) at.setUTCMonth(at.getUTCMonth() + 1, 18);
  }
  return at;
}

await command(async () => {
  await mkdir(folder, { recursive: true });
  const now = middleOfMonth(new Date());
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  });
  try {
    await withProduct(async ({ url, moveClock }) => {
      await moveClock(now);
      const desk = await browser.newPage();
      const demo = await fillDemo(url, now, desk);
      await desk.close();
      for (const screen of ['desk', 'phone'] as const) {
        for (const theme of ['light', 'dark'] as const) {
          for (const { file, bytes } of await takeShots({ browser, url, now, folder }, demo, screen, theme)) {
            console.log(`${file}: ${Math.round(bytes / 1000)} KB${bytes > shotBytes ? ', too heavy' : ''}`);
          }
        }
      }
    });
  } finally {
    await browser.close();
  }
});
