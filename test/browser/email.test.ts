import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { asNotary, asVisitor, lookWithAxe, toast } from '#test/support/journey.ts';
import { mailedToken, registerNotary, uniqueEmail, verifyEmail } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { mailsTo } from '#test/support/stack.ts';

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

it.each(['phone', 'desktop'] as const)(
  'takes an account back from mailed links by keyboard, on a %s',
  async (screen) => {
    const notary = await registerNotary();
    const link = async (view: string) =>
      `${site.url}/app?view=${view}#token=${await mailedToken(notary.email, view)}`;
    await asVisitor(site.browser, screen, async (page) => {
      await page.goto(await link('verify-email'));
      await page.getByLabel('Password', { exact: true }).fill(notary.password);
      await lookWithAxe(page, screen, '83-verify-email');
      await page.keyboard.press('Enter');
      await page.getByText('Your email address is confirmed.').waitFor();

      expect((await call('start-data-export', { token: notary.token })).status).toBe(201);
      await page.goto(await link('undo-change'));
      await page.getByRole('button', { name: 'UNDO THE CHANGE' }).focus();
      await lookWithAxe(page, screen, '85-undo-change');
      await page.keyboard.press('Enter');
      await page.getByText('The export was revoked, and every device was signed out.').waitFor();
      await lookWithAxe(page, screen, '86-change-undone');

      const { body } = await call('login', { body: { email: notary.email, password: notary.password } });
      expect((await call('start-data-export', { token: body.access_token })).status).toBe(201);
      await call('forgot-password', { body: { email: notary.email } });
      await page.goto(await link('reset'));
      await page.getByLabel('New password', { exact: true }).fill('another good one 5');
      await page.getByLabel('New password again').fill('another good one 5');
      await page.keyboard.press('Enter');
      await page.getByText('1 export was revoked.').waitFor();
      await lookWithAxe(page, screen, '87-recovered');
      await page.getByRole('link', { name: 'Sign in and review your passkeys' }).press('Enter');
      await page.getByLabel('Email').fill(notary.email);
      await page.getByLabel('Password', { exact: true }).fill('another good one 5');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    });
  },
  180_000,
);

it('asks a thief with a live session for proof before everything is exported, and gets none', async () => {
  const notary = await registerNotary();
  await verifyEmail(notary);
  await asNotary(
    site,
    'desktop',
    async (page) => {
      // The server's answer when the sign-in is more than five minutes ago, which the tests of services prove.
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

it('gives an address that a stranger registered to its owner, who reads what happened', async () => {
  const stranger = await registerNotary();
  const { email, token } = stranger;
  expect((await call('create-draft', { body: buildEntry(), token })).status).toBe(201);
  // Nothing that a reset leaves in force can be added before the address is confirmed.
  const lasting = [
    await call('begin-passkey', { token }),
    await call('begin-second-factor', { token, body: { password: stranger.password } }),
  ];
  for (const { status, body } of lasting) expect([status, body.code]).toEqual([409, 'EMAIL_NOT_VERIFIED']);

  await asNotary(
    site,
    'desktop',
    async (strangerPage) => {
      await strangerPage.goto(`${site.url}/app?view=drafts`);
      await strangerPage.getByText('Ada Byron').waitFor();
      await asVisitor(site.browser, 'phone', async (page) => {
        await page.goto(`${site.url}/app?view=forgot`);
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'SEND RESET INSTRUCTIONS' }).click();
        await page.getByText('a link to reset its password is on its way').waitFor();
        await page.goto(`${site.url}/app?view=reset#token=${await mailedToken(email, 'reset')}`);
        const password = 'the owner chose this one';
        await page.getByLabel('New password', { exact: true }).fill(password);
        await page.getByLabel('New password again').fill(password);
        await page.getByRole('button', { name: 'SAVE NEW PASSWORD' }).click();
        await page.getByText('If you didn’t create this account').waitFor();
        await lookWithAxe(page, 'phone', '86-taken-over');
        const [notice] = await mailsTo(email);
        expect(notice?.text).toContain('They can no longer sign in.');

        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'SIGN IN' }).click();
        await toast(page, 'Logged in successfully!');
        // The remedy that the mail names is there, and needs nothing that only the stranger has.
        await page.goto(`${site.url}/app?view=settings&tab=security`);
        await page.getByRole('button', { name: 'Close account' }).click();
        await page.getByRole('button', { name: 'Close my account' }).waitFor();
        await lookWithAxe(page, 'phone', '87-close-squatted');
      });
      await strangerPage.reload();
      await strangerPage.getByRole('heading', { name: 'Sign in to your journal' }).waitFor();
    },
    { notary: stranger },
  );
}, 180_000);
