import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localSiteConfig } from '#scripts/local/site/local-site-config.ts';
import { call } from '#test/support/api.ts';
import { openOwnBrowser, type ScreenName } from '#test/support/browser.ts';
import { buildEntry } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { asNotary, look, lookWithAxe, toast } from '#test/support/journey.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { fillEntry, readyForOffline, signIn, submitOffline } from '#test/support/offline-journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();
const app = (view: string) => `${site.url}/app?view=${view}`;

/** The folder of a notary's own browser, and its context while it is open. */
let folder: string;
let own: BrowserContext | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-device-'));
});

afterAll(async () => {
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the notary's own browser, over what it left in its folder earlier. */
async function ownBrowser(screen: ScreenName): Promise<Page> {
  own = await openOwnBrowser(folder, screen);
  return own.pages()[0] ?? (await own.newPage());
}

/** Runs a test in a notary's browser that is ready to go offline. */
const onDevice = (walk: (page: Page, notary: Notary) => Promise<void>) =>
  asNotary(
    site,
    'desktop',
    async (page, notary) => {
      await page.goto(app('dashboard'));
      await readyForOffline(page);
      await walk(page, notary);
    },
    { serviceWorkers: 'allow' },
  );

/** Returns the signers of the notary's entries and drafts on the server. */
async function recorded({ token }: Notary): Promise<string[]> {
  const { body } = await call('list-entries', { apiUrl: site.url, token });
  return body.items.map(
    ({ entry_number, signers }) =>
      `${entry_number ?? 'draft'} ${signers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')}`,
  );
}

describe('without a connection', () => {
  it('records an entry, keeps it while the browser is closed, and sends it once', async () => {
    const notary = await registerNotary();
    const page = await ownBrowser('phone');
    await page.goto(app('login'));
    await signIn(page, notary);
    await readyForOffline(page);
    await page.context().setOffline(true);
    await page.goto(app('wizard'));
    await page.getByText('You are offline.').waitFor();
    // The configuration of the last start with a connection.
    const config = await page.evaluate("fetch('/config.json').then((answer) => answer.json())");
    expect(config).toEqual(localSiteConfig({}));
    await fillEntry(page, 'Lovelace');
    await submitOffline(page);
    await lookWithAxe(page, 'phone', '40-offline-queue');
    await page.goto(app('journal'));
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await look(page, 'phone', '41-offline-journal');
    await own?.close();

    const again = await ownBrowser('phone');
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

  // queue.test.ts proves it for each lost answer, and visit.test.ts loses one in a browser.
  it.runIf(everyCase)(
    'sends an entry once, even if answers are lost after the server accepted it',
    () =>
      onDevice(async (page, notary) => {
        await page.context().setOffline(true);
        await page.goto(app('wizard'));
        await fillEntry(page, 'Hopper');
        await submitOffline(page);
        const lost: string[] = [];
        await page.route(
          /\/api\/notary\/entries\/(draft|[^/]+\/submit|[0-9A-Z]{26})(\?.*)?$/,
          async (route) => {
            const request = route.request();
            const call = `${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)?.slice(0, 6)}`;
            if (request.method() === 'GET' || lost.includes(call)) return route.continue();
            lost.push(call);
            await route.fetch();
            await route.abort('connectionreset');
          },
        );
        await page.context().setOffline(false);
        for (const seen of [1, 2, 3]) {
          await expect.poll(() => lost.length).toBe(seen);
          await page.getByText('Waiting to be sent', { exact: true }).waitFor();
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
        }
        await page.getByText('Sent: Entry 000001').waitFor();
        expect(await recorded(notary)).toEqual(['000001 Ada Hopper']);
      }),
    120_000,
  );

  // offline.test.tsx shows both versions without a browser, and wizard-saver.test.ts proves that only the version seen is replaced.
  it.runIf(everyCase)(
    'shows both versions of a draft that another device changed, and lets the notary choose',
    () =>
      onDevice(async (page, notary) => {
        const draft = await call('create-draft', {
          apiUrl: site.url,
          token: notary.token,
          body: { date: '2026-01-15', state_code: 'CO', comments: 'as it was' },
        });
        await page.goto(`${app('wizard')}&id=${draft.body.id}`);
        await toast(page, 'Draft loaded successfully!');
        await page.context().setOffline(true);
        await page.getByLabel('City').fill('Here');
        await page.getByRole('button', { name: 'Save as Draft' }).click();
        await page.locator('.sealed-next').getByRole('link', { name: 'Saved Drafts' }).click();
        await page.getByText('Waiting to be sent', { exact: true }).waitFor();
        await call('update-draft', {
          apiUrl: site.url,
          token: notary.token,
          params: { id: draft.body.id },
          body: { date: '2026-01-15', state_code: 'CO', comments: 'from elsewhere' },
        });
        await page.context().setOffline(false);
        await page.getByText('Needs you', { exact: true }).waitFor();
        await lookWithAxe(page, 'desktop', '42-queue-needs-you');
        await page.getByRole('button', { name: /^Compare/ }).click();
        const dialog = page.getByRole('dialog', { name: 'This draft was changed on another device' });
        await dialog.getByRole('table').waitFor();
        const cells = (name: RegExp) => dialog.getByRole('row', { name }).getByRole('cell').allTextContents();
        expect(await cells(/Comments/)).toEqual(['as it was', 'from elsewhere']);
        expect(await cells(/City/)).toEqual(['Here', 'Nothing']);
        await lookWithAxe(page, 'desktop', '43-compare-versions');
        const stored = () =>
          call('get-entry', { apiUrl: site.url, token: notary.token, params: { id: draft.body.id } });
        expect((await stored()).body.comments).toBe('from elsewhere');
        await dialog.getByRole('button', { name: 'Keep mine and replace it' }).click();
        await toast(page, 'Entry saved as draft!');
        expect((await stored()).body).toMatchObject({ comments: 'as it was', signers: [{ city: 'Here' }] });
        expect(await recorded(notary)).toHaveLength(1);
      }),
    120_000,
  );

  // queue.test.ts proves that such an entry is kept, and sent for the same notary alone.
  it.runIf(everyCase)(
    'keeps an entry after the session ended, and sends it when the same notary signs in',
    () =>
      onDevice(async (page, notary) => {
        const draft = await call('create-draft', {
          apiUrl: site.url,
          token: notary.token,
          body: buildEntry(),
        });
        await page.goto(`${app('wizard')}&id=${draft.body.id}`);
        await toast(page, 'Draft loaded successfully!');
        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Notes' }).click();
        await submitOffline(page);
        const { email, password } = notary;
        const elsewhere = await call('login', { apiUrl: site.url, body: { email, password } });
        await call('logout', { apiUrl: site.url, token: notary.token });
        await page.context().setOffline(false);
        await page.getByText('Your session has ended. Please sign in again.').waitFor();

        const other = await registerNotary();
        await signIn(page, other);
        await expect.poll(() => page.getByRole('heading', { name: 'On this device' }).count()).toBe(0);
        await page.getByRole('button', { name: 'Logout' }).click();
        await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
        expect(await recorded(other)).toEqual([]);

        await signIn(page, notary);
        await page.getByText('Sent: Entry 000001').waitFor();
        expect(await recorded({ ...notary, token: elsewhere.body.access_token })).toEqual([
          '000001 Ada Byron',
        ]);
      }),
    120_000,
  );
});
