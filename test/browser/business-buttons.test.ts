import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type ScreenName, screensFrom } from '#test/support/browser.ts';
import { addBusinessPapers } from '#test/support/business-papers.ts';
import { asNotary, toast } from '#test/support/journey.ts';
import { type Notary, verifyEmail } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/* Buttons of the business without a form of their own: each is pressed, and the server is asked what it has then. */

const site = siteInBrowser();
type Papers = Awaited<ReturnType<typeof addBusinessPapers>>;

/** Walks the business of a notary with papers. `as` are the facts of a call of the API. */
const walk = (
  screen: ScreenName,
  steps: (page: Page, papers: Papers, as: { token: string; apiUrl: string }) => Promise<void>,
) =>
  asNotary(site, screen, async (page: Page, notary: Notary) => {
    await verifyEmail(notary);
    const as = { token: notary.token, apiUrl: site.url };
    await steps(page, await addBusinessPapers(notary.token, site.url), as);
  });

const open = (page: Page, search: string) => page.goto(`${site.url}/app?view=business${search}`);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Presses a button of the open dialog. */
const agree = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

it.each(screensFrom('phone'))('on a %s, an invoice is sent again, and voided', (screen) =>
  walk(screen, async (page, { invoiceId }, as) => {
    const invoice = async () => (await call('get-client-invoice', { ...as, params: { id: invoiceId } })).body;
    await open(page, `&tab=invoices&id=${invoiceId}`);
    await press(page, /Send/);
    await agree(page, 'Send');
    await toast(page, 'was sent to ap@title.example');
    expect(await invoice()).toMatchObject({ status: 'sent', sent_at: expect.any(String) });
    await press(page, /Send a reminder/);
    await agree(page, 'Send a reminder');
    await toast(page, 'was sent to ap@title.example');
    await press(page, /^More actions/);
    await press(page, 'Void');
    await agree(page, 'Void invoice');
    await toast(page, 'is void');
    expect(await invoice()).toMatchObject({ status: 'void' });
    await page.reload();
    await page.locator('.amplify-badge', { hasText: 'Void' }).waitFor();
    expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0);
  }),
);

it.each(screensFrom('phone'))(
  'on a %s, an order takes each status, and one without invoice is deleted',
  (screen) =>
    walk(screen, async (page, _, as) => {
      const { items } = (await call('list-orders', { ...as, query: {} })).body;
      const { id = '' } = items.find((order) => order.invoice_id === null) ?? {};
      const statusOf = async () => (await call('get-order', { ...as, params: { id } })).body.status;
      await open(page, `&tab=orders&id=${id}`);
      for (const [button, status] of [
        ['Not done yet', 'confirmed'],
        ['Put on hold', 'on_hold'],
        ['Cancel order', 'cancelled'],
        ['Back to pending', 'pending'],
        ['Confirm', 'confirmed'],
        ['Mark as done', 'done'],
      ] as const) {
        await press(page, button);
        await expect.poll(statusOf).toBe(status);
      }
      await press(page, 'Undo');
      await expect.poll(statusOf).toBe('confirmed');
      await press(page, /Delete/);
      await agree(page, 'Delete order');
      await toast(page, 'The order was deleted');
      expect((await call('get-order', { ...as, params: { id } })).status).toBe(404);
    }),
);

it.each(screensFrom('phone'))('on a %s, trips and expenses are repeated and deleted', (screen) =>
  walk(screen, async (page, _, as) => {
    const trips = async () => (await call('list-trips', { ...as, query: {} })).body.items;
    await open(page, '&tab=mileage');
    await press(page, /^More actions for the trip/);
    await press(page, 'Return trip');
    await agree(page, 'Save trip');
    await toast(page, 'Trip saved');
    const [there, back] = (await trips()).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(back).toMatchObject({ from: there?.to, to: there?.from, miles: there?.miles });
    for (const left of [1, 0]) {
      await press(page, /^More actions for the trip/);
      await press(page, 'Delete');
      await agree(page, 'Delete trip');
      await expect.poll(trips).toHaveLength(left);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const expenses = async () => (await call('list-expenses', { ...as, query: {} })).body.items;
    await open(page, '&tab=expenses');
    await press(page, 'Repeat last');
    await agree(page, 'Save expense');
    await toast(page, 'Expense saved');
    expect((await expenses()).map(({ amount }) => amount)).toEqual(['42.10', '42.10']);
    await press(page, /^More actions for Paper/);
    await press(page, 'Delete');
    await agree(page, 'Delete expense');
    await expect.poll(expenses).toHaveLength(1);
  }),
);

it.each(screensFrom('phone'))(
  'on a %s, the calendar link is renewed and ended, and a client in use stays',
  (screen) =>
    walk(screen, async (page, { clientId }, as) => {
      const shown = async () => (await page.locator('.secret-text').first().textContent()) ?? '';
      const feed = async (url: string) =>
        (
          await call('get-calendar-feed', {
            apiUrl: site.url,
            params: { file: url.split('/calendar/')[1] ?? '' },
          })
        ).status;
      await open(page, '&tab=orders&id=connect');
      await press(page, 'Create link');
      const first = await shown();
      expect(await feed(first)).toBe(200);
      await press(page, 'Create new link');
      await agree(page, 'Create new link');
      await expect.poll(shown).not.toBe(first);
      const second = await shown();
      expect([await feed(first), await feed(second)]).toEqual([404, 200]);
      await press(page, 'End link');
      await agree(page, 'End link');
      await toast(page, 'The calendar link no longer works');
      expect(await feed(second)).toBe(404);
      await open(page, `&tab=clients&id=${clientId}`);
      await press(page, 'Delete');
      await agree(page, 'Delete client');
      await toast(page, /orders|invoices/);
      expect((await call('get-client', { ...as, params: { id: clientId } })).status).toBe(200);
    }),
);
