import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisitor, overflows, picture, type ScreenName, seriousFindings } from './browser.ts';
import { uniqueEmail } from './notary.ts';

/** A button, or a link that looks like one; the first, where a row of each is listed. */
export function control(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
}

/** Waits for a message in a toast. */
export function toast(page: Page, text: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: text }).first().waitFor();
}

const seen = new Set<string>();

/**
 * Looks at a view: no serious finding, no sideways scrolling, and a picture for people. What an earlier
 * journey of the file has looked at by the same name is not looked at again.
 */
export async function look(page: Page, screen: ScreenName, name: string): Promise<void> {
  if (seen.has(`${screen}-${name}`)) return;
  seen.add(`${screen}-${name}`);
  expect(await seriousFindings(page), `axe on ${name}`).toEqual([]);
  expect(await overflows(page), `${name} is wider than the screen`).toBe(false);
  await picture(page, `${screen}-${name}`);
}

/** Draws with the mouse, or a finger's worth of mouse events on a phone. */
export async function draw(page: Page): Promise<void> {
  const box = await page.locator('dialog canvas').boundingBox();
  if (!box) throw new Error('There is no pad to draw on');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(box.x + 30 + step * 8, box.y + box.height / 2 + Math.sin(step) * 30);
  }
  await page.mouse.up();
}

/** Closes the welcome that a new account is greeted with. */
export async function startExploring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Exploring' }).click();
}

/** Registers a new notary on the site, and leaves him before the welcome. */
export async function registerOnSite(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/register`);
  await page.getByLabel('Full Name').fill('Nora Notary');
  await page.getByLabel('Email').fill(uniqueEmail());
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await toast(page, 'Account created successfully!');
}

/** Walks the site as a visitor with nothing stored yet, who is gone afterwards. */
export async function asVisitor(
  browser: Browser,
  screen: ScreenName,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await newVisitor(browser, screen);
  try {
    await walk(await visitor.newPage());
  } finally {
    await visitor.close();
  }
}
