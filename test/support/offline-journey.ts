import type { Page } from 'playwright-core';
import { answerDoubts, draw, saveSignature, toast } from './journey.ts';
import type { Notary } from './notary.ts';

/** Signs in on the page that is open. */
export async function signIn(page: Page, { email, password }: Pick<Notary, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
}

/** Waits until the app can be opened without a connection. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Fills in the wizard from a new entry to its last step, with or without a connection. `atDetails` looks at the second step. */
export async function fillEntry(
  page: Page,
  name: string,
  atDetails: () => Promise<void> = async () => {},
): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('First Name').waitFor();
  // After earlier entries, state and act are chosen already.
  const chosen = page.locator('.act-choice:not([open]) > summary');
  if (await chosen.isVisible()) await chosen.click();
  await page.getByLabel('State for this Entry').selectOption('CO');
  await page.getByLabel('Document Type').selectOption('deed');
  await page.getByLabel('Notarial Act').selectOption('acknowledgment');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill(name);
  await page.getByLabel('Street Address').fill('1437 Bannock Street');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP Code').fill('80202');
  await page.getByLabel('ID Type').selectOption('passport');
  await page.getByLabel('ID Number').fill('P4Z7');
  await page.getByLabel('Issuing Agency').fill('US Department of State');
  await page.getByLabel('Expiration Date', { exact: true }).fill('2031-05-17');
  await next.click();
  // State law works without a connection.
  await toast(page, /Step 1: Signer 1: Signature is required/);
  await page.getByLabel('Document 1 Description').fill('Warranty deed');
  await page.getByRole('button', { name: 'Add Signature' }).click();
  await draw(page);
  await saveSignature(page);
  await next.click();
  await page.getByLabel('Location Address').fill('1437 Bannock Street, Denver');
  await atDetails();
  await next.click();
  await next.click();
}

/** Submits the entry in hand without a connection, and opens the dashboard, which lists it. */
export async function submitOffline(page: Page): Promise<void> {
  await answerDoubts(page);
  await page.getByRole('button', { name: 'Submit Entry' }).click();
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await page.locator('.sealed-next').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Waiting to be sent', { exact: true }).first().waitFor();
}

/** Returns how many notaries can unlock the page's browser without a connection. */
export function locksOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'notary-journal')) return 0;
    return await new Promise<number>((resolve) => {
      const opening = indexedDB.open('notary-journal');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('locks').objectStore('locks').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
}
