import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runModule } from '#web/landing/run-module.ts';
import { command } from '../local/command.ts';
import { ensureChromium } from '../local/processes/chromium.ts';

/**
 * `npm run og-image`: draws the picture for link previews, with the words and art of the landing page, into
 * web/public/og-image.png. The result is committed.
 */
const web = join(import.meta.dirname, '..', '..', 'web');
const target = join(web, 'public', 'og-image.png');
const packages = createRequire(import.meta.url);
const serif = '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2';
const sans = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const layout = `
  body { margin: 0; background: var(--paper); color: var(--ink); font-family: var(--serif); }
  main { position: relative; width: 1200px; height: 630px; overflow: hidden; }
  main > div:first-child { position: absolute; z-index: 1; inset: 0 auto 0 72px; width: 560px; display: grid; align-content: center; }
  p { display: flex; align-items: center; gap: 18px; margin: 0 0 36px; font-size: 34px; font-weight: 600; }
  h1 { margin: 0; font-size: 70px; font-weight: 600; line-height: 1.1; text-wrap: balance; letter-spacing: -0.02em; }
  .seal { color: var(--gold); }
  main > .seal { position: absolute; right: 40px; bottom: 34px; rotate: -12deg; border-radius: 50%; background: var(--paper); }
  .ledger-page { inset: 0 -60px auto auto; }
  .ledger-page > svg:first-child { width: 560px; }
`;

async function fontFace(family: string, file: string): Promise<string> {
  const data = (await readFile(packages.resolve(file))).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

await command(async () => {
  const { renderOgImage } = await runModule<{ renderOgImage: () => string }>('./og-image.tsx');
  const styles = await Promise.all([
    fontFace('Source Serif 4', serif),
    fontFace('Inter Variable', sans),
    readFile(join(web, 'styles', 'roles.css'), 'utf8'),
    readFile(join(web, 'landing', 'art.css'), 'utf8'),
  ]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
    await page.setContent(`<style>${styles.join('\n')}${layout}</style>${renderOgImage()}`);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: target });
  } finally {
    await browser.close();
  }
  console.log(target);
});
