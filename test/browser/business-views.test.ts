import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { type Inspection, inspect } from '#test/support/accessibility.ts';
import { addBusinessPapers, addLongPapers } from '#test/support/business-papers.ts';
import { asNotary } from '#test/support/journey.ts';
import { type Notary, verifyEmail } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { testTable } from '#test/support/stack.ts';

/*
 * Views of the business that accessibility.test.ts doesn't reach: without papers, with the longest texts, with errors, with
 * each dialog, and without a plan.
 */

const site = siteInBrowser();

/** Returns the steps of a walk, and the faults of the views that it has seen. */
function walkOn(page: Page) {
  const wrong: string[] = [];
  const dialog = (title: string | RegExp) => page.getByRole('dialog', { name: title });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  return {
    wrong,
    press,
    open: (search: string) => page.goto(`${site.url}/app?view=business${search}`),
    async seen(name: string, text: string | RegExp, options?: Inspection) {
      await page.getByText(text).first().waitFor();
      wrong.push(...(await inspect(page, `business-${name}`, options)));
    },
    /** Inspects a dialog, with its errors if `save` is the button that finds some, and leaves it. */
    async seenDialog(name: string, title: string | RegExp, { save = '', leave = 'Cancel' } = {}) {
      await dialog(title).waitFor();
      if (save) await dialog(title).getByRole('button', { name: save, exact: true }).click();
      wrong.push(...(await inspect(page, `business-${name}`)));
      await dialog(title).getByRole('button', { name: leave, exact: true }).click();
      await dialog(title).waitFor({ state: 'detached' });
    },
  };
}

const walk = (see: (page: Page, notary: Notary, steps: ReturnType<typeof walkOn>) => Promise<void>) =>
  asNotary(site, 'desktop', async (page, notary) => {
    const steps = walkOn(page);
    await see(page, notary, steps);
    expect(steps.wrong).toEqual([]);
  });

it('axe finds nothing wrong with the business without papers, and with the errors of its forms', () =>
  walk(async (page, _, { open, press, seen, seenDialog }) => {
    for (const [tab, text] of [
      ['orders', 'No orders yet'],
      ['calendar', /^Today$/],
      ['mileage', /^No trips in/],
      ['expenses', /^No expenses in/],
      ['invoices', 'No open invoices'],
      ['clients', 'No clients yet'],
      ['year', 'Export'],
    ] as const) {
      await open(`&tab=${tab}`);
      await seen(`${tab}-empty`, text, { wide: true });
    }
    await open('&status=done');
    await seen('orders-no-match', 'No orders match these filters');
    await open('&tab=invoices&id=new');
    await seen('new-invoice-empty', 'No orders to invoice');
    await open('&tab=orders&id=01ARZ3NDEKTSV4RRFFQ69G5FAV');
    await seen('order-missing', 'This order does not exist');
    await open('&tab=orders&id=new');
    await press(/Add signer/);
    await page.getByLabel('Phone').fill('303');
    await press(/Add line/);
    await page.getByLabel('Description').fill('Travel');
    await press('Save order');
    await seen('order-errors', 'Enter a title');
    await open('&tab=clients');
    await press(/Add client/);
    await seenDialog('client-errors', 'Add client', { save: 'Save client' });
    await open('&tab=mileage');
    await press(/Add trip/);
    await seenDialog('trip-errors', 'Add trip', { save: 'Save trip' });
  }));

