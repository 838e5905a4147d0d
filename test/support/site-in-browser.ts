import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser, sharedSite } from './stack.ts';

/** The shared site and a browser to visit it with. */
export type SiteInBrowser = { url: string; browser: Browser };

/** Connects a test file to the shared site and the shared browser, before its tests run. */
export function siteInBrowser(): SiteInBrowser {
  const started: Partial<SiteInBrowser> = {};
  beforeAll(async () => {
    const [url, endpoint] = await Promise.all([sharedSite(), sharedBrowser()]);
    Object.assign(started, { url, browser: await chromium.connect(endpoint) });
  }, 240_000);
  afterAll(() => started.browser?.close());
  return started as SiteInBrowser;
}
