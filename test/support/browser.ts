import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '#scripts/local/chromium.ts';

/** The widths that every journey runs at. */
export const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type ScreenName = keyof typeof screens;

/** Where screenshots go when SCREENSHOTS names a folder; otherwise none is taken. */
const pictures = process.env['SCREENSHOTS'];

/** How long anything on a page may take, in milliseconds; CI is slow. */
const patience = 20_000;

const houseArguments = ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-background-networking'];

/** A real Chromium without a window; `more` are arguments of its command line. */
export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...houseArguments, ...more] });
}

/** A browser that keeps what it stores in a folder, as a notary's own does when it is closed and opened again. */
export async function openOwnBrowser(folder: string, screen: ScreenName): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...screens[screen],
    executablePath: ensureChromium(),
    args: houseArguments,
    reducedMotion: 'reduce',
    timezoneId: 'America/Denver',
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** A visitor with nothing stored yet, at a screen's width; he lets the site know that he is in Denver. */
export async function newVisitor(browser: Browser, screen: ScreenName): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...screens[screen],
    acceptDownloads: true,
    // Journeys that go offline have a browser of their own; the others see what the server sends.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: 39.7392, longitude: -104.9903 },
    timezoneId: 'America/Denver',
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Keeps a picture of a page, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** Toasts below the front one fade out of sight: their contrast is that of something hidden. */
const coveredToasts = '[data-sonner-toast][data-front="false"]';

/** What axe finds wrong with a page that is serious or critical, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude(coveredToasts).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Whether a page is wider than its window. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
