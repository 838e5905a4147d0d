import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ScreenName } from '#test/support/browser.ts';
import {
  answerDoubts,
  asNotary,
  control,
  draw,
  look,
  lookWithAxe,
  saveSignature,
  toast,
} from '#test/support/journey.ts';
import { pngBytes } from '#test/support/png.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

const photo = { name: 'photo.png', mimeType: 'image/png', buffer: pngBytes(640, 480) };

async function openWizard(page: Page): Promise<void> {
  await page.goto(`${site.url}/app?view=wizard`);
  await page.getByLabel('State for this Entry').waitFor();
}

async function choose(page: Page, state: string, documentType: string): Promise<void> {
  await page.getByLabel('State for this Entry').selectOption(state);
  await page.getByLabel('Document Type').selectOption(documentType);
}

async function fillName(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('State', { exact: true }).selectOption('OH');
}

async function fillStreet(page: Page): Promise<void> {
  await page.getByLabel('Street Address').fill('12 Main Street');
  await page.getByLabel('ZIP Code').fill('43004');
}

async function fillPassport(page: Page, withNumber: boolean): Promise<void> {
  await page.getByLabel('ID Type').selectOption('passport');
  if (withNumber) await page.getByLabel('ID Number').fill('P4Z7');
  await page.getByLabel('Issuing Agency').fill('US Department of State');
  await page.getByLabel('Expiration Date', { exact: true }).fill('2031-05-17');
}

