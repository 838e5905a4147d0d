import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { notaryOf } from '#test/support/duties/walk.ts';
import { asNotary, toast } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/*
 * Browsers and the pages of test/web disagreed about the value of a ticked checkbox, so each that a form registers is ticked in a
 * real browser, saved, and read back.
 */

const site = siteInBrowser();

async function addPrimaryCommission(page: Page): Promise<void> {
  await page.goto(`${site.url}/app?view=settings&tab=credentials`);
  const form = page.locator('form[aria-labelledby="add-commission"]');
  await form.getByLabel('Commission number').fill('CO-2');
  await form.getByLabel('Commission state').selectOption('CO');
  await form.getByLabel('Expiration date').fill('2099-01-01');
  await form.getByText('Primary commission', { exact: true }).click();
  await form.getByRole('button', { name: 'Add commission' }).click();
  await toast(page, 'Notary commission added');
}

async function requestCopyAsParty(page: Page): Promise<void> {
  await page.goto(`${site.url}/app?view=duties&page=copy-request`);
  await page.getByLabel('Name of the requester').fill('Dana Reyes');
  await page.getByText('The requester claims to be a party to the act').click();
  await page.getByRole('button', { name: 'Save request' }).click();
  await page.getByRole('heading', { name: 'Copy for Dana Reyes' }).waitFor();
}

async function makeLinkWithImages(page: Page): Promise<void> {
  await page.goto(`${site.url}/app?view=duties&page=inspections`);
  await page.getByRole('button', { name: 'New inspection link' }).click();
  await page.getByLabel('Name of the official').fill('R. Ames');
  await page.getByLabel('Office, court, or agency').fill('County Clerk');
  await page.getByLabel('Entries', { exact: true }).selectOption({ label: 'Chosen entry numbers' });
  await page.getByLabel('Entry numbers').fill('1');
  await page.getByText('Include signatures, thumbprints, and photographs').click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('status', { name: 'The link is ready' }).waitFor();
}

it('a ticked checkbox of a form is saved as true', async () => {
  const { notary } = await notaryOf('CO', 1, site.url);
  await asNotary(
    site,
    'phone',
    async (page) => {
      await addPrimaryCommission(page);
      await requestCopyAsParty(page);
      await makeLinkWithImages(page);
    },
    { notary },
  );
  const asked = { apiUrl: site.url, token: notary.token };
  const { body: profile } = await call('get-profile', asked);
  expect(profile).toMatchObject({
    notary_commissions: expect.arrayContaining([
      expect.objectContaining({ commission_number: 'CO-2', is_primary: true }),
    ]),
  });
  const { body: matters } = await call('list-matters', asked);
  const { items } = matters as { items: { id: string }[] };
  const { body: matter } = await call('get-matter', { ...asked, params: { id: items[0]?.id ?? '' } });
  expect(matter).toMatchObject({ facts: { is_party: true } });
  const { body: inspections } = await call('list-inspections', asked);
  expect(inspections).toMatchObject({ items: [{ images: true }] });
});
