import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from '#test/support/accessibility.ts';
import { overflows, startBrowser } from '#test/support/browser.ts';
import { extractViewer, hostile, imageOf, largeExport } from '#test/support/large-export.ts';
import { pngBytes } from '#test/support/png.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exported-page-'));
  await extractViewer(await largeExport(1_000), folder);
  browser = await startBrowser([]);
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the page from the disk, waits for the answer, and collects what it asked for and complained about. */
async function open(name = 'index.html') {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const from = performance.now();
  await page.goto(pathToFileURL(join(folder, name)).href);
  await page.locator('.entries li, #result h2').first().waitFor();
  const listed = performance.now() - from;
  await page.locator('#result h2').waitFor();
  return { page, asked, complaints, listed, checked: performance.now() - from };
}

const headline = (page: Page) => page.locator('#headline').textContent();
const good = 'Every record on this page matches its seal, its place in the journal, and the public log.';

/** Changes a data file while a test runs. */
async function withChange(name: string, was: string, is: string, run: () => Promise<void>): Promise<void> {
  const path = join(folder, name);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(was);
  await writeFile(path, before.replace(was, is));
  try {
    await run();
  } finally {
    await writeFile(path, before);
  }
}

describe('the page of an export, opened from the disk', () => {
  it('lists and checks 1,000 entries without a network, and fits everyone', async () => {
    const { page, asked, complaints, listed, checked } = await open();
    process.stdout.write(`1,000 entries: list ${Math.round(listed)} ms, checks ${Math.round(checked)} ms\n`);
    expect(await headline(page)).toBe(good);
    expect(await page.locator('.entries li').count()).toBe(1_000);
    expect(await page.locator('.state.logged').count()).toBe(1_000);
    expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByLabel('Search names').fill('alvarez12');
    expect(await page.locator('.entries li').count()).toBe(11);
    expect(await findings(page, 'light')).toEqual([]);
    await page.getByRole('link', { name: 'Entry 12', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Entry 12' }).waitFor();
    const entry = await page.locator('#view').textContent();
    expect(entry).toContain('Recorded November 3, 2026. Received November 5, 2026, 2 days later.');
    expect(entry).toContain('D1234567');
    expect(await overflows(page)).toBe(false);
    expect(await findings(page, 'light')).toEqual([]);
    const image = page.getByRole('img', { name: 'Signature' });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(60);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, 'dark')).toEqual([]);
    await page.getByRole('link', { name: 'Back to the list of entries' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Entry 12');
    await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#3`);
    await page.getByRole('heading', { name: 'Addendum 1' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is kept from the network by its policy', async () => {
    const { page } = await open();
    const blocked = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const found: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            found.push(effectiveDirective);
            if (found.length === 2) resolve(found.toSorted());
          });
          new Image().src = 'https://journal.example/picture.png';
          fetch('https://journal.example/').catch(() => {});
        }),
    );
    expect(blocked).toEqual(['connect-src', 'img-src']);
    await page.close();
  });

  it('shows hostile names as text', async () => {
    const { page, complaints } = await open();
    const rows = await page.locator('.entries').textContent();
    for (const name of hostile) expect(rows).toContain(name);
    expect(await page.title()).toBe('Notarial journal');
    expect(await page.locator('.entries :is(script, img)').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['Quitclaim deed 250', 'Quitclaim deed 251', 'The record of entry 250 was changed'],
    ['D1234567', 'D1234568', 'The ID numbers of entry 200 are not those that were recorded'],
  ])('flags %s as %s on its row and at the top', async (was, is, sentence) => {
    await withChange('viewer/links-000200.js', was, is, async () => {
      const { page } = await open();
      expect(await headline(page)).toContain(`Do not rely on this page. ${sentence}`);
      const wrong = page.locator('.entries li', { has: page.locator('.state.wrong') });
      expect(await wrong.first().textContent()).toContain('Wrong: do not rely on this entry');
      await page.close();
    });
  });

  it('flags a proof of something else, and a file that is no data', async () => {
    await withChange('viewer/proofs-000500.js', '\\"index\\":600', '\\"index\\":601', async () => {
      const { page } = await open();
      expect(await headline(page)).toContain('The public log does not contain entry 600');
      await page.close();
    });
    await withChange('viewer/links-000300.js', 'takeLine(', 'takeLine)', async () => {
      const { page } = await open();
      expect(await headline(page)).toContain('viewer/links-000300.js was changed. It has no records.');
      await page.close();
    });
  });

  it('compares the pictures of the folder that is chosen', async () => {
    const { page } = await open();
    const folderInput = page.getByLabel('Compare the pictures');
    await folderInput.setInputFiles(folder);
    await page.getByText('All 1,000 pictures are those that were recorded.').waitFor();
    expect(await headline(page)).toBe(good);
    const image = join(folder, imageOf('000031'));
    const before = await readFile(image);
    await writeFile(image, pngBytes(60, 20, 2));
    await folderInput.setInputFiles(folder);
    await page.getByRole('heading', { name: /A picture of entry 31 was changed/ }).waitFor();
    const wrong = page.locator('.entries li', { has: page.locator('.state.wrong') });
    expect(await wrong.count()).toBe(1);
    expect(await wrong.textContent()).toContain('Entry 31');
    await writeFile(image, before);
    await folderInput.setInputFiles(folder);
    await page.getByText('All 1,000 pictures are those that were recorded.').waitFor();
    expect(await wrong.count()).toBe(0);
    await page.close();
  });

  it('says what to do if it was taken out of its folder', async () => {
    await writeFile(join(folder, 'alone.html'), await readFile(join(folder, 'index.html')));
    await withChange('viewer/journal.js', 'takeLine', '', async () => {
      const { page } = await open('alone.html');
      expect(await headline(page)).toContain('viewer/journal.js was changed.');
      await page.close();
    });
    await rm(join(folder, 'viewer'), { recursive: true });
    const { page } = await open('alone.html');
    expect(await headline(page)).toContain('Extract the whole ZIP into a folder');
    await page.close();
  });
});
