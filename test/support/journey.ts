import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fromWire } from '#shared/contract/wire.ts';
import { findings } from './accessibility.ts';
import { call } from './api.ts';
import { newVisitor, overflows, picture, type ScreenName, type VisitorOptions } from './browser.ts';
import { type Notary, registerNotary, uniqueEmail } from './notary.ts';
import type { SiteInBrowser } from './site-in-browser.ts';

/** Finds a button, or a link that looks like one; the first, where every row of a list has one. */
export function control(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
}

/** Waits for a message in a toast. Each toast counts once: one that an earlier step waited for is not found again. */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const fresh = page.locator('[data-sonner-toast]:not([data-awaited])').filter({ hasText: text }).first();
  await fresh.evaluate((element) => element.setAttribute('data-awaited', ''));
}

/** Checks that a view does not scroll sideways, and saves a picture for people. Axe inspects it in accessibility.test.ts. */
export async function look(page: Page, screen: ScreenName, name: string): Promise<void> {
  expect(await overflows(page), `${name} is wider than the screen`).toBe(false);
  await picture(page, `${screen}-${name}`);
}

/** Looks at a view that only this journey reaches, with axe as well. */
export async function lookWithAxe(page: Page, screen: ScreenName, name: string): Promise<void> {
  await look(page, screen, name);
  expect(await findings(page, 'light'), `axe on ${name}`).toEqual([]);
}

/** Draws on the signature pad with the mouse. */
export async function draw(page: Page): Promise<void> {
  const box = await page.locator('dialog canvas').boundingBox();
  if (!box) throw new Error('There is no pad to draw on');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(box.x + 30 + step * 20, box.y + box.height / 2 + Math.sin(step) * 30);
  }
  await page.mouse.up();
}

/** Holds the button with this name until it acts. */
export async function longPress(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.hover();
  await page.mouse.down();
  await button.waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** Saves the last signature of a session, and takes the device back as a notary does: with a long press. */
export async function saveSignature(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Signature' }).click();
  await longPress(page, 'Notary: press and hold to continue');
  await toast(page, 'Signature saved successfully');
}

/** Closes the welcome that follows a registration. */
export async function startExploring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Exploring' }).click();
}

/** Registers a new notary on the site; the welcome is open afterwards. */
export async function registerOnSite(page: Page, siteUrl: string, email = uniqueEmail()): Promise<void> {
  await page.goto(`${siteUrl}/register`);
  await page.getByLabel('Full Name').fill('Nora Notary');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await toast(page, 'Account created successfully!');
}

/** Walks the site as a visitor with empty storage. */
export async function asVisitor(
  browser: Browser,
  screen: ScreenName,
  walk: (page: Page) => Promise<void>,
  options?: VisitorOptions,
): Promise<void> {
  const visitor = await newVisitor(browser, screen, options);
  try {
    await walk(await visitor.newPage());
  } finally {
    await visitor.close();
  }
}

/** Returns what a browser has stored in which a notary is signed in. */
export async function sessionOf(notary: Notary, url: string) {
  const { body } = await call('get-profile', { apiUrl: url, token: notary.token });
  const session = {
    access_token: notary.token,
    user: JSON.stringify(fromWire(body)),
    token_received_at: String(Date.now()),
  };
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Walks the site as a notary who is signed in: `notary`, or a new one. */
export async function asNotary(
  { url, browser }: SiteInBrowser,
  screen: ScreenName,
  walk: (page: Page, notary: Notary) => Promise<void>,
  { notary: known, ...options }: VisitorOptions & { notary?: Notary } = {},
): Promise<void> {
  const notary = known ?? (await registerNotary());
  const storageState = await sessionOf(notary, url);
  await asVisitor(browser, screen, (page) => walk(page, notary), { ...options, storageState });
}

/** Answers every doubt of law in the review, as the notary must before the seal. */
export async function answerDoubts(page: Page): Promise<void> {
  const doubts = page.locator('.review .wizard-doubts .amplify-checkbox');
  await page.locator('.review').waitFor();
  for (let index = 0; index < (await doubts.count()); index += 1) {
    const one = doubts.nth(index);
    if (!(await one.locator('input').isChecked())) await one.click();
  }
}
