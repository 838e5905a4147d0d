import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayIn } from '#shared/rules/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { eventually } from '../eventually.ts';
import { newNotary, registered } from '../new-notary.ts';
import { button, dialog, field, labelled, link, selector, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { signIn } from './parts.ts';

const address = '1437 Bannock Street, Denver, CO 80202';

const mailOf = (day: string) => `From: orders@title.example
Subject: Signing confirmation 88-1204
Content-Type: text/plain

Order number: 88-1204
Appointment: ${day} at 5:30 PM
Signer: Ada Lovelace
Address: ${address}
Notarial fee: $15.00
Travel fee: $110.00
`;

const evening = '.amplify-checkbox:has([name="eveningEmail"])';

/** An order from its email to the tax export. */
export const business: Journey = {
  name: 'business',
  steps: ({ page, product: { url } }) => {
    const notary = newNotary();
    const day = dayIn('America/Denver', new Date());
    const at = (path: string) => page.open(`${url}${path}`);
    return {
      'sign in': async () => {
        await registered(url, notary);
        await at(paths.login);
        await signIn(page, notary);
      },
      'read a message': async () => {
        await at(paths.business('orders', { id: 'read' }));
        await page.see(labelled('Text of an email or message'));
        await page.chooseFile('order.eml', 'message/rfc822', Buffer.from(mailOf(day)));
        await page.read(labelled('Order number'), /^88-1204$/);
        await page.read(labelled('Start'), new RegExp(`^${day}T17:30`));
      },
      'correct and add': async () => {
        await page.fill(labelled('Title'), 'Refinance, Lovelace');
        await page.choose(labelled('Start'), `${day}T18:15`);
        await page.click(button('Add client'));
        await page.see(dialog('Add client'));
        await page.fill(selector('dialog [name="name"]'), 'Front Range Title');
        await page.click(button('Save client'));
        await page.seeNoMore(dialog('Add client'));
        await page.click(button('Add order'));
        await page.see(link('Start entries'));
        await page.see(text(/6:15 PM/));
        await page.see(link('Front Range Title'));
      },
      'reload, kept': async () => {
        await page.reload();
        await page.see(text(/6:15 PM/));
        await page.click(button('Mark as done'));
        await page.see(link('Make invoice'));
      },
      trip: async () => {
        await page.click(button('Mileage'));
        await page.see(dialog('Add trip'));
        await page.fill(selector('dialog [name="from"]'), '1926 Larimer Street, Denver, CO 80202');
        await page.click(button('Find distance'));
        await page.read(selector('dialog [name="miles"]'), /^\d+(\.\d)?$/);
        await page.click(button('Save trip'));
        await page.seeNoMore(dialog('Add trip'));
      },
      invoice: async () => {
        await page.click(link('Make invoice'));
        await page.click(button('Make invoice'));
        await page.click(button('Record payment'));
        await page.see(dialog('Payment for invoice 0001'));
        await page.click(selector('dialog button[type="submit"]'));
        await page.see(text('Payment recorded'));
      },
      year: async () => {
        await at(paths.business('year'));
        await page.see(text('$110.00'));
        await page.click(button('CSV'));
        const csv = await eventually(() =>
          readFile(join(page.browser.folder, `business-${day.slice(0, 4)}.csv`), 'utf8'),
        );
        if (!csv.includes('"Refinance, Lovelace",125.00,Front Range Title,0001'))
          throw new Error(`The export is ${csv}`);
      },
      reminder: async () => {
        await at(paths.business('orders', { id: 'connect' }));
        await page.click(selector(evening));
        await page.see(text('Evening reminder turned on'));
        await at(paths.business('orders', { id: 'connect' }));
        await page.see(selector(`${evening} :checked`));
      },
      filters: async () => {
        await at(paths.business('orders'));
        await page.fill(field('Search orders'), 'lovelace range');
        await page.see(text('1 found'));
        await page.click(button('Filters'));
        await page.choose(labelled('Status'), 'pending');
        await page.see(text(/^No orders match/));
        await page.reload();
        await page.read(field('Search orders'), /^lovelace range$/);
        await page.see(text(/^No orders match/));
      },
    };
  },
};
