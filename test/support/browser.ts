import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { ensureChromium } from '#scripts/local/processes/chromium.ts';
import { everyCase } from './every-case.ts';

/** The widths that journeys run at. */
export const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type ScreenName = keyof typeof screens;

/** Returns the screens for a journey that asserts the same on each: this one, and all in `npm run test:long`. */
export function screensFrom(typical: ScreenName): ScreenName[] {
  return everyCase ? (Object.keys(screens) as ScreenName[]) : [typical];
}

/** The folder for screenshots, from the variable SCREENSHOTS. Without it, none is taken. */
const pictures = process.env['SCREENSHOTS'];

const denver = 'America/Denver';

/** How long anything on a page may take, in milliseconds; CI is slow. */
const patience = 20_000;

/** How tests start Chromium; `more` are arguments of its command line. */
export async function launchOptions(more: readonly string[] = []): Promise<LaunchOptions> {
  return {
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-background-networking', ...more],
  };
}

/** Starts a Chromium of a test file's own, for one that needs other arguments than the shared browser. */
export async function startBrowser(more: readonly string[]): Promise<Browser> {
  return chromium.launch(await launchOptions(more));
}

/** Starts a Chromium that keeps its storage in a folder, as a notary's own does when it is closed and reopened. */
export async function openOwnBrowser(folder: string, screen: ScreenName): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...screens[screen],
    ...(await launchOptions()),
    reducedMotion: 'reduce',
    timezoneId: denver,
  });
  context.setDefaultTimeout(patience);
  return context;
}

export type VisitorOptions = {
  /** Whether the site may install its service worker. Only journeys that go offline need it. */
  serviceWorkers?: 'allow' | 'block';
  /** Whether the browser can draw maps. Without a graphics card, drawing one takes seconds of CPU time. */
  maps?: boolean;
  /** The time zone of the device; Denver's by default. */
  timezone?: string;
  /** The content of the browser's storage at the start. */
  storageState?: BrowserContextOptions['storageState'];
};

/** Opens a context of its own, at a screen's width, for a visitor whose position is Denver. */
export async function newVisitor(
  browser: Browser,
  screen: ScreenName,
  { serviceWorkers = 'block', maps = false, timezone = denver, storageState }: VisitorOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...screens[screen],
    acceptDownloads: true,
    serviceWorkers,
    ...(storageState && { storageState }),
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: 39.7392, longitude: -104.9903 },
    timezoneId: timezone,
  });
  context.setDefaultTimeout(patience);
  if (screen === 'phone') {
    // A finger does not hover. The mouse that stands for it would stop the time of a message that it waits for.
    await context.addInitScript(() => {
      for (const name of ['mouseover', 'mouseout', 'mousemove']) {
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
      }
    });
  }
  if (!maps) {
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, ...given: Parameters<typeof getContext>) {
          return given[0].startsWith('webgl') ? null : getContext.apply(this, given);
        },
      });
    });
  }
  return context;
}

/** Saves a picture of a page, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** Returns whether a page is wider than its window. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** Returns the bytes of a download. The shared browser runs elsewhere, so its files have no path here. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
