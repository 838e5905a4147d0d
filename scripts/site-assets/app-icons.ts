import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { command } from '../local/command.ts';
import { ensureChromium } from '../local/processes/chromium.ts';

const folder = join(import.meta.dirname, '..', '..', 'web', 'public');

/** Size in pixels, and the seal's share of the width. A mask may cut off only paper. */
const icons = [
  { name: 'icon-192', size: 192, seal: 0.88 },
  { name: 'icon-512', size: 512, seal: 0.88 },
  { name: 'icon-maskable-512', size: 512, seal: 0.64 },
  { name: 'apple-touch-icon', size: 180, seal: 0.76 },
];

/** `npm run app-icons`: draws the icons of the installed app from the seal, into web/public. */
await command(async () => {
  const seal = await readFile(join(folder, 'seal.svg'), 'base64');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const { name, size, seal: share } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const width = Math.round(size * share);
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fbfaf6">
          <img width="${width}" height="${width}" src="data:image/svg+xml;base64,${seal}">
        </body>`,
      );
      await writeFile(join(folder, `${name}.png`), await page.screenshot());
      await page.close();
      console.log(`web/public/${name}.png`);
    }
  } finally {
    await browser.close();
  }
});
