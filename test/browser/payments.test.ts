import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ScreenName } from '#test/support/browser.ts';
import { asNotary, asVisitor, look, lookWithAxe, registerOnSite, toast } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authentication: '4000 0027 6000 3184',
};

const site = siteInBrowser();

const planCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Goes from the price list to the checkout of a plan that starts now or when the trial ends. */
async function chooseInTrial(
  page: Page,
  plan: string,
  start: 'Upgrade immediately' | 'Schedule it',
): Promise<void> {
  await planCard(page, plan).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: `Choose when ${plan} starts` });
  await dialog.getByLabel(new RegExp(`^${start}`)).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
}

const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}` }).click();

const journey = (screen: ScreenName, walk: (page: Page) => Promise<void>) =>
  asNotary(site, screen, async (page) => {
    await page.goto(`${site.url}/app?view=pricing`);
    await walk(page);
  });

describe('paying for a plan', () => {
  it(
    'leads from the welcome to an active plan, and schedules and cancels a downgrade, on a phone',
    () =>
      asVisitor(site.browser, 'phone', async (page) => {
        await registerOnSite(page, site.url);
        await look(page, 'phone', '40-trial-welcome');
        await page.getByRole('button', { name: 'View Upgrade Options' }).click();
        await planCard(page, 'Pro').waitFor();
        await page.getByText('Save 20%').waitFor();
        await look(page, 'phone', '41-pricing');
        await chooseInTrial(page, 'Pro', 'Upgrade immediately');
        await page.getByText('Your free trial ends now, and Pro starts right away.').waitFor();
        await fillCard(page, cards.good);
        await look(page, 'phone', '42-checkout');
        await pay(page, '$14.99');
        await toast(page, /Plan upgraded|Welcome to Digital Notary Journal/);
        await page.goto(`${site.url}/app?view=subscription`);
        await page.getByText('Active', { exact: true }).first().waitFor();
        await lookWithAxe(page, 'phone', '43-subscription');

        await page.goto(`${site.url}/app?view=pricing`);
        await planCard(page, 'Basic').getByRole('link').click();
        await page
          .getByText(/You keep Pro features until .* Basic starts then. Nothing is charged today./)
          .waitFor();
        await lookWithAxe(page, 'phone', '44-downgrade');
        await page.getByRole('button', { name: 'Schedule Basic' }).click();
        await toast(page, /Downgrade to Basic scheduled/);
        await page.getByText('Scheduled change:').waitFor();
        await look(page, 'phone', '45-scheduled');
        await page.getByRole('button', { name: 'Cancel change' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel change' }).click();
        await toast(page, /The pending change was cancelled/);
        await page.getByText('Scheduled change:').waitFor({ state: 'detached' });
      }),
    240_000,
  );

  it(
    'reports that a card was declined, keeps the form, and accepts another card',
    () =>
      journey('desktop', async (page) => {
        await chooseInTrial(page, 'Basic', 'Upgrade immediately');
        await fillCard(page, cards.declined);
        await pay(page, '$4.99');
        await page
          .getByRole('alert')
          .filter({ hasText: /declined/ })
          .waitFor();
        await lookWithAxe(page, 'desktop', '46-declined');
        await fillCard(page, cards.good);
        await pay(page, '$4.99');
        await toast(page, /Plan upgraded|Welcome to Digital Notary Journal/);
        await page.goto(`${site.url}/app?view=subscription`);
        await page.getByText('Basic', { exact: true }).first().waitFor();
        await look(page, 'desktop', '47-subscription');
      }),
    240_000,
  );

  it(
    'goes through the bank when the bank asks for confirmation',
    () =>
      journey('desktop', async (page) => {
        await chooseInTrial(page, 'Advanced', 'Upgrade immediately');
        await fillCard(page, cards.authentication);
        await pay(page, '$9.99');
        const bank = page.getByRole('dialog', { name: 'Your bank asks you to confirm' });
        await bank.waitFor();
        await lookWithAxe(page, 'desktop', '48-bank');
        await bank.getByRole('button', { name: 'Fail' }).click();
        await page.getByRole('alert').waitFor();
        await fillCard(page, cards.authentication);
        await pay(page, '$9.99');
        await bank.getByRole('button', { name: 'Authorize' }).click();
        await toast(page, /Plan upgraded|Welcome to Digital Notary Journal/);
        await page.goto(`${site.url}/app?view=pricing`);
        await planCard(page, 'Advanced').getByText('CURRENT').waitFor();
      }),
    240_000,
  );

  it(
    'schedules a plan for the end of the trial, with a card that is not charged yet',
    () =>
      journey('phone', async (page) => {
        await chooseInTrial(page, 'Basic', 'Schedule it');
        await fillCard(page, cards.good);
        await page.getByRole('button', { name: 'Schedule Basic' }).click();
        await toast(page, /trial|scheduled/i);
        await page.goto(`${site.url}/app?view=subscription`);
        await page.getByText('Free Trial', { exact: true }).first().waitFor();
        await page.getByText('Scheduled change:').waitFor();
        await look(page, 'phone', '49-scheduled-trial');
        expect(await page.getByText('$4.99').count()).toBeGreaterThan(0);
      }),
    240_000,
  );
});