async function sign(page: Page): Promise<void> {
  const title = page.getByLabel('Document 1 Description');
  if ((await title.inputValue()) === '') await title.fill('Warranty deed');
  const act = page.getByLabel('Notarial Act');
  if ((await act.isVisible()) && (await act.inputValue()) === '') await act.selectOption('acknowledgment');
  await page.getByRole('button', { name: 'Add Signature' }).first().click();
  await page.locator('dialog canvas').waitFor();
  await draw(page);
  await saveSignature(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Fills steps 2 to 4, with the fields that a state adds, and submits the entry. */
async function finish(page: Page, details: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByLabel('Location Address').fill('1 City Hall Square, Springfield');
  await details();
  await next(page);
  const documentDate = page.getByLabel('Document Date');
  if (await documentDate.isVisible()) await documentDate.fill('2026-01-05');
  await next(page);
  await page.getByText('Add comments').click();
  await page.getByLabel('Additional Comments').fill('Signed in my presence.');
  await answerDoubts(page);
  await page.getByRole('button', { name: 'Submit Entry' }).click();
  await page.getByText('Entry submitted successfully!').waitFor();
}

/** Opens the only entry of the journal. */
async function openEntry(page: Page): Promise<void> {
  await page.goto(`${site.url}/app?view=journal`);
  await control(page, /View Details/).click();
  await page.getByRole('heading', { name: 'Entry 000001' }).waitFor();
  await page.getByRole('heading', { name: 'State Compliance' }).waitFor();
}

const journey = (screen: ScreenName, walk: (page: Page) => Promise<void>) =>
  asNotary(site, screen, async (page) => {
    await openWizard(page);
    await walk(page);
  });

describe('the wizard follows the law of a state', () => {
  // wizard-california.test.tsx proves both without a browser.
  it(
    'California requires thumbprint and journal photo for a deed, and allows no personal knowledge',
    () =>
      journey('phone', async (page) => {
        await choose(page, 'CA', 'deed');
        await page.getByText('Keep your paper journal too').waitFor();
        await fillName(page);
        await fillStreet(page);
        expect(await page.getByRole('option', { name: 'Personal Knowledge' }).isDisabled()).toBe(true);
        await fillPassport(page, true);
        await page.getByLabel('Notarial Act').selectOption('acknowledgment');
        await sign(page);
        await next(page);
        await toast(page, /Step 1: .*is required/);
        await page
          .getByText(/Thumbprint is required by California law .* for this document/)
          .first()
          .waitFor();
        await look(page, 'phone', '20-california-missing');
        const files = page.locator('input[type=file]:not([capture])');
        await files.nth(0).setInputFiles(photo);
        await page.getByAltText('Captured journal signature').waitFor();
        await files.nth(1).setInputFiles(photo);
        await toast(page, 'Thumbprint image captured successfully!');
        await lookWithAxe(page, 'phone', '21-california-captured');
        await next(page);
        await finish(page);
        await openEntry(page);
        await page
          .getByAltText(/thumbprint/i)
          .first()
          .waitFor();
        await lookWithAxe(page, 'phone', '22-california-details');
      }),
    240_000,
  );

  // wizard-state-change.test.tsx and wizard-law.test.tsx prove both without a browser, and law-storage.test.ts what is stored.
  it(
    'Texas allows no ID number and requires the land conveyance',
    () =>
      journey('desktop', async (page) => {
        await choose(page, 'OH', 'deed');
        await fillName(page);
        await fillStreet(page);
        await fillPassport(page, true);
        await page.getByLabel('State for this Entry').selectOption('TX');
        const question = page.getByRole('dialog', { name: 'Change the state to Texas?' });
        await question.getByText('Signer 1: ID Number').waitFor();
        await look(page, 'desktop', '23-texas-question');
        await question.getByRole('button', { name: 'Change and remove' }).click();
        await toast(page, 'Removed from this entry: Signer 1: ID Number.');
        await page.getByText('Texas: ID numbers cannot be recorded per state law').waitFor();
        await expect.poll(() => page.getByLabel('ID Number').count()).toBe(0);
        await sign(page);
        await next(page);
        await page.getByRole('heading', { name: 'Texas Land Conveyance' }).waitFor();
        await lookWithAxe(page, 'desktop', '24-texas-details');
        await finish(page, async () => {
          await page.getByLabel('Grantee Name').fill('Mary Roe');
          await page.getByLabel('County').fill('Dallas');
          await page.getByLabel('Grantee Mailing Address').fill('7 Ranch Road, Dallas, TX 75201');
        });
        await openEntry(page);
        await expect.poll(() => page.getByText('P4Z7').count()).toBe(0);
        await look(page, 'desktop', '25-texas-details');
      }),
    240_000,
  );

  it(
    'A Texas deed of trust takes a MERS MIN, asks about a lien that may be a Social Security number, and rejects a license',
    () =>
      journey('phone', async (page) => {
        await choose(page, 'TX', 'deed_of_trust');
        await fillName(page);
        await fillStreet(page);
        await fillPassport(page, false);
        const description = page.getByLabel('Document 1 Description');
        const question = page.getByLabel('Document 1: what is this number?');
        await description.fill('Deed of Trust, MIN 100015700012345674');
        await expect.poll(() => question.count()).toBe(0);
        await page.getByRole('button', { name: 'Add Document' }).click();
        const lien = page.getByLabel('Document 2 Description');
        await lien.fill('Lien 016-12-3456');
        const lienQuestion = page.getByLabel('Document 2: what is this number?');
        await lienQuestion.waitFor();
        await page.getByLabel('Notarial Act').selectOption('acknowledgment');
        // Nobody signs for a title that may not be kept.
        await page.getByRole('button', { name: 'Add Signature' }).click();
        await page
          .getByText(/If this is a parcel, loan, or file number, confirm it\.$/)
          .first()
          .waitFor();
        await lookWithAxe(page, 'phone', '40-number-question');
        // The question follows its text, also for the keyboard.
        await lien.focus();
        await page.keyboard.press('Tab');
        expect(await lienQuestion.evaluate((select) => select === document.activeElement)).toBe(true);
        await lienQuestion.selectOption({ label: 'A loan number' });
        await page.getByText('Your answer is kept in the entry.').waitFor();
        await page
          .getByRole('navigation', { name: 'Steps' })
          .getByRole('button', { name: /Signer/ })
          .click();
        await sign(page);
        await next(page);
        await page.getByLabel('Location Address').fill('1 City Hall Square, Dallas');
        await page.getByLabel('Grantee Name').fill('Mary Roe');
        await page.getByLabel('County').fill('Dallas');
        await page.getByLabel('Grantee Mailing Address').fill('7 Ranch Road, Dallas, TX 75201');
        await next(page);
        await page.getByLabel('Document Date').fill('2026-01-05');
        await next(page);

        await page.getByText('Add comments').click();
        const comments = page.getByLabel('Additional Comments');
        await comments.fill('DL 12345678');
        await answerDoubts(page);
        await page.getByRole('button', { name: 'Submit Entry' }).click();
        await page
          .getByText(/Texas: ID numbers cannot be recorded per state law \(1 TAC § 87\.50/)
          .first()
          .waitFor();
        await comments.fill('Texas driver license shown.');
        await answerDoubts(page);
        await page.getByRole('button', { name: 'Submit Entry' }).click();
        await page.getByText('Entry submitted successfully!').waitFor();
        await openEntry(page);
        const documents = page.getByRole('region', { name: 'Documents', exact: true });
        await documents.getByText('Deed of Trust, MIN 100015700012345674').waitFor();
        await documents.getByText('Lien 016-12-3456').waitFor();
        await look(page, 'phone', '41-mers-details');
      }),
    240_000,
  );

  it(
    'Washington copies the principal signature and asks for the position in the paper journal',
    () =>
      journey('phone', async (page) => {
        await choose(page, 'WA', 'affidavit');
        await page.getByText('Paper journal required: for acts on paper, Washington').waitFor();
        await page.getByLabel('Notarial Act').selectOption('jurat');
        await fillName(page);
        await fillStreet(page);
        await fillPassport(page, true);
        await sign(page);
        await page.getByAltText('Principal signature').waitFor();
        await look(page, 'phone', '26-washington');
        await next(page);
        await finish(page, async () => {
          await page.getByLabel('Volume').fill('3');
          await page.getByLabel('Page', { exact: true }).fill('12');
          await page.getByLabel('Line', { exact: true }).fill('4');
          await lookWithAxe(page, 'phone', '27-washington-details');
        });
        await openEntry(page);
        await page.getByText(/Volume 3, page 12, line 4/i).waitFor();
        await look(page, 'phone', '28-washington-entry');
      }),
    240_000,
  );

  it(
    'Florida allows naming a witness of an oath',
    () =>
      journey('desktop', async (page) => {
        await choose(page, 'FL', 'oath');
        await fillName(page);
        await fillStreet(page);
        await page.getByLabel('ID Type').selectOption('personal_knowledge');
        await expect.poll(() => page.getByLabel('ID Number').count()).toBe(0);
        await sign(page);
        await page.getByLabel('Witness Name (optional)').fill('Alan Turing');
        await page.getByLabel('Witness Address (optional)').fill('5 Hill Road, Miami');
        await lookWithAxe(page, 'desktop', '29-florida');
        await next(page);
        await finish(page, async () => {
          await page.getByLabel('Fee', { exact: true }).fill('25');
          await page
            .getByText(/over the \$10\.00 that Florida allows/)
            .first()
            .waitFor();
        });
        await openEntry(page);
        await page.getByText('Alan Turing').waitFor();
      }),
    240_000,
  );

  // wizard-law.test.tsx shows both states without a browser.
  it(
    'Utah asks when the commission began; Illinois records only city and state, and leaves the signature open',
    () =>
      journey('phone', async (page) => {
        await choose(page, 'UT', 'affidavit');
        const earlier = page.getByText('My commission began before 05/06/2026');
        await earlier.click();
        await look(page, 'phone', '29-utah');
        await earlier.click();
        await choose(page, 'IL', 'affidavit');
        await expect.poll(() => earlier.count()).toBe(0);
        await fillName(page);
        await fillPassport(page, false);
        await expect.poll(() => page.getByLabel('Street Address').count()).toBe(0);
        await expect.poll(() => page.getByLabel('ZIP Code').count()).toBe(0);
        await expect.poll(() => page.getByRole('button', { name: 'Add Signature' }).count()).toBe(1);
        await look(page, 'phone', '30-illinois');
        await next(page);
        await finish(page, () => page.getByLabel('Location Address').fill('Springfield, Illinois'));
        await openEntry(page);
        await page.getByText('Springfield, OH').first().waitFor();
        await look(page, 'phone', '31-illinois-entry');
      }),
    240_000,
  );

  it(
    'Missouri requires a paper journal in addition',
    () =>
      journey('desktop', async (page) => {
        await choose(page, 'MO', 'acknowledgment');
        await page.getByText('Paper journal required: for acts on paper, Missouri').waitFor();
        await fillName(page);
        await fillStreet(page);
        await fillPassport(page, true);
        await sign(page);
        await look(page, 'desktop', '32-missouri');
        await next(page);
        await finish(page, () => page.getByLabel('Volume').fill('7'));
        await openEntry(page);
        await page
          .getByText(/Paper journal required/)
          .first()
          .waitFor();
        await page.goto(`${site.url}/app?view=compliance&state=MO`);
        await page.getByRole('heading', { name: 'Missouri' }).waitFor();
        await look(page, 'desktop', '33-guide-missouri');
      }),
    240_000,
  );
});
