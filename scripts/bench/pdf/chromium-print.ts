import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { Drawing } from './drawing.ts';
import { headOf } from './drawing-html.ts';

/** A headless Chromium that runs. */
export type Printer = {
  /** Prints a body in a new page, which it closes, as documents of different people have to be. */
  inNewPage: (body: string) => Promise<Uint8Array>;
  /** Prints a body in a page that is kept, its typefaces loaded: the least that a print can take. */
  inKeptPage: (body: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

async function filled(page: Page, body: string): Promise<Uint8Array> {
  await page.evaluate(async (content) => {
    document.body.innerHTML = content;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    await document.fonts.ready;
  }, body);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** A folder with an empty page that has the looks and the typefaces of a drawing. */
export async function emptyPage(drawing: Drawing, folder: string): Promise<string> {
  const files = new Map([...drawing.fonts.keys()].map((name) => [name, `${name}.ttf`]));
  for (const [name, file] of drawing.fonts) await writeFile(join(folder, `${name}.ttf`), file);
  const head = headOf(drawing, files);
  const path = join(folder, 'page.html');
  await writeFile(path, `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`);
  return `file://${path}`;
}

/** Starts a headless Chromium to print into the page at an address. */
export async function startPrinter(executablePath: string, address: string): Promise<Printer> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let kept: Promise<Page> | undefined;
  async function opened(): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(address);
    return page;
  }
  return {
    async inNewPage(body) {
      const page = await opened();
      const pdf = await filled(page, body);
      await page.close();
      return pdf;
    },
    async inKeptPage(body) {
      kept ??= opened();
      return filled(await kept, body);
    },
    close: () => browser.close(),
  };
}
