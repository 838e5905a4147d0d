import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { openOwnBrowser } from '#test/support/browser.ts';
import { draw, look } from '#test/support/journey.ts';
import { registerNotary } from '#test/support/notary.ts';
import { fillEntry, locksOn, readyForOffline, signIn, submitOffline } from '#test/support/offline-journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/* A day without a network: the day ended just now, so that the server's clock and the device's agree when it is over. */

const site = siteInBrowser();
const minute = 60_000;
const hours = 10;

let folder: string;
let own: BrowserContext | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-day-'));
});

afterAll(async () => {
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the notary's phone at a time, over what it left in its folder earlier. */
async function phoneAt(time: number): Promise<Page> {
  own = await openOwnBrowser(folder, 'phone');
  const page = own.pages()[0] ?? (await own.newPage());
  await page.clock.install({ time });
  return page;
}

/** Kills the browser's process, as a phone without memory does. */
async function killBrowser(): Promise<void> {
  const closed = own?.waitForEvent('close');
  const session = await own?.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash').catch(() => {});
  await closed;
}

/** Types the password on the sign-in page, which says that it unlocks the device. */
async function unlock(page: Page, notary: { email: string; password: string }): Promise<void> {
  await page.getByText('unlocks this device for new entries').waitFor();
  await page.getByLabel('Email').fill(notary.email);
  await page.getByLabel('Password', { exact: true }).fill(`${notary.password}x`);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByText('The password is wrong.').waitFor();
  await signIn(page, notary);
}

/** Adds a second document to the entry in hand, and lets its signer sign for both. */
async function makeVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Docs/ }).click();
  await page.getByRole('button', { name: 'Several documents or entries' }).click();
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 2 title').fill('Deed of trust');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('2 entries', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hand to Ada Byron' }).click();
  await page.locator('dialog canvas').waitFor();
  await draw(page);
  await page.getByRole('button', { name: 'Save Signature' }).click();
  const button = page.getByRole('button', { name: 'Notary: press and hold to continue' });
  await button.focus();
  await page.keyboard.down('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
}

it('a day without a connection is recorded, each act once and with its own time', async () => {
  const morning = Date.now() - hours * 60 * minute;
  const notary = await registerNotary(undefined, new Date(morning - minute));
  let page = await phoneAt(morning);
  // The server lives in the evening already: it tells the morning's time.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const time = new Date(Number(await page.evaluate('Date.now()')));
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: time.toUTCString() } });
  });
  await page.goto(`${site.url}/app?view=login`);
  await signIn(page, notary);
  await readyForOffline(page);
  await expect.poll(() => locksOn(page), { timeout: 30_000 }).toBe(1);
  await page.context().setOffline(true);
  await page.unrouteAll();

  await page.clock.fastForward(70 * minute);
  await page.getByText(/You were signed out after 60 minutes/).waitFor();
  await look(page, 'phone', '47-offline-sign-in');
  await unlock(page, notary);
  for (const name of ['Ames', 'Boole', 'Clark', 'Dirac', 'Euler']) {
    await page.goto(`${site.url}/app?view=wizard`);
    await fillEntry(page, name);
    await submitOffline(page);
    await page.clock.fastForward(10 * minute);
  }
  await page.goto(`${site.url}/app?view=wizard`);
  await fillEntry(page, 'Byron');
  await makeVisit(page);
  await page.getByRole('button', { name: 'Seal 2 entries' }).click();
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await killBrowser();

  page = await phoneAt(morning + 5 * 60 * minute);
  await page.context().setOffline(true);
  await page.goto(`${site.url}/app?view=dashboard`);
  await unlock(page, notary);
  await expect.poll(() => page.getByText('Waiting to be sent', { exact: true }).count()).toBe(6);
  await look(page, 'phone', '48-offline-unlocked');
  await own?.close();

  page = await phoneAt(Date.now());
  await page.goto(`${site.url}/app?view=dashboard`);
  await signIn(page, notary);
  await expect.poll(() => page.getByText(/^Sent: Entr/).count(), { timeout: 60_000 }).toBe(6);
  const { body } = await call('list-entries', { apiUrl: site.url, token: notary.token });
  const sealed = await Promise.all(
    body.items.map(async ({ id }) => {
      const { body: entry } = await call('get-entry', {
        apiUrl: site.url,
        token: notary.token,
        params: { id },
      });
      const after = (Date.parse(entry.recorded_at ?? '') - morning) / minute;
      return [entry.signers[0]?.last_name, Math.floor(after / 10), entry.recorded_by, entry.entry_number];
    }),
  );
  // Each was recorded ten minutes after the one before, and all were received in the evening.
  expect(sealed.sort(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    ['Ames', 7, 'device', '000001'],
    ['Boole', 8, 'device', '000002'],
    ['Clark', 9, 'device', '000003'],
    ['Dirac', 10, 'device', '000004'],
    ['Euler', 11, 'device', '000005'],
    ['Byron', 12, 'device', expect.stringMatching(/^00000[67]$/)],
    ['Byron', 12, 'device', expect.stringMatching(/^00000[67]$/)],
  ]);
}, 300_000);
