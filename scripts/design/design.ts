import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { sections } from '#web/gallery/sections.ts';
import { command } from '../local/command.ts';
import { ensureChromium } from '../local/processes/chromium.ts';
import { designPage, pictureOf } from './design-page.ts';

/**
 * `npm run design`: takes pictures of every component in its states, light and dark, and writes docs/design.md with
 * them. The gallery is built into a temporary folder and is not part of the site.
 */
const root = join(import.meta.dirname, '..', '..');
const docs = join(root, 'docs');
const viewport = { width: 860, height: 520 };
const quality = 70;

async function buildGallery(outDir: string): Promise<void> {
  await build({
    root: join(root, 'web', 'gallery'),
    configFile: false,
    publicDir: join(root, 'web', 'public'),
    plugins: [react()],
    worker: { format: 'es' },
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
}

async function takePictures(browser: Browser, url: string, scheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const section of sections) {
    await page.goto(`${url}?section=${section.id}`);
    await page.evaluate('document.fonts.ready');
    if (section.id === 'map') await page.locator('.maplibregl-canvas').waitFor();
    const toast = page.locator('[data-sonner-toast]').first();
    if (section.id === 'toasts' || section.id === 'question') await toast.waitFor();
    // Hovered toasts are listed instead of stacked.
    if (section.id === 'toasts') await toast.hover();
    await page.waitForTimeout(700);
    const picture = { path: join(docs, pictureOf(section.id, scheme)), type: 'webp', quality } as const;
    if ('fills' in section) await page.screenshot(picture);
    else await page.locator('.gallery').screenshot(picture);
  }
  await context.close();
}

await command(async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  await mkdir(join(docs, 'design'), { recursive: true });
  await buildGallery(outDir);
  const server = await preview({
    root: join(root, 'web', 'gallery'),
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The gallery has no port');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  try {
    for (const scheme of ['light', 'dark'] as const) {
      await takePictures(browser, `http://127.0.0.1:${address.port}/`, scheme);
    }
    await writeFile(
      join(docs, 'design.md'),
      designPage(await readFile(join(root, 'web', 'styles', 'roles.css'), 'utf8')),
    );
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  console.log('Wrote docs/design.md');
});
