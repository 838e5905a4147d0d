import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#test/support/authenticator.ts';
import { bytesOf, type ScreenName } from '#test/support/browser.ts';
import { asNotary, look, lookWithAxe, toast } from '#test/support/journey.ts';
import { registerNotary, verifyEmail } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const password = 'a long enough passphrase';
const nextPassword = 'another long passphrase';

const site = siteInBrowser();

async function journey(screen: ScreenName, tab: string, walk: (page: Page) => Promise<void>): Promise<void> {
  const notary = await registerNotary();
  await verifyEmail(notary);
  await asNotary(
    site,
    screen,
    async (page) => {
      await page.goto(`${site.url}/app?view=settings&tab=${tab}`);
      await walk(page);
    },
    { notary },
  );
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Nora Q. Notary');
  await page.getByLabel('Phone').fill('(303) 555-0142');
  await page.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Profile updated successfully');
}

async function uploadPicture(page: Page): Promise<void> {
  await page
    .getByLabel('Profile picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngBytes(40, 30) });
  await toast(page, 'Profile picture updated');
  await page.locator('header img').waitFor();
}

async function addCommission(page: Page, number: string, expires: string): Promise<void> {
  const form = page.locator('form[aria-labelledby="add-commission"]');
  await form.getByLabel('Commission number').fill(number);
  await form.getByLabel('Commission state').selectOption('CO');
  await form.getByLabel('Expiration date').fill(expires);
  await form.getByRole('button', { name: 'Add commission' }).click();
  await toast(page, 'Notary commission added');
}

/** Part of `npm run test:long`: the tests of test/web/features and test/api prove each step without a browser. */
describe('the settings', () => {
  it(
    'keep profile, picture, and preferences, and ask before they discard input, on a phone',
    () =>
      journey('phone', 'profile', async (page) => {
        await fillProfile(page);
        await uploadPicture(page);
        await look(page, 'phone', '60-settings-profile');
        await page.getByLabel('Phone').fill('555');
        await page.getByRole('tab', { name: 'Preferences' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        expect(await page.getByLabel('Phone').inputValue()).toBe('555');
        await page.getByLabel('Phone').fill('(303) 555-0142');
        await page.getByRole('tab', { name: 'Preferences' }).click();
        await page.getByLabel('Date format').selectOption('yyyy-MM-dd');
        await page.getByText(/^Today is \d{4}-\d{2}-\d{2}/).waitFor();
        await page.getByRole('button', { name: 'Save preferences' }).click();
        await toast(page, 'Profile updated successfully');
        await look(page, 'phone', '61-settings-preferences');
        await page.getByRole('tab', { name: 'Credentials' }).click();
        await addCommission(page, 'CO-20264001', '2020-01-31');
        await page.getByText('2020-01-31').first().waitFor();
        await look(page, 'phone', '62-settings-credentials');
      }),
    120_000,
  );

  it(
    'keep a document, protect the account with a second factor, and export all data, on a desktop',
    () =>
      journey('desktop', 'credentials', async (page) => {
        await page.getByLabel('Document type').selectOption('surety_bond');
        await page
          .getByLabel('Document file')
          .setInputFiles({ name: 'bond.png', mimeType: 'image/png', buffer: pngBytes(60, 40) });
        await page.getByRole('button', { name: 'Upload document' }).click();
        await toast(page, /uploaded/);
        await look(page, 'desktop', '63-settings-credentials');

        await page.getByRole('tab', { name: 'Security' }).click();
        await page.getByLabel('Current password').fill(password);
        await page.getByLabel('New password', { exact: true }).fill(nextPassword);
        await page.getByLabel('Confirm new password').fill(nextPassword);
        await page.locator('form').getByRole('button', { name: 'Change password' }).click();
        await toast(page, 'Password changed successfully');

        await page.getByRole('button', { name: 'Turn on second factor' }).click();
        await page.keyboard.type(nextPassword);
        await page.keyboard.press('Enter');
        await page.getByRole('img', { name: 'QR code' }).waitFor();
        const secret = ((await page.locator('.connect-secret code').textContent()) ?? '').replaceAll(' ', '');
        await page.keyboard.type(codeOf(secret));
        await page.keyboard.press('Enter');
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
        await look(page, 'desktop', '64-recovery-codes');
        const [code = ''] = await page.locator('.recovery-codes code').allTextContents();
        await page.getByText('I have saved them', { exact: true }).click();
        await page.getByRole('button', { name: 'Done' }).click();

        await page.getByRole('button', { name: 'Prepare my data' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page
            .locator('section', { hasText: 'Your data is ready' })
            .getByRole('button', { name: 'Download' })
            .last()
            .click(),
        ]);
        const zip = await bytesOf(download);
        expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
        await lookWithAxe(page, 'desktop', '65-settings-my-data');

        const email = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email);
        await page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
        await page.getByLabel('Email', { exact: true }).fill(email);
        await page.getByLabel('Password', { exact: true }).fill(nextPassword);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
        await lookWithAxe(page, 'desktop', '66-second-factor');
        await page.getByLabel('Recovery Code').fill(code.toLowerCase());
        await page.keyboard.press('Enter');
        await toast(page, 'Logged in successfully!');
      }),
    120_000,
  );
});
