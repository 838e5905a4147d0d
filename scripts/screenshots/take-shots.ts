import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '#web/lib/navigation/paths.ts';
import { type ShotScreen, type ShotTheme, shotFile, shotNames, shotScreens } from '#web/lib/shots.ts';
import { notary } from './demo-content.ts';
import type { DemoJournal } from './fill-demo.ts';
import { waysToShots } from './ways-to-shots.ts';

const patience = 60_000;
const quality = 78;
/** Milliseconds until a map has drawn its last tile and a field has lost its focus ring. */
const rest = 600;

/** Messages would cover the subject of a picture. */
const quiet = '[data-sonner-toaster] { display: none !important; }';

type Setting = { browser: Browser; url: string; now: Date; folder: string };
export type TakenShot = { file: string; bytes: number };

/** Opens a browser context at a given time, on a screen and in a theme. */
async function openScreen(
  { browser, now }: Setting,
  screen: ShotScreen,
  theme: ShotTheme,
): Promise<BrowserContext> {
  const { width, height, density } = shotScreens[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    ...(screen === 'phone' && { isMobile: true, hasTouch: true }),
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
    timezoneId: 'America/Denver',
    locale: 'en-US',
  });
  context.setDefaultTimeout(patience);
  await context.clock.install({ time: now });
  return context;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${paths.login}`);
  await page.getByLabel('Email').fill(notary.email);
  await page.getByLabel('Password', { exact: true }).fill(notary.password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Waits until fonts, images, and maps are loaded and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.addStyleTag({ content: quiet });
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.activeElement?.blur()');
  await page.mouse.move(0, 0);
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForTimeout(rest);
}

/** Takes every picture on a screen in a theme, into the folder; returns the files with their sizes. */
export async function takeShots(
  setting: Setting,
  demo: DemoJournal,
  screen: ShotScreen,
  theme: ShotTheme,
): Promise<TakenShot[]> {
  const context = await openScreen(setting, screen, theme);
  const ways = waysToShots(setting.url, demo);
  const taken: TakenShot[] = [];
  try {
    const page = await context.newPage();
    await signIn(page, setting.url);
    for (const name of shotNames) {
      await ways[name](page);
      await settled(page);
      const file = shotFile(name, screen, theme);
      const picture = await page.screenshot({ type: 'webp', quality });
      await writeFile(join(setting.folder, file), picture);
      taken.push({ file, bytes: picture.length });
    }
  } finally {
    await context.close();
  }
  return taken;
}
