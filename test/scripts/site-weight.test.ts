import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltModules,
  builtModules,
  documents,
  firstLoads,
  fontBytes,
  loadedFirst,
  mostOfViews,
} from '#scripts/bench/site-weight.ts';
import { legalPages } from '#shared/legal-pages.ts';
import { builtSite } from '#test/support/stack.ts';

const dist = resolve(import.meta.dirname, '..', '..', 'web', 'dist');
const kilobyte = 1024;

/** Heavy parts, each with a name that minified code still contains. */
const heavyParts = {
  'the map': 'maplibregl-canvas',
  'the signature pad': 'velocityFilterWeight',
  'the barcode reader': 'zxing_reader',
};

let modules: BuiltModules;

beforeAll(async () => {
  await builtSite();
  modules = await builtModules(dist);
}, 180_000);

const codeOf = (file: string) => readFile(join(dist, file), 'utf8');

describe('the weight of the built site', () => {
  test('the landing page runs at most 60 KB of JavaScript, and none of the app', async () => {
    const scripts = modules.scriptsOf(documents.landing);
    expect(scripts).not.toEqual([]);
    expect(await modules.bytesOf(scripts)).toBeLessThanOrEqual(60 * kilobyte);
    for (const file of scripts) expect(await codeOf(file)).not.toMatch(/createRoot|react/i);
  });

  test('the pages that check documents and show inspections link to the legal pages', async () => {
    for (const file of ['verify.html', 'inspect.html', 'states.html']) {
      const html = await codeOf(file);
      for (const { path } of legalPages) expect(html, file).toContain(`href="${path}"`);
    }
  });

  test('the pages without the app preload no code, which WebKit would miss for ever if it failed once', async () => {
    for (const file of ['verify.html', 'inspect.html'])
      expect(await codeOf(file), file).not.toContain('modulepreload');
  });

  test('the page that checks documents runs at most 60 KB of JavaScript before a file is dropped', async () => {
    const scripts = modules.scriptsOf(documents.verify);
    expect(scripts).not.toEqual([]);
    expect(await modules.bytesOf(scripts)).toBeLessThanOrEqual(60 * kilobyte);
    for (const file of scripts) expect(await codeOf(file)).not.toMatch(/createRoot|react/i);
    const whole = modules.scriptsOf(documents.verify, 'lib/verify/check-file.ts', 'verify/check-code.ts');
    expect(await modules.bytesOf(whole)).toBeLessThanOrEqual(60 * kilobyte);
  });

  test('the pages of the states and the legal pages load no JavaScript, and at most 60 KB of HTML each', async () => {
    const legal = legalPages.map(({ path }) => `${path.slice(1)}.html`);
    const files = ['states.html', 'standards.html', ...globSync('states/*.html', { cwd: dist })];
    expect(files).toHaveLength(52);
    for (const file of [...files, ...legal]) {
      const html = await codeOf(file);
      expect(html, file).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/);
      expect(html, file).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/(states|privacy)-[^"]+\.css"/);
      expect(gzipSync(html).length, file).toBeLessThanOrEqual(60 * kilobyte);
    }
  });

  test.each(firstLoads)('$page loads at most $atMost KB of JavaScript first', async ({ atMost, view }) => {
    const scripts = modules.scriptsOf(...loadedFirst(view));
    expect(scripts.filter((file) => /first-paint/.test(file))).toHaveLength(1);
    expect(await modules.bytesOf(scripts)).toBeLessThanOrEqual(atMost * kilobyte);
  });

  test('every view loads at most 180 KB of JavaScript and 24 KB of style sheets first', async () => {
    const heavy: string[] = [];
    for (const view of modules.views) {
      const first = loadedFirst(view);
      const [scripts, styles] = [modules.scriptsOf(...first), modules.stylesOf(...first)];
      expect(styles).not.toEqual([]);
      if ((await modules.bytesOf(scripts)) > mostOfViews.scripts * kilobyte) heavy.push(`scripts of ${view}`);
      if ((await modules.bytesOf(styles)) > mostOfViews.styles * kilobyte) heavy.push(`styles of ${view}`);
    }
    expect(modules.views.length).toBeGreaterThan(8);
    expect(heavy).toEqual([]);
  });

  test('the fonts of English text have at most 60 KB', async () => {
    const bytes = await fontBytes(dist);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostOfViews.fonts * kilobyte);
  });

  test('sign-in, register, and the loading screen are in the document, before any code of the app', async () => {
    const html = await codeOf('app.html');
    const early = html.slice(html.indexOf('<div id="first-paint" inert'), html.indexOf('<div id="root">'));
    for (const text of ['Sign in to your journal', 'Create your account', 'Opening your journal…']) {
      expect(early).toContain(text);
    }
    // A browser without the app's code would send a named field, such as the password, as part of the address.
    expect(early).toContain('<input');
    expect(early).not.toMatch(/ name=|type="submit"/);
    expect(gzipSync(html).length).toBeLessThanOrEqual(5 * kilobyte);
    expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=|javascript:/);
  });

  test('the script of the first paint is small, and names files of the site for every view', async () => {
    const [name = ''] = /assets\/first-paint-[\w-]+\.js/.exec(await codeOf('app.html')) ?? [];
    const script = await codeOf(name);
    expect(gzipSync(script).length).toBeLessThanOrEqual(5 * kilobyte);
    expect(await codeOf('service-worker.js')).toContain(name);
    const files = new Set(script.match(/assets\/[\w.-]+\.(?:js|css)/g));
    expect([...files].filter((file) => !existsSync(join(dist, file)))).toEqual([]);
    const shown = modules.scriptsOf(documents.app, 'features/auth/link-page.tsx', ...modules.views);
    expect(shown.filter((file) => file !== name && !files.has(file))).toEqual([]);
  });

  test.each(Object.entries(heavyParts))('%s loads with no view', async (_part, name) => {
    const files = globSync('assets/*.{js,mjs}', { cwd: dist });
    const holding: string[] = [];
    for (const file of files) if ((await codeOf(file)).includes(name)) holding.push(file);
    expect(holding).not.toEqual([]);
    const withViews = modules.scriptsOf(documents.app, 'app/frame.tsx', ...modules.views);
    expect(withViews.filter((file) => holding.includes(file))).toEqual([]);
  });

  test('no page loads a PDF library, because the API makes the PDFs', async () => {
    for (const file of globSync('assets/*.{js,mjs}', { cwd: dist })) {
      expect(await codeOf(file), file).not.toMatch(/pdfmake|pdfjs|PDFDocument/);
    }
  });
});

describe('the copy for use offline', () => {
  test('has what an act takes: the form, the map, the reader of barcodes, and all letters, in 1.8 MB', async () => {
    const worker = await codeOf('service-worker.js');
    const files = [...worker.matchAll(/["'`]\/((?:assets\/)?[\w.-]+\.\w+)["'`]/g)].map(
      ([, name = '']) => name,
    );
    const sent = await Promise.all(
      [...new Set(files)]
        .filter((name) => existsSync(join(dist, name)))
        .map(async (name) => {
          const bytes = await readFile(join(dist, name));
          return { name, bytes: /\.(woff2|png)$/.test(name) ? bytes.length : gzipSync(bytes).length };
        }),
    );
    const names = sent.map(({ name }) => name).join(' ');
    for (const part of ['app.html', 'wizard-', 'map-canvas-', 'zxing_reader-', 'cyrillic', 'unlock-']) {
      expect(names, part).toContain(part);
    }
    expect(names).not.toMatch(/libheif|\.woff\b/);
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_800 * kilobyte);
  });
});
