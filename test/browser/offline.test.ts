import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { openOwnBrowser, type ScreenName } from '#test/support/browser.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draw, look, toast } from '#test/support/journey.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { sharedSite } from '#test/support/stack.ts';

let siteUrl: string;
/** The browsers and their folders that the test has open. */
const open: { context: BrowserContext; folder: string }[] = [];

beforeAll(async () => {
  siteUrl = await sharedSite();
}, 180_000);

afterEach(async () => {
  for (const { context, folder } of open.splice(0)) {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

const app = (view: string) => `${siteUrl}/app?view=${view}`;
const apiUrl = () => siteUrl;

async function onPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** A browser of a notary's own, in a new folder or over what an earlier one left in it. */
async function device(screen: ScreenName, earlier?: string): Promise<{ page: Page; folder: string }> {
  const folder = earlier ?? (await mkdtemp(join(tmpdir(), 'journal-device-')));
  const context = await openOwnBrowser(folder, screen);
  open.push({ context, folder });
  return { page: await onPage(context), folder };
}

async function closeBrowser(page: Page): Promise<void> {
  const index = open.findIndex(({ context }) => context === page.context());
  open.splice(index, 1);
  await page.context().close();
}

async function signIn(page: Page, { email, password }: Notary): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/** Signs in, and waits until the app can be opened without a connection. */
async function readyForOffline(page: Page, notary: Notary): Promise<void> {
  await page.goto(app('login'));
  await signIn(page, notary);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function fillEntry(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('State for this Entry').selectOption('CO');
  await page.getByLabel('Document Type').selectOption('deed');
  await page.getByLabel('Notarial Act').selectOption('acknowledgment');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill(name);
  await page.getByLabel('Street Address').fill('1437 Bannock Street');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP Code').fill('80202');
  await page.getByLabel('ID Type').selectOption('passport');
  await page.getByLabel('ID Number').fill('P1234567');
  await page.getByLabel('Issuing Agency').fill('US Department of State');
  await page.getByLabel('Expiration Date').fill('2031-05-17');
  await next.click();
  // The law is at hand without a connection.
  await toast(page, /Step 1: Signer 1: Signature is required/);
  await page.getByRole('button', { name: 'Add Signature' }).click();
  await draw(page);
  await page.getByRole('button', { name: 'Save Signature' }).click();
  await toast(page, 'Signature saved successfully');
  await next.click();
  await page.getByLabel('Location Address').fill('1437 Bannock Street, Denver');
  await next.click();
  await page
    .getByLabel(/^Document/)
    .first()
    .fill('Warranty deed');
  await next.click();
}

async function submitOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Entry' }).click();
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  await page.getByText('Waiting to be sent', { exact: true }).waitFor();
}

/** The signers of the notary's submitted entries and drafts, as the server has them. */
async function recorded({ token }: Notary): Promise<string[]> {
  const { body } = await call('list-entries', { apiUrl: apiUrl(), token });
  return body.items.map(
    ({ entry_number, signers }) =>
      `${entry_number ?? 'draft'} ${signers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')}`,
  );
}

describe('without a connection', () => {
  it('an entry is recorded, outlives the browser, and is sent once', async () => {
    const notary = await registerNotary(apiUrl());
    const { page, folder } = await device('phone');
    await readyForOffline(page, notary);
    await page.context().setOffline(true);
    await page.goto(app('wizard'));
    await page.getByText('You are offline.').waitFor();
    await fillEntry(page, 'Lovelace');
    await submitOffline(page);
    await look(page, 'phone', '40-offline-queue');
    await page.goto(app('journal'));
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await look(page, 'phone', '41-offline-journal');
    await closeBrowser(page);

    const { page: again } = await device('phone', folder);
    await again.context().setOffline(true);
    await again.goto(app('dashboard'));
    await again.getByText('Waiting to be sent', { exact: true }).waitFor();
    expect(await recorded(notary)).toEqual([]);
    await again.context().setOffline(false);
    await again.getByText('Sent: Entry 000001').waitFor();
    await again.getByText('Entry 000001', { exact: true }).waitFor();
    await again.reload();
    await again.getByText('Sent: Entry 000001').waitFor();
    expect(await recorded(notary)).toEqual(['000001 Ada Lovelace']);
    const cached = await again.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/app.html');
    expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  }, 120_000);

  it('an entry whose answers are lost after the server accepted them is sent once', async () => {
    const notary = await registerNotary(apiUrl());
    const { page } = await device('desktop');
    await readyForOffline(page, notary);
    await page.context().setOffline(true);
    await page.goto(app('wizard'));
    await fillEntry(page, 'Hopper');
    await submitOffline(page);
    const lost: string[] = [];
    await page.route(/\/api\/notary\/entries\/(draft|[^/]+\/submit|[0-9A-Z]{26})(\?.*)?$/, async (route) => {
      const request = route.request();
      const call = `${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)?.slice(0, 6)}`;
      if (request.method() === 'GET' || lost.includes(call)) return route.continue();
      lost.push(call);
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.context().setOffline(false);
    for (const seen of [1, 2, 3]) {
      await expect.poll(() => lost.length, { timeout: 15_000 }).toBe(seen);
      await page.getByText('Waiting to be sent', { exact: true }).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    await page.getByText('Sent: Entry 000001').waitFor();
    expect(await recorded(notary)).toEqual(['000001 Ada Hopper']);
  }, 120_000);

  it('a draft that another device changed is shown beside this one, and the notary chooses', async () => {
    const notary = await registerNotary(apiUrl());
    const draft = await call('create-draft', {
      apiUrl: apiUrl(),
      token: notary.token,
      body: { date: '2026-01-15', state_code: 'CO', comments: 'as it was' },
    });
    const { page } = await device('desktop');
    await readyForOffline(page, notary);
    await page.goto(`${app('wizard')}&id=${draft.body.id}`);
    await toast(page, 'Draft loaded successfully!');
    await page.context().setOffline(true);
    await page.getByLabel('City').fill('Here');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page.getByRole('heading', { name: 'Draft Entries' }).waitFor();
    await page.getByText('Waiting to be sent', { exact: true }).waitFor();
    await call('update-draft', {
      apiUrl: apiUrl(),
      token: notary.token,
      params: { id: draft.body.id },
      body: { date: '2026-01-15', state_code: 'CO', comments: 'from elsewhere' },
    });
    await page.context().setOffline(false);
    await page.getByText('Needs you', { exact: true }).waitFor();
    await look(page, 'desktop', '42-queue-needs-you');
    await page.getByRole('button', { name: /^Compare/ }).click();
    const dialog = page.getByRole('dialog', { name: 'This draft was changed on another device' });
    await dialog.getByRole('table').waitFor();
    const cells = (name: RegExp) => dialog.getByRole('row', { name }).getByRole('cell').allTextContents();
    expect(await cells(/Comments/)).toEqual(['as it was', 'from elsewhere']);
    expect(await cells(/City/)).toEqual(['Here', 'Nothing']);
    await look(page, 'desktop', '43-compare-versions');
    const stored = () =>
      call('get-entry', { apiUrl: apiUrl(), token: notary.token, params: { id: draft.body.id } });
    expect((await stored()).body.comments).toBe('from elsewhere');
    await dialog.getByRole('button', { name: 'Keep mine and replace it' }).click();
    await toast(page, 'Entry saved as draft!');
    expect((await stored()).body).toMatchObject({ comments: 'as it was', signers: [{ city: 'Here' }] });
    expect(await recorded(notary)).toHaveLength(1);
  }, 120_000);

  it('an entry outlives the end of the session, and is sent when the same notary signs in', async () => {
    const notary = await registerNotary(apiUrl());
    const draft = await call('create-draft', { apiUrl: apiUrl(), token: notary.token, body: buildEntry() });
    const { page } = await device('desktop');
    await readyForOffline(page, notary);
    await page.goto(`${app('wizard')}&id=${draft.body.id}`);
    await toast(page, 'Draft loaded successfully!');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Notes' }).click();
    await submitOffline(page);
    const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
    await call('logout', { apiUrl: apiUrl(), token });
    await page.context().setOffline(false);
    await page.getByText('Your session has ended. Please sign in again.').waitFor();

    const other = await registerNotary(apiUrl());
    await signIn(page, other);
    expect(await page.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
    expect(await recorded(other)).toEqual([]);

    await signIn(page, notary);
    await page.getByText('Sent: Entry 000001').waitFor();
    expect(await recorded(notary)).toEqual(['000001 Ada Byron']);
  }, 120_000);
});
