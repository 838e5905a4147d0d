import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { openOwnBrowser } from '#test/support/browser.ts';
import { draw, look, lookWithAxe } from '#test/support/journey.ts';
import { registerNotary } from '#test/support/notary.ts';
import { fillEntry, readyForOffline, signIn } from '#test/support/offline-journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

let folder: string;
let own: BrowserContext | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-visit-'));
});

afterAll(async () => {
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the notary's phone, over what it left in its folder earlier. */
async function openPhone(): Promise<Page> {
  own = await openOwnBrowser(folder, 'phone');
  return own.pages()[0] ?? (await own.newPage());
}

/** Signs a line on the handed-over device: the nth of so many. */
async function signLine(page: Page, progress: string): Promise<void> {
  await page.getByRole('dialog').getByText(progress).waitFor();
  await page.locator('dialog canvas').waitFor();
  await draw(page);
  await page.getByRole('button', { name: 'Save Signature' }).click();
}

/** Holds the button that gives the device back to the notary. */
async function takeBack(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Notary: press and hold to continue' });
  await button.focus();
  await page.keyboard.down('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
}

it('two signers and three documents become six entries, through a killed browser and a lost connection', async () => {
  const notary = await registerNotary(site.url);
  let page = await openPhone();
  await page.goto(`${site.url}/app?view=login`);
  await signIn(page, notary);
  await readyForOffline(page);
  await page.goto(`${site.url}/app?view=wizard`);
  await fillEntry(page, 'Byron');
  await page.getByRole('button', { name: /^Docs/ }).click();
  await page.getByRole('button', { name: 'Several documents or entries' }).click();
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 2 title').fill('Deed of trust');
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 3 title').fill('Name affidavit');
  await page.getByRole('group', { name: 'Document 3' }).getByLabel('Notarial Act').selectOption('jurat');
  await page.getByRole('button', { name: /^Signer/ }).click();
  await page.getByRole('button', { name: 'Add Another Signer' }).click();
  const second = page.getByRole('group', { name: 'Signer 2' });
  const about = {
    'First Name': 'Ben',
    'Last Name': 'Cook',
    'Street Address': '2 Elm',
    City: 'Denver',
    'ZIP Code': '80202',
  };
  for (const [label, text] of Object.entries(about)) await second.getByLabel(label).fill(text);
  await second.getByLabel('State', { exact: true }).selectOption('CO');
  await second.getByLabel('ID Type').selectOption('personal_knowledge');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('6 entries', { exact: true }).waitFor();
  await lookWithAxe(page, 'phone', '44-visit');

  await page.getByRole('button', { name: 'Hand to Ada Byron' }).click();
  await signLine(page, '1 of 2');
  await signLine(page, '2 of 2');
  await takeBack(page);
  await page.getByText('3 of 3 signed').waitFor();
  await own?.close();

  page = await openPhone();
  await page.goto(`${site.url}/app?view=wizard`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('3 of 3 signed').waitFor();
  await page.getByRole('button', { name: 'Hand to Ben Cook' }).click();
  for (const nth of [1, 2, 3]) await signLine(page, `${nth} of 3`);
  await takeBack(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const seal = page.getByRole('button', { name: 'Seal 6 entries' });
  await seal.waitFor();
  await page.getByRole('button', { name: 'Record a refusal' }).click();
  const refusal = page.getByRole('dialog', { name: 'Record a refusal' });
  await refusal.getByLabel('Which act?').selectOption('Ben Cook: Name affidavit');
  await refusal.getByLabel('The signer changed their mind').check();
  await refusal.getByLabel('The signer cancelled it').check();
  await lookWithAxe(page, 'phone', '45-refusal');
  await refusal.getByRole('button', { name: 'Record refusal' }).click();
  await page.getByText('Ben Cook: Name affidavit. Not performed: cancelled.').waitFor();
  await lookWithAxe(page, 'phone', '46-refused');

  const lost: string[] = [];
  await page.route(
    /\/api\/notary\/entries\/submit$/,
    async (route) => {
      lost.push((await route.fetch()).status().toString());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await seal.click();
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await page.locator('.sealed-next').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Sent: Entries 000001 to 000006').waitFor();
  expect(lost).toEqual(['200']);
  const { body } = await call('list-entries', { apiUrl: site.url, token: notary.token });
  expect(
    body.items
      .map(
        ({ entry_number, signers, outcome }) =>
          `${entry_number} ${signers.map(({ first_name }) => first_name).join()} ${outcome}`,
      )
      .toSorted(),
  ).toEqual([
    ...['000001 Ada performed', '000002 Ben performed', '000003 Ada performed'],
    ...['000004 Ben performed', '000005 Ada performed', '000006 Ben cancelled'],
  ]);
  await page.goto(`${site.url}/app?view=journal`);
  await page.getByText('Not performed: cancelled').first().waitFor();
  await look(page, 'phone', '47-journal-refused');
  await page.getByRole('link', { name: 'View Details of entry 000006' }).click();
  await page.getByText('The signer changed their mind').waitFor();
  await look(page, 'phone', '48-details-refused');
}, 120_000);