it('axe finds nothing wrong with the dialogs of the business', () =>
  walk(async (page, notary, { open, press, seen, seenDialog }) => {
    await verifyEmail(notary);
    const { clientId, invoiceId, orderId } = await addBusinessPapers(notary.token, site.url);
    await open('&tab=mileage');
    await press(/^More actions for the trip/);
    await press('Delete');
    await seenDialog('delete-trip', 'Delete this trip?');
    await open('&tab=expenses');
    await press(/^More actions for/);
    await press('Delete');
    await seenDialog('delete-expense', 'Delete this expense?');
    await open(`&tab=clients&id=${clientId}`);
    await press('Delete');
    await seenDialog('delete-client', 'Delete this client?');
    await open(`&tab=invoices&id=new&client=${clientId}`);
    await page.getByText(/^Purchase, Raman,/).click();
    await press('Make invoice');
    await seen('new-invoice-errors', 'Choose at least one order.');
    const invoice = `&tab=invoices&id=${invoiceId}`;
    for (const [action, title] of [
      ['Edit', /^Edit invoice/],
      ['Delete draft', 'Delete this invoice?'],
    ] as const) {
      await open(invoice);
      await press(/^More actions/);
      await press(action);
      await seenDialog(`invoice-${action}`, title);
    }
    await press('Record payment');
    await page.getByLabel('Amount').fill('none');
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Enter the amount as a number').first().waitFor();
    await seen('payment-errors', 'Enter the amount as a number');
    await open('&tab=orders&id=connect');
    await press('Create link');
    await page.getByText('Apple Calendar', { exact: true }).click();
    await seen('calendar-link', 'Copy this link now');
    await press('Create new link');
    await seenDialog('renew-link', 'Create a new calendar link?');
    await press('End link');
    await seenDialog('end-link', 'End the calendar link?');
    // The local stack receives no email unless it is asked to.
    const address = { address: `orders-${'0'.repeat(46)}@orders.example.com`, available: true };
    await page.route('**/api/business/order-address', (route) => route.fulfill({ json: address }));
    await page.reload();
    await seen('order-address', address.address);
    await press('Create new address');
    await seenDialog('renew-address', 'Create a new address?');
    const order = { title: 'Refinance, Byron', starts_at: '2030-12-03T17:30', timezone: 'America/Denver' };
    const proposal = { order, unsure: ['starts_at'], replaces: null, cancels: false };
    const facts = { receivedAt: new Date().toISOString(), from: 'A Service <a@x.example>' };
    const mails = orderMailStore(await testTable());
    await mails.add(
      notary.id,
      'one',
      [
        { id: ulid(), ...facts, proposal },
        { id: ulid(), ...facts, proposal: { ...proposal, replaces: orderId } },
        { id: ulid(), ...facts, proposal: { ...proposal, replaces: orderId, cancels: true } },
        { id: ulid(), ...facts, proposal: { ...proposal, cancels: true } },
      ],
      new Date(),
    );
    await open('');
    await seen('mail-notice', /wait for your check/);
    await open('&tab=orders&id=read');
    await seen('mailed-proposals', 'There is nothing to cancel');
    await open('&tab=orders&id=read');
    await page
      .getByLabel('Text of an email or message')
      .fill('Signing\nDate: 12/3 at 5:30\nSigner: Ada Byron\nAddress: 1437 Bannock St, Denver, CO 80202');
    await press('Read order');
    await seen('proposal', 'Check this');
    await press('Discard');
    await seenDialog('discard-proposal', 'Discard this proposal?', { leave: 'Keep it' });
  }));

it('the longest texts fit, and axe finds nothing wrong with them', () =>
  walk(async (page, notary, { open, press, seen }) => {
    const { clientId, invoiceId, orderId } = await addLongPapers(notary.token, site.url);
    for (const [name, search, text] of [
      ['orders', '', /^WWW/],
      ['order', `&tab=orders&id=${orderId}`, 'Notarial acts'],
      ['order-form', `&tab=orders&id=${orderId}&edit=yes`, 'Save order'],
      ['calendar-month', '&tab=calendar&show=month', /WWW/],
      ['calendar-week', '&tab=calendar&show=week', /WWW/],
      ['calendar-day', '&tab=calendar&show=day', /WWW/],
      ['mileage', '&tab=mileage', /WWW/],
      ['expenses', '&tab=expenses', /WWW/],
      ['invoices', '&tab=invoices', 'Open invoices'],
      ['new-invoice', '&tab=invoices&id=new', 'Total'],
      ['invoice', `&tab=invoices&id=${invoiceId}`, 'Total'],
      ['clients', '&tab=clients', /WWW/],
      ['client', `&tab=clients&id=${clientId}`, /WWW/],
      ['search', `&tab=clients&q=${'M'.repeat(200)}`, /^No clients match/],
    ] as const) {
      await open(search);
      await seen(`long-${name}`, text);
    }
    await open('&tab=year');
    await page.getByText('Show the numbers').click();
    await seen('long-year', 'Export');
    await page.goto(`${site.url}/app?view=dashboard`);
    await seen('long-dashboard', 'Who owes me');
    await open('&tab=orders&id=read');
    const name = 'W'.repeat(200);
    await page
      .getByLabel('Text of an email or message')
      .fill(`Order: ${name}\nDate: 12/3/2030 at 5:30 PM\nSigner: ${name} ${name}\nAddress: ${name}`);
    await press('Read order');
    await seen('long-proposal', 'Add order');
  }));

it('axe finds nothing wrong with the business on the Free plan', () =>
  walk(async (_, notary, { open, seen }) => {
    const { orderId, invoiceId } = await addBusinessPapers(notary.token, site.url);
    await endTrial(notary.id);
    await open('');
    await seen('free-orders', 'Orders and bookkeeping require');
    await open(`&tab=orders&id=${orderId}`);
    await seen('free-order', 'Notarial acts');
    await open(`&tab=invoices&id=${invoiceId}`);
    await seen('free-invoice', 'Total');
  }));
