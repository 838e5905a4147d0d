import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, picture, type ScreenName, screens, screensFrom } from '#test/support/browser.ts';
import { everyCase } from '#test/support/every-case.ts';
import {
  asNotary,
  control,
  draw,
  longPress,
  look,
  lookWithAxe,
  saveSignature,
  startExploring,
  toast,
} from '#test/support/journey.ts';
import { keptOnDevice } from '#test/support/kept-on-device.ts';
import { uniqueEmail } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const password = 'a long enough passphrase';

const site = siteInBrowser();

async function register(page: Page, screen: ScreenName, email: string): Promise<void> {
  await page.goto(`${site.url}/`);
  await lookWithAxe(page, screen, '1-site');
  await page.goto(`${site.url}/register`);
  await page.getByLabel('Full Name').fill('Nora Notary');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await lookWithAxe(page, screen, '2-register');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await toast(page, 'Account created successfully!');
  await page.getByRole('button', { name: 'View Upgrade Options' }).waitFor();
  await look(page, screen, '2b-trial-welcome');
  await startExploring(page);
  await control(page, 'Create Your First Entry').waitFor();
  await lookWithAxe(page, screen, '3-empty-dashboard');
}

async function logOut(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Pastes text as another program left it on the clipboard. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function fillSigner(page: Page, screen: ScreenName): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await toast(page, 'Step 1: State is required');
  await page.getByLabel('State for this Entry').selectOption('CO');
  await page.getByLabel('Document Type').selectOption('deed');
  await page.getByLabel('Notarial Act').selectOption('acknowledgment');
  await paste(page.getByLabel('First Name'), 'Ng\u00aduyễn\u200b\ufeff');
  expect(await page.getByLabel('First Name').inputValue()).toBe('Nguyễn');
  await page.getByLabel('Last Name').fill('Thị Minh');
  await page.getByLabel('Street Address').fill('1437 Bannock Street');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP Code').fill('80202');
  await page.getByLabel('ID Type').selectOption('passport');
  await page.getByLabel('ID Number').fill('P4Z7');
  await page.getByLabel('Issuing Agency').fill('US Department of State');
  await page.getByLabel('Expiration Date', { exact: true }).fill('2031-05-17');
  await next.click();
  await toast(page, /Step 1: Signer 1: Signature is required/);
  await lookWithAxe(page, screen, '4-wizard-signature-missing');

  // The title begins with the document type, and people sign for it.
  expect(await page.getByLabel('Document 1 Description').inputValue()).toBe('Deed');
  await page.getByLabel('Document 1 Description').fill('Warranty deed');
  await page.getByRole('button', { name: 'Add Signature' }).click();
  await page.getByRole('dialog', { name: 'Add Signature - Signer 1' }).waitFor();
  await page.getByRole('button', { name: 'Save Signature' }).click();
  await page.getByText('Please draw your signature before saving').waitFor();
  await draw(page);
  await picture(page, `${screen}-5-signature`);
  await saveSignature(page);
  await next.click();
}

async function fillRest(page: Page, screen: ScreenName): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('button', { name: /Use Current Location/ }).click();
  await toast(page, 'Location captured successfully!');
  expect(await page.getByLabel('Location Address').inputValue()).toMatch(/Colorado/);
  await page.locator('.maplibregl-canvas').waitFor();
  await page.locator('.maplibregl-canvas').click({ position: { x: 60, y: 60 } });
  await toast(page, 'Address updated from map location!');
  await page.getByLabel('Fee').fill('12.50');
  await lookWithAxe(page, screen, '6-wizard-details');
  await next.click();

  await page.getByLabel('Document 1 Description').fill('');
  await next.click();
  await toast(page, 'Step 3: At least one document description is required');
  await page
    .getByLabel(/^Document/)
    .first()
    .fill('Warranty deed');
  await lookWithAxe(page, screen, '7-wizard-docs');
  await next.click();
  await page.getByText('Add comments').click();
  await page.getByLabel('Additional Comments').fill('Signed in my presence.');
  await lookWithAxe(page, screen, '8-wizard-notes');
}

