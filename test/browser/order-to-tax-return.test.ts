import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerDoubts, asNotary, draw, lookWithAxe, saveSignature } from '#test/support/journey.ts';
import { registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

const message = `Signing confirmation
Order number: 88-1204
Product: Refinance
Appointment: December 3, 2030 at 5:30 PM
Signer: Ada Byron, (303) 555-0100
Address: 1437 Bannock Street, Denver, CO 80202
Notary fee: $125.00`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Fills in what an order cannot know of an entry, and signs. */
async function completeEntry(page: Page): Promise<void> {
  const chosen = page.locator('.act-choice:not([open]) > summary');
  if (await chosen.isVisible()) await chosen.click();
  await page.getByLabel('Document Type').selectOption('deed');
  await page.getByLabel('Notarial Act').selectOption('acknowledgment');
  await page.getByLabel('Street Address').fill('1437 Bannock Street');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP Code').fill('80202');
  await page.getByLabel('ID Type').selectOption('passport');
  await page.getByLabel('ID Number').fill('P4Z7');
  await page.getByLabel('Issuing Agency').fill('US Department of State');
  await page.getByLabel('Expiration Date', { exact: true }).fill('2035-05-17');
  await page.getByLabel('Document 1 Description').fill('Warranty deed');
  await button(page, 'Add Signature').click();
  await draw(page);
  await saveSignature(page);
  await button(page, 'Next').click();
  expect(await page.getByLabel('Location Address').inputValue()).toContain('1437 Bannock Street, Denver');
  await page.getByLabel('Fee', { exact: true }).fill('10');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
}

it('a pasted message becomes an order, and its sealed entry is listed there', async () => {
  const notary = await registerNotary();
  await setPlan(notary.id, 'basic');
  const walk = async (page: Page) => {
    await page.goto(`${site.url}/app?view=business`);
    await page.getByRole('link', { name: 'Read a message' }).click();
    await page.getByLabel('Text of an email or message').fill(message);
    await button(page, 'Read order').click();
    await page.getByLabel('Title').fill('Refinance, Byron');
    expect(await page.getByLabel('Start').inputValue()).toBe('2030-12-03T17:30');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Denver');
    await lookWithAxe(page, 'phone', '50-proposal');
    await button(page, 'Add order').click();
    await page.getByText('Everything is settled').waitFor();
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByRole('link', { name: 'Refinance, Byron' }).click();
    await button(page, 'Confirm').click();
    await page.locator('.amplify-badge', { hasText: 'Confirmed' }).waitFor();
    await lookWithAxe(page, 'phone', '51-order');

    await page.getByRole('link', { name: 'Start entries' }).click();
    await page.getByLabel('First Name').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Last Name').inputValue()).toBe('Byron');
    await completeEntry(page);
    await answerDoubts(page);
    await button(page, /^(Submit Entry|Seal with)/).click();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('link', { name: 'Entry 000001' }).waitFor();
    await lookWithAxe(page, 'phone', '52-order-with-entry');
  };
  await asNotary(site, 'phone', walk, { notary });
});
