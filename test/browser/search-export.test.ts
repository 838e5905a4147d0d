import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { bytesOf, type ScreenName, screensFrom } from '#test/support/browser.ts';
import { buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { asNotary, look, lookWithAxe, toast } from '#test/support/journey.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { filesOfZip } from '#test/support/zip-tools.ts';

const names = ['Ada Byron', 'Grace Hopper', 'Zoë Müller', 'Alan Turing'] as const;
const count = 24;

const site = siteInBrowser();
let notary: Notary;

/** Pays for Pro, which allows choosing entries. */
async function onPro(): Promise<void> {
  const options = { apiUrl: site.url, token: notary.token };
  await call('set-payment-method', { ...options, body: { payment_method_id: 'pm_card_visa' } });
  const query = { new_plan_id: 'pro', billing_cycle: 'monthly' };
  expect((await call('change-plan', { ...options, query })).body).toMatchObject({ immediate: true });
  // As after a checkout in the app, which does not tell the notary again.
  await call('update-profile', { ...options, body: { plan_seen: 'pro' } });
}

/** Files entry n: signers take turns, and the fee in dollars is half the number. */
async function fileEntry(number: number): Promise<void> {
  const [first_name = '', last_name = ''] = names[number % names.length]?.split(' ') ?? [];
  const signers = [buildSigner({ first_name, last_name, signature_data_url: drawnSignature(3) })];
  const location_label =
    number % 3 === 0 ? '12 Main St, Boulder, Colorado' : '1437 Bannock St, Denver, Colorado';
  const draft = await draftToSubmit(notary, { signers, location_label, fee: number / 2 }, site.url);
  const { status } = await submit(notary, draft, site.url);
  expect(status).toBe(200);
}

beforeAll(async () => {
  notary = await registerNotary();
  await onPro();
  for (let number = 1; number <= count; number += 1) await fileEntry(number);
}, 180_000);

const inJournal = (screen: ScreenName, walk: (page: Page) => Promise<void>) =>
  asNotary(
    site,
    screen,
    async (page) => {
      await page.goto(`${site.url}/app?view=journal`);
      await page.getByText(`${count} total`).waitFor();
      await walk(page);
    },
    { notary },
  );

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const chosen = (page: Page, text: string) => page.getByText(`${text} selected (max 50)`).waitFor();

describe('the journal', () => {
  it(
    'can be searched, filtered, and paged, and exports the chosen entries as a ZIP of PDFs',
    () =>
      inJournal('desktop', async (page) => {
        await page.getByLabel('Select entry 000023').check();
        await page.getByRole('link', { name: 'Page 2' }).click();
        await page.getByText('Showing 21-24 of 24 entries').waitFor();
        await page.getByLabel('Select entry 000002').check();

        await page.getByLabel('Search by signer').fill('zoe mull');
        await page.getByText('6 total').waitFor();
        await page.getByText('1 active filter').waitFor();
        expect(paramsOf(page)).toEqual({ view: 'journal', search: 'zoe mull' });
        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Fee to ($)').fill('5');
        await page.getByLabel('Location').fill('boulder');
        await page.getByText('1 total').waitFor();
        await page.getByLabel('Select entry 000006').check();
        await chosen(page, '3');
        await look(page, 'desktop', '70-journal-filtered');

        await page.reload();
        await page.getByText('1 total').waitFor();
        await page.getByText('3 active filters').waitFor();
        await chosen(page, '3');
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await chosen(page, '0');
        await page.goBack();
        await page.getByText('6 total').waitFor();
        expect(await page.getByLabel('Location').inputValue()).toBe('');
        await page.getByRole('button', { name: 'Clear all' }).click();
        await page.getByText(`${count} total`).waitFor();

        for (const number of ['000006', '000010', '000023'])
          await page.getByLabel(`Select entry ${number}`).check();
        await chosen(page, '3');
        // At the end of the page, the bar of the selection covers no row.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await lookWithAxe(page, 'desktop', '71-journal-chosen');
        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Batch export' }).click();
        const download = await arriving;
        await toast(page, 'Batch export completed: 3 entries exported');
        expect(download.suggestedFilename()).toBe('notary-entries-3.zip');
        const files = await filesOfZip(new Uint8Array(await bytesOf(download)));
        expect(files.map(([name]) => name)).toEqual(
          ['000006', '000010', '000023'].map((number) => `entry-${number}.pdf`),
        );
        const texts = await Promise.all(files.map(async ([, content]) => (await readPdf(content)).text));
        expect(texts.map((text) => names.filter((name) => text.includes(name)))).toEqual([
          ['Zoë Müller'],
          ['Zoë Müller'],
          ['Alan Turing'],
        ]);
        await chosen(page, '0');
      }),
    120_000,
  );

  it(
    'can be searched and exported on a phone',
    () =>
      inJournal('phone', async (page) => {
        await look(page, 'phone', '72-journal');
        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Document type').waitFor();
        await page.getByLabel('Search by signer').fill('hopp');
        await page.getByText('6 total').waitFor();
        await page.getByLabel('Select all entries of this page').check();
        await chosen(page, '6');
        await lookWithAxe(page, 'phone', '73-journal-filtered');
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await lookWithAxe(page, 'phone', '73b-export');
        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: /^Spreadsheet \(CSV\) of the 6 that fit/ }).click();
        const csv = (await bytesOf(await arriving)).toString();
        await page.keyboard.press('Escape');
        expect(csv.match(/Grace/g)).toHaveLength(6);
        expect(csv).not.toContain('Byron');
        await page.getByLabel('Search by signer').fill('nobody');
        await page.getByText('No entries match these filters').waitFor();
        await look(page, 'phone', '74-nothing-fits');
      }),
    120_000,
  );
});