/** Corrects the fee by an addendum. The typed text survives the closing of the dialog, and the fee stays and is marked. */
async function addAddendum(page: Page, screen: ScreenName): Promise<void> {
  const open = page.getByRole('button', { name: 'Add an addendum' });
  const dialog = page.getByRole('dialog', { name: 'Add an addendum' });
  await open.click();
  await dialog.getByLabel('Reason').fill('Wrong fee');
  await page.keyboard.press('Escape');
  await open.click();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Wrong fee');
  await dialog.getByLabel('Corrected field').selectOption('Fee');
  await dialog.getByLabel('Text').fill('The signer paid $10.00.');
  await lookWithAxe(page, screen, '11b-addendum');
  await dialog.getByRole('button', { name: 'Add addendum' }).click();
  await page.getByRole('heading', { name: 'Addendum 1' }).waitFor();
  await page.getByRole('link', { name: 'Corrected by addendum 1' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#addendum-1');
  await look(page, screen, '11c-addenda');
}

describe.each(screensFrom('phone'))('a notary on a %s', (screen) => {
  it('registers, records an act, finds it numbered in the journal, and downloads its PDF', async () => {
    const visitor = await newVisitor(site.browser, screen, { maps: true });
    const page = await visitor.newPage();
    await register(page, screen, uniqueEmail());
    await control(page, 'Create Your First Entry').click();
    await fillSigner(page, screen);
    await fillRest(page, screen);
    await page.getByRole('button', { name: 'Submit Entry' }).click();
    await page.getByText('Entry submitted successfully!').waitFor();

    await page.getByRole('heading', { name: 'Entry 000001' }).waitFor();
    await lookWithAxe(page, screen, '8-sealed');
    await page.locator('.sealed-next').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.getByText('Entry 000001').waitFor();
    await lookWithAxe(page, screen, '9-dashboard');
    await page.goto(`${site.url}/app?view=journal`);
    await page.getByText('000001').first().waitFor();
    await lookWithAxe(page, screen, '10-journal');
    await control(page, /View Details/).click();
    await page.getByRole('heading', { name: 'Entry 000001' }).waitFor();
    await page.getByText('Nguyễn Thị Minh').first().waitFor();
    await page.locator('.maplibregl-canvas').waitFor();
    await lookWithAxe(page, screen, '11-entry-details');
    await addAddendum(page, screen);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('entry-000001.pdf');
    await toast(page, 'PDF exported successfully');
    await visitor.close();
  }, 240_000);
});

// wizard.test.tsx, leaving.test.tsx, and wizard-kept-entry.test.tsx prove each step.
describe.runIf(everyCase).each(screensFrom('desktop'))('a notary on a %s', (screen) => {
  it(
    'saves a draft, finds it again, and loses nothing when the page is left',
    () =>
      asNotary(site, screen, async (page, { email }) => {
        await page.goto(`${site.url}/app?view=wizard`);
        await page.getByLabel('First Name').fill('Grace');
        await page.getByLabel('Last Name').fill('Hopper');
        await page.getByRole('button', { name: 'Save as Draft' }).click();
        await toast(page, 'Entry saved as draft!');
        await page.goto(`${site.url}/app?view=drafts`);
        await page.getByText('Grace Hopper').first().waitFor();
        await look(page, screen, '12-drafts');
        await control(page, /Open Draft/).click();
        await toast(page, 'Draft loaded successfully!');
        expect(await page.getByLabel('Last Name').inputValue()).toBe('Hopper');

        await page.getByLabel('City').fill('Arlington');
        await page.goBack();
        const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
        await leave.waitFor();
        await look(page, screen, '12-leave');
        await leave.getByRole('button', { name: 'Stay' }).click();
        await expect
          .poll(() => keptOnDevice(page), { timeout: 20_000, interval: 100 })
          .toContain('Arlington');
        await page.reload();
        await page.getByRole('button', { name: 'Continue' }).click();
        expect(await page.getByLabel('City').inputValue()).toBe('Arlington');

        await logOut(page, screen);
        const question = page.getByRole('dialog', { name: 'Log out and discard your unsaved entry?' });
        await question.waitFor();
        await look(page, screen, '13-logout');
        await question.getByRole('button', { name: 'Log Out' }).click();
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'SIGN IN' }).click();
        await toast(page, 'Logged in successfully!');
        await page.goto(`${site.url}/app?view=wizard`);
        await page.getByLabel('City').waitFor();
        expect(await page.getByLabel('City').inputValue()).toBe('');
      }),
    120_000,
  );
});

