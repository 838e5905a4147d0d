import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, overflows, picture, type ScreenName, screens } from '#test/support/browser.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { anchors } from '#web/landing/anchors.ts';

const site = siteInBrowser();

/** Opens an address and collects the browser's errors, such as breaches of the content security policy. */
async function open(screen: ScreenName, path = '/'): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await newVisitor(site.browser, screen)).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site.url}${path}`);
  return { page, complaints };
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const isOpen = (page: Page) => menuButton(page).getAttribute('aria-expanded');

/** Returns how far below the top edge of the window an element begins. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

describe('the landing page', () => {
  for (const screen of Object.keys(screens) as ScreenName[]) {
    it(`fits a ${screen} and makes the browser complain of nothing`, async () => {
      const { page, complaints } = await open(screen);
      expect(await overflows(page)).toBe(false);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  }

  it('shows the prices of all plans level, also for a year, and answers for a state', async () => {
    const { page } = await open('desktop');
    const levels = async (cycle: string) => {
      const amounts = await page.locator(`.plan .price-${cycle} .price-amount`).all();
      const boxes = await Promise.all(amounts.map((amount) => amount.boundingBox()));
      return boxes.map((box) => [box?.y, box?.height]);
    };
    const monthly = await levels('monthly');
    expect(new Set(monthly.map(String)).size, String(monthly)).toBe(1);
    const small = await levels('annual');
    await page.getByLabel('Annual, 20% less').check();
    const large = await levels('annual');
    expect(new Set(large.map(String)).size, String(large)).toBe(1);
    expect(large[0]?.[1]).toBeGreaterThan(small[0]?.[1] ?? 0);
    await page.getByLabel('Is it legal in my state?').selectOption('California');
    await page.getByText('That is disputed for acts on paper.').waitFor();
    expect(await page.getByRole('link', { name: 'California rules' }).getAttribute('href')).toBe(
      '/states/california',
    );
    await page.context().close();
  });

  it('fits the narrowest phone', async () => {
    const { page } = await open('phone');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page)).toBe(false);
    await page.context().close();
  });

  it('folds its menu on a phone and links to every section and to the sign-up', async () => {
    const { page } = await open('phone');
    const pricing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
    expect([await isOpen(page), await pricing.isVisible()]).toEqual(['false', false]);

    // By keyboard, it opens and focuses its first link, and Escape returns to the button.
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    expect([await isOpen(page), await pricing.isVisible()]).toEqual(['true', true]);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Features');
    await picture(page, 'landing-phone-menu');
    await page.keyboard.press('Escape');
    expect([await isOpen(page), await pricing.isVisible()]).toEqual(['false', false]);
    expect(await page.evaluate('document.activeElement.id')).toBe('menu-button');

    for (const { id, label } of anchors) {
      await menuButton(page).tap();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: label, exact: true })
        .tap();
      expect(await isOpen(page), label).toBe('false');
      // Directly below the bar, so nothing of the section before is visible.
      await expect.poll(() => topOf(page, id)).toBeLessThan(75);
      expect(await topOf(page, id), label).toBeGreaterThanOrEqual(60);
    }

    // A tap outside the menu closes it too.
    await menuButton(page).tap();
    await page.mouse.click(195, 820);
    expect(await isOpen(page)).toBe('false');

    await page.getByRole('article', { name: 'Advanced Plan' }).getByRole('link').tap();
    await page.getByRole('button', { name: 'CREATE ACCOUNT' }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('register');
    await page.context().close();
  });

  it('is where every unknown address leads, also inside the app', async () => {
    const { page } = await open('desktop', '/no/such/page?from=old-link');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'LOG IN', exact: true }).click();
    await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
    await page.goto(`${site.url}/app.html`);
    await page.getByRole('heading', { level: 1, name: /Your notary journal/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const missing = await page.request.get(`${site.url}/assets/no-such-file.js`);
    expect(missing.status()).toBe(404);
    await page.context().close();
  });
});
