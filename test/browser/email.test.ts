import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { asNotary, lookWithAxe, toast } from '#test/support/journey.ts';
import { mailedToken, registerNotary, uniqueEmail, verifyEmail } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

it('confirms an address, changes it, and takes the change back, on a phone', async () => {
  const notary = await registerNotary();
  await asNotary(
    site,
    'phone',
    async (page) => {
      await page.goto(`${site.url}/app?view=dashboard`);
      await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
      await lookWithAxe(page, 'phone', '82-unconfirmed');
      const verify = await mailedToken(notary.email, 'verify-email');
      await page.goto(`${site.url}/app?view=verify-email#token=${verify}`);
      await page.getByRole('button', { name: 'CONFIRM EMAIL ADDRESS' }).waitFor();
      await lookWithAxe(page, 'phone', '83-verify-email');
      await page.getByRole('button', { name: 'CONFIRM EMAIL ADDRESS' }).click();
      await toast(page, 'Your email address is confirmed.');

      const next = uniqueEmail();
      await page.goto(`${site.url}/app?view=settings&tab=security`);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await page.getByLabel('New email').fill(next);
      await page.getByLabel('Password for this change').fill(notary.password);
      await lookWithAxe(page, 'phone', '84-change-email');
      await page.getByRole('button', { name: 'Send link to new address' }).click();
      await page.getByText(`We sent an email to ${next}.`).waitFor();
      const confirm = await mailedToken(next, 'confirm-email');
      await page.goto(`${site.url}/app?view=confirm-email#token=${confirm}`);
      await page.getByRole('button', { name: 'USE THIS ADDRESS' }).click();
      await toast(page, `Your email address is now ${next}.`);

      const undo = await mailedToken(notary.email, 'undo-email');
      await page.goto(`${site.url}/app?view=undo-email#token=${undo}`);
      await page.getByRole('button', { name: 'KEEP THIS ADDRESS' }).click();
      await page
        .getByText(`Your email address is ${notary.email}, and every device has been signed out.`)
        .waitFor();
      const body = { email: notary.email, password: notary.password };
      expect((await call('login', { body })).status).toBe(200);
    },
    { notary },
  );
}, 180_000);

it('asks a thief with a live session for proof before everything is exported, and gets none', async () => {
  const notary = await registerNotary();
  await verifyEmail(notary);
  await asNotary(
    site,
    'desktop',
    async (page) => {
      // What the server answers when the sign-in is more than five minutes ago, which services tests prove.
      await page.route('**/api/user/data-export', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 403,
              json: { detail: 'Confirm that it is you.', code: 'STEP_UP_REQUIRED' },
            })
          : route.continue(),
      );
      await page.goto(`${site.url}/app?view=settings&tab=security`);
      await page.getByRole('button', { name: 'Prepare my data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await dialog.getByLabel('Password', { exact: true }).fill('a guess');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByText('Your current password is incorrect.').waitFor();
      await lookWithAxe(page, 'desktop', '85-step-up');
    },
    { notary },
  );
}, 120_000);