// practice.test.tsx proves that nothing is saved, and signing.test.tsx who can leave the pad in which language.
it.runIf(everyCase)('practices: the signer gets the phone, reads Spanish, turns it, and cannot leave', () =>
  asNotary(site, 'phone', async (page) => {
    await page.goto(`${site.url}/app`);
    await look(page, 'phone', '14-practice-offer');
    await control(page, 'Practice').click();
    await page.getByText('Practice: nothing is saved').waitFor();
    await look(page, 'phone', '15-practice');
    await page.getByRole('button', { name: 'Add Signature' }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('dialog', { name: 'Agregar firma' }).waitFor();
    await draw(page);
    await page.keyboard.press('Escape');
    await page.evaluate('history.back()');
    await look(page, 'phone', '16-signing');
    await page.setViewportSize({ width: 844, height: 390 });
    await look(page, 'phone', '17-signing-landscape');
    expect((await page.locator('dialog canvas').boundingBox())?.height).toBeGreaterThan(180);
    await page.getByRole('button', { name: 'Guardar firma' }).click();
    await page.getByText('Gracias, Pat Practice').waitFor();
    await look(page, 'phone', '18-signed');
    await longPress(page, 'Notary: mantenga presionado para continuar');
    await toast(page, 'Signature saved successfully');
    await page.setViewportSize(screens.phone.viewport);

    for (const heading of ['Entry Details', 'Documents', 'Review and Notes']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    await look(page, 'phone', '19-practice-review');
    await page.getByRole('button', { name: 'Submit Entry' }).click();
    await page.getByRole('heading', { name: 'Practice complete' }).waitFor();
    await lookWithAxe(page, 'phone', '20-practice-complete');
    const sample = await page.getByRole('link', { name: 'Open the sample PDF' }).getAttribute('href');
    const file = await page.request.get(`${site.url}${sample}`);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }),
);

// The API's auth.test.ts proves the link and the end of the sessions.
it.runIf(everyCase)(
  'recovers a forgotten password by mail and ends the sessions elsewhere',
  () =>
    asNotary(site, 'desktop', async (other, { email }) => {
      const here = await newVisitor(site.browser, 'phone');
      const page = await here.newPage();
      await page.goto(`${site.url}/app?view=forgot`);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'SEND RESET INSTRUCTIONS' }).click();
      await page.getByText('If an account exists for this email').waitFor();
      await page.goto(`${site.url}/outbox`);
      const mails = page.getByRole('listitem').filter({ hasText: email });
      await mails.getByRole('link', { name: /Reset/ }).click();
      await page.getByText('view=reset').waitFor();
      const link = /http\S+view=reset\S+/.exec((await page.locator('body').textContent()) ?? '')?.[0] ?? '';
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('quite another passphrase');
      await page.getByLabel('New password again', { exact: true }).fill('quite another passphrase');
      await look(page, 'phone', '14-reset');
      await page.getByRole('button', { name: 'SAVE NEW PASSWORD' }).click();
      await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('quite another passphrase');
      await page.getByRole('button', { name: 'SIGN IN' }).click();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

      await other.goto(`${site.url}/app?view=journal`);
      await other.getByText('Your session has ended. Please sign in again.').waitFor();
      await expect.poll(() => other.getByRole('button', { name: 'SIGN IN' }).count()).toBe(1);
      await here.close();
    }),
  120_000,
);
