import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { picture, screens } from '#test/support/browser.ts';
import { asNotary, control, look } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

/** Waits until an article's heading has the focus and is in the window. */
async function arrive(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  await heading.waitFor();
  await page.waitForFunction((text) => document.activeElement?.textContent === text, title);
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(500);
}

/** Scrolls to each picture and returns those that did not load, or that have another size than announced. */
async function brokenPictures(page: Page): Promise<string[]> {
  const broken: string[] = [];
  const heights = await page
    .locator('.help-shot img')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  // Pictures have their height before they load, so that an article does not move when those above it arrive.
  if (Math.min(...heights) < 300) broken.push(`no place is kept: ${heights}`);
  for (const picture of await page.locator('.help-shot img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const wrong = await picture.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 'no picture';
      await image.decode().catch(() => {});
      const { naturalWidth, naturalHeight, currentSrc, width, height } = image;
      const isWhole = naturalWidth > 0 && Math.abs(width / height - naturalWidth / naturalHeight) < 0.02;
      return isWhole ? undefined : currentSrc;
    });
    if (wrong) broken.push(wrong);
  }
  return broken;
}

it('leads from each view to its article, and on to others by search', async () => {
  await asNotary(site, 'phone', async (page) => {
    await page.goto(`${site.url}/app`);
    await control(page, 'Help with this page').click();
    await arrive(page, 'What the dashboard cards show');
    expect(await brokenPictures(page)).toEqual([]);

    // The code of the Help Center is loaded now, and the frame scrolls to the top of a new view.
    await control(page, 'Menu').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing Plans' }).click();
    await page.getByRole('heading', { name: 'Pricing Plans' }).waitFor();
    await control(page, 'Help with this page').click();
    await arrive(page, 'What each plan has');

    await page.getByLabel('Search the Help Center').fill('offline connect');
    await page.getByText(/articles? found/).waitFor();
    await page.getByRole('link', { name: 'Working offline, without signal' }).click();
    await arrive(page, 'Working offline, without signal');
    await look(page, 'phone', 'help-creating-entries');

    await page.setViewportSize(screens.desktop.viewport);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brokenPictures(page)).toEqual([]);
    const first = page.locator('.help-shot img').first();
    expect(await first.evaluate((image) => Reflect.get(image, 'currentSrc'))).toMatch(
      /wizard-signer-1280-dark\.webp$/,
    );
    await picture(page, 'desktop-help-creating-entries-dark');
  });
});
