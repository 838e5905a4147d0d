import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ScreenName, screens } from '#test/support/browser.ts';
import { asNotary, lookWithAxe, toast } from '#test/support/journey.ts';
import { registerNotary, verifyEmail } from '#test/support/notary.ts';
import { locksOn, readyForOffline } from '#test/support/offline-journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

/** Gives the page an authenticator that verifies its user, as the fingerprint reader of a device does. */
async function withAuthenticator(
  page: Page,
  more: { ctap2Version?: 'ctap2_1'; hasPrf?: true } = {},
): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true, ...more },
    },
  });
  return { devtools, authenticatorId };
}

/** Lets the page believe that its browser cannot offer passkeys in the email field. */
async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await toast(page, 'Passkey added');
}

async function signOut(page: Page, screen: ScreenName): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

it.each(Object.keys(screens) as ScreenName[])(
  'adds a passkey, signs in with it, loses it, and removes it, on a %s',
  async (screen) => {
    const notary = await registerNotary();
    await verifyEmail(notary);
    await asNotary(
      site,
      screen,
      async (page) => {
        // The authenticator accepts what the email field offers, at once. Without that offer, the phone has to use the button.
        if (screen === 'phone') await withoutOffers(page);
        const { devtools, authenticatorId } = await withAuthenticator(page);
        await page.goto(`${site.url}/app?view=settings&tab=security`);
        await addPasskey(page, 'My phone');
        await page.getByText('My phone', { exact: true }).scrollIntoViewIfNeeded();
        await lookWithAxe(page, screen, '80-passkeys');

        await page.goto(`${site.url}/app?view=dashboard`);
        await signOut(page, screen);
        if (screen === 'phone') await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
        await toast(page, 'Logged in successfully!');

        // A lost device: the notary signs in with the password, and removes its passkey.
        await page.goto(`${site.url}/app?view=dashboard`);
        await signOut(page, screen);
        await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
        await page.getByLabel('Email').fill(notary.email);
        await page.getByLabel('Password', { exact: true }).fill(notary.password);
        await lookWithAxe(page, screen, '81-sign-in-with-passkey');
        await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
        await toast(page, 'Logged in successfully!');
        await page.goto(`${site.url}/app?view=settings&tab=security`);
        await page.getByText(/last used/).waitFor();
        await page.getByRole('button', { name: 'Remove passkey My phone' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
        await toast(page, 'Passkey removed');
        await expect.poll(() => page.getByText('My phone', { exact: true }).count()).toBe(0);
      },
      { notary },
    );
  },
  180_000,
);

it('a passkey with a secret unlocks the device without a connection, and another one does not', async () => {
  const notary = await registerNotary();
  await verifyEmail(notary);
  await asNotary(
    site,
    'phone',
    async (page) => {
      await withoutOffers(page);
      const { devtools, authenticatorId } = await withAuthenticator(page, {
        ctap2Version: 'ctap2_1',
        hasPrf: true,
      });
      await page.goto(`${site.url}/app?view=settings&tab=security`);
      await addPasskey(page, 'My phone');
      await readyForOffline(page);
      await page.goto(`${site.url}/app?view=dashboard`);
      await signOut(page, 'phone');
      await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
      await toast(page, 'Logged in successfully!');
      await expect.poll(() => locksOn(page), { timeout: 30_000 }).toBe(1);

      const leave = () =>
        page.evaluate(() => {
          localStorage.removeItem('access_token');
          location.reload();
        });
      await page.context().setOffline(true);
      await leave();
      await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
      await toast(page, 'Unlocked without a connection. You can record entries.');
      await page.getByText(/You are (offline|online again)\./).waitFor();

      await leave();
      await page.getByRole('button', { name: 'USE A PASSKEY' }).waitFor();
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      await withAuthenticator(page, { ctap2Version: 'ctap2_1', hasPrf: true });
      await page.getByRole('button', { name: 'USE A PASSKEY' }).click();
      await page.getByRole('button', { name: 'SIGN IN', exact: true }).waitFor();
      expect(await page.evaluate("localStorage.getItem('access_token')")).toBeNull();
    },
    { notary, serviceWorkers: 'allow' },
  );
}, 120_000);