/** Returns the CSV of an old journal: every 33rd row has a date that does not exist, and no row shows which number is the month. */
function oldJournal(rows: number): string {
  const records = Array.from({ length: rows }, (_, at) => {
    const date = at % 33 === 16 ? '13/45/2020' : `${(at % 12) + 1}/${(at % 11) + 1}/2020`;
    return `${at + 1},${date},Signer Number${at},Jurat,"Affidavit, lot ${at}",CA DL D1234567,$15.00`;
  });
  return ['No.,Date,Signer,Act,Document,ID type,Fee', ...records].join('\n');
}

describe('earlier entries', () => {
  const journals = {
    // More than two batches of an import, which annex.test.ts and csv.test.ts send too.
    desktop: [1_200, '1,164', '36'],
    phone: [100, '97', '3'],
  } as const;

  it.each(screensFrom('phone'))(
    'are imported, searched, and undone on a %s',
    (screen) => {
      const [rows, good, bad] = journals[screen];
      return asNotary(site, screen, async (page) => {
        await page.goto(`${site.url}/app?view=annex`);
        await page.getByRole('link', { name: 'Import from CSV' }).click();
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Choose file' }).click();
        const buffer = Buffer.from(oldJournal(rows));
        await (await choosing).setFiles({ name: 'paper.csv', mimeType: 'text/csv', buffer });
        await page.getByLabel('State of the acts').selectOption('CA');
        await page.getByRole('button', { name: 'Check rows' }).click();
        const question = 'Does 12/1/2020 mean December 1, 2020, or January 12, 2020?';
        await page.getByRole('button', { name: `Answer: ${question}` }).click();
        await lookWithAxe(page, screen, '75-import-columns');
        await page.getByRole('radiogroup', { name: question }).getByText('the month comes first').click();
        await page.getByRole('row', { name: '1/1/2020 January 1, 2020' }).waitFor();
        await page.getByRole('button', { name: 'Check rows' }).click();
        await page.getByText(`${good} rows can be imported, ${bad} rows cannot`).waitFor();
        await page.getByText('Row 18: Date: “13/45/2020” is not a date. Write it like 1/14/2024.').waitFor();
        await lookWithAxe(page, screen, '76-import-checked');
        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save these rows (CSV)' }).click();
        expect((await bytesOf(await arriving)).toString()).toContain('“13/45/2020” is not a date');

        await page.getByRole('button', { name: `Import ${good} rows` }).click();
        await page.getByText(`${good} entries are imported`).waitFor();
        await page.getByRole('link', { name: 'Show imported entries' }).click();
        await page.getByLabel('Signer', { exact: true }).fill(`number${rows - 1}`);
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect.poll(() => page.getByRole('row').count()).toBe(2);
        await lookWithAxe(page, screen, '77-annex');
        await page.getByRole('button', { name: /^View Signer/ }).click();
        await page.getByText('Not sealed at the time of the act.').waitFor();
        await page.getByText('CA DL', { exact: true }).waitFor();
        await look(page, screen, '78-annex-entry');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: 'Undo the import of paper.csv' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
        await page.getByText('No Imported Entries').waitFor();
      });
    },
    120_000,
  );
});

describe('a request for a copy', () => {
  it('leads on a phone from the request to the entry, its redacted copy, and the end', () =>
    asNotary(
      site,
      'phone',
      async (page) => {
        await page.goto(`${site.url}/app?view=duties`);
        await page.getByRole('link', { name: 'Record a request: Copy of an entry' }).click();
        await page.getByLabel('Name of the requester').fill('Dana Reyes');
        await page.getByLabel('State of your commission').selectOption('CA');
        await page.getByText('the request must name the people').waitFor();
        await page.getByLabel('Names of the people').fill('Grace Hopper');
        await lookWithAxe(page, 'phone', '79-copy-request');
        await page.getByRole('button', { name: 'Save request' }).click();

        await page.getByRole('heading', { name: 'Copy for Dana Reyes' }).waitFor();
        await page.getByText(/^Due in \d+ days/).waitFor();
        await page.getByLabel('Signer’s name').fill('grace hop');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByText('6 entries match').waitFor();
        await page.getByRole('button', { name: 'Preview the copy of entry 000021' }).click();
        const preview = page.getByRole('article', { name: 'Copy of entry 000021' });
        await preview.getByText('Grace Hopper').waitFor();
        await lookWithAxe(page, 'phone', '80-copy-preview');
        await preview.getByRole('button', { name: 'Use this entry' }).click();
        await page.getByRole('heading', { name: 'You chose entry 000021' }).waitFor();

        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Copy of the entry (PDF)' }).click();
        const download = await arriving;
        expect(download.suggestedFilename()).toBe('entry-copy.pdf');
        const { text, pages } = await readPdf(new Uint8Array(await bytesOf(download)));
        expect(text).toContain('Grace Hopper');
        expect(text).not.toContain('Bannock');
        expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 0));
        await page.getByText('Document made').waitFor();

        await page.getByRole('button', { name: 'Close this duty' }).click();
        await page.getByRole('button', { name: 'Close duty', exact: true }).click();
        await page
          .getByRole('region', { name: 'Facts' })
          .getByText(/^Closed \d/)
          .waitFor();
        await look(page, 'phone', '81-copy-closed');
        await page.getByRole('main').getByRole('link', { name: 'Requests & Records' }).click();
        await page.getByRole('heading', { name: 'Closed', exact: true }).waitFor();
      },
      { notary },
    ));
});
