import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from './browser.ts';
import { sharedSite } from './stack.ts';

/** The site that the tests share, and a browser to visit it with. */
export type SiteInBrowser = { url: string; browser: Browser };

/** Gives a file of journeys the shared site, and a browser of its own; both are there once its tests run. */
export function siteInBrowser(): SiteInBrowser {
  const started: Partial<SiteInBrowser> = {};
  beforeAll(async () => {
    const [url, browser] = await Promise.all([sharedSite(), startBrowser()]);
    Object.assign(started, { url, browser });
  }, 180_000);
  afterAll(() => started.browser?.close());
  return started as SiteInBrowser;
}
