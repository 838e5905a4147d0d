import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tapCounts } from '#scripts/bench/tap-counts.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { call } from '#test/support/api.ts';
import { type CountingHand, countingHand } from '#test/support/counting-hand.ts';
import { asNotary, lookWithAxe } from '#test/support/journey.ts';
import { type Notary, registerNotary, verifyEmail } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { siteWithCamera } from '#test/support/site-with-camera.ts';
import { mailsTo } from '#test/support/stack.ts';

/*
 * A signing from the email that orders it to the tax return, on a phone. The notary practices in Colorado, has driven to
 * the same place before, and scans the signer's card.
 */

const site = siteWithCamera();

const address = '1437 Bannock Street, Denver, CO 80202';
const today = dayIn('America/Denver', new Date());
const client = { name: 'Front Range Title', email: 'payables@title.example' };

const mail = `From: orders@title.example
To: notary@example.com
Subject: Signing confirmation 88-1204
Content-Type: text/plain; charset=utf-8

Order number: 88-1204
Product: Refinance
Appointment: ${today} at 5:30 PM
Signer: Persimmon Marlowe-Ash, (303) 555-0100
Address: ${address}
Notarial fee: $15.00
Travel fee: $110.00
`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

async function prepare(notary: Notary): Promise<string> {
  await setPlan(notary.id, 'basic');
  await verifyEmail(notary);
  const as = { apiUrl: site.url, token: notary.token };
  const profile = {
    ...{ primary_notary_state: 'CO', timezone: 'America/Denver', business_address: '2180 Larimer St' },
    ...{ business_city: 'Denver', business_state: 'CO', business_zip: '80205' },
  };
  await call('update-profile', { ...as, body: profile });
  const drive = { from: '2180 Larimer St, Denver, CO 80205', to: address, miles: 4.2, purpose: 'Refinance' };
  await call('add-trip', { ...as, body: { ...drive, date: '2026-01-05' } });
  const { body } = await call('add-client', { ...as, body: client });
  return body.id;
}

/** Drops the email on the page, as an email program does. */
async function dropMail(page: Page): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'order.eml', { type: 'message/rfc822' }));
    return transfer;
  }, mail);
  await page.getByRole('form', { name: 'Message to read' }).dispatchEvent('drop', { dataTransfer: data });
}

/** Corrects the proposal, and makes it an order. */
async function takeOrder(page: Page, hand: CountingHand, clientId: string): Promise<void> {
  await hand.tap(link(page, 'Read a message'));
  await dropMail(page);
  await page.getByLabel('Order number').waitFor();
  expect(await page.getByLabel('Order number').inputValue()).toBe('88-1204');
  expect(await page.getByLabel('Start').inputValue()).toBe(`${today}T17:30`);
  expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Denver');
  await hand.choose(page.getByLabel('Client'), clientId);
  await lookWithAxe(page, 'phone', '50-proposal');
  await hand.tap(button(page, 'Add order'));
  await link(page, 'Start entries').waitFor();
  await lookWithAxe(page, 'phone', '51-order');
}

/** Records the act from what the order and the card say. */
async function sealEntry(page: Page, hand: CountingHand): Promise<void> {
  await hand.tap(link(page, 'Start entries'));
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Persimmon');
  await hand.tap(button(page, 'Scan ID of signer 1'));
  await page.getByText('Filled in from the ID').waitFor();
  await hand.choose(page.getByLabel('Document Type'), 'deed');
  await hand.choose(page.getByLabel('Notarial Act'), 'acknowledgment');
  await hand.tap(button(page, 'Add Signature'));
  await hand.sign();
  await hand.giveBack();
  await hand.tap(button(page, 'Review'));
  await page.locator('.review').waitFor();
  await hand.tap(button(page, /^(Submit Entry|Seal with)/));
  await hand.tap(link(page, 'Back to the order'));
  await link(page, 'Entry 000001').waitFor();
  await lookWithAxe(page, 'phone', '52-order-with-entry');
}

/** Marks the order as done, and logs the drive that it suggests. */
async function logDrive(page: Page, hand: CountingHand): Promise<void> {
  await hand.tap(button(page, 'Mark as done'));
  const before = hand.effort.taps;
  await hand.tap(button(page, 'Mileage'));
  expect(await page.getByLabel('Miles').inputValue()).toBe('4.2');
  await hand.tap(button(page, 'Save trip'));
  expect(hand.effort.taps - before).toBe(2);
}

/** Makes an invoice of the order, sends it, and records that it was paid. */
async function invoice(page: Page, hand: CountingHand): Promise<void> {
  await hand.tap(link(page, 'Make invoice'));
  await hand.tap(button(page, 'Make invoice'));
  await hand.tap(button(page, 'Send'));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await button(page, 'Send again').or(button(page, 'Send a reminder')).waitFor();
  await hand.tap(button(page, 'Record payment'));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await page.getByText('Paid').first().waitFor();
  await lookWithAxe(page, 'phone', '53-paid-invoice');
}

/** Looks at the year, and saves its export. */
async function seeYear(page: Page, hand: CountingHand): Promise<string> {
  await hand.tap(page.getByRole('tab', { name: 'Year' }));
  await page.getByText('Payments by client').waitFor();
  const saved = page.waitForEvent('download');
  await hand.tap(button(page, 'CSV'));
  return readFile(await (await saved).path(), 'utf8');
}

it('an order from an email is signed, driven to, invoiced, paid, and part of the year', async () => {
  const notary = await registerNotary();
  const clientId = await prepare(notary);
  const as = { apiUrl: site.url, token: notary.token };
  const walk = async (page: Page) => {
    const hand = countingHand(page);
    await page.goto(`${site.url}/app?view=business`);
    await takeOrder(page, hand, clientId);
    await sealEntry(page, hand);
    await logDrive(page, hand);
    await invoice(page, hand);
    const exported = await seeYear(page, hand);

    expect(await mailsTo(client.email)).toHaveLength(1);
    expect(exported).toContain(
      `\nPayment,${today},Refinance: Persimmon Marlowe-Ash,125.00,Front Range Title,0001\r\n`,
    );
    const { body } = await call('get-business-summary', { ...as, query: { year: today.slice(0, 4) } });
    // The earlier drive has the same miles. The order's fee and the fee of its entry are one.
    expect(body).toMatchObject({
      ...{ notarial_fees: '15.00', other_income: '110.00', unpaid: '0.00', miles: 8.4 },
      by_payer: [{ client: client.name, paid: '125.00' }],
    });
    const { most, counted } =
      tapCounts['order from an email, with its entry, drive, invoice, and tax export'];
    expect(hand.effort).toEqual(counted);
    expect(counted.taps - counted.signatures).toBeLessThanOrEqual(most.taps);
  };
  await asNotary(site, 'phone', walk, { notary });
}, 240_000);
