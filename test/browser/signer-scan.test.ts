import jpeg from 'jpeg-js';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';
import { californiaId } from '#test/shared/aamva/sample-cards.ts';
import { type Photo, photographed } from '#test/support/barcode-photos.ts';
import { buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { asNotary, look, lookWithAxe, toast } from '#test/support/journey.ts';
import { siteWithCamera } from '#test/support/site-with-camera.ts';

const site = siteWithCamera({ turn: 6, yaw: 8 });

function jpegOf({ data, width, height }: Photo): Buffer {
  const pixels = Buffer.alloc(data.length * 4, 255);
  for (const [at, value] of data.entries()) pixels.fill(value, at * 4, at * 4 + 3);
  return jpeg.encode({ data: pixels, width, height }, 85).data;
}

/** Opens the wizard for an entry of a state. */
async function openWizard(page: Page, state: string): Promise<void> {
  await page.goto(`${site.url}/app?view=wizard`);
  await page.getByLabel('State for this Entry').selectOption(state);
}

const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan ID of signer 1' });

describe('signer details', () => {
  it('come from the barcode that the camera sees, without the fields that the state forbids', () =>
    asNotary(site, 'desktop', async (page) => {
      await openWizard(page, 'TX');
      const sent: string[] = [];
      page.on('request', (request) => {
        // A new entry looks up the address of its place by itself, and may still be doing so.
        const isPlace = request.url().endsWith(routes['reverse-geocode'].path);
        if (request.method() !== 'GET' && !isPlace) sent.push(`${request.method()} ${request.url()}`);
      });
      await scanButton(page).click();
      await page.getByText('Filled in from the ID: First Name').waitFor();
      expect(await value(page, 'First Name')).toBe('Persimmon Quill');
      expect(await value(page, 'Expiration Date')).toBe('2031-04-01');
      await page.getByText('Texas: ID numbers cannot be recorded per state law').first().waitFor();
      expect(await page.content()).not.toContain('40123987');
      expect(sent).toEqual([]);
      expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe(
        'Scan ID of signer 1',
      );
      await look(page, 'desktop', 'scanned-signer');
    }));

  it('come from a photo, or by keyboard from the notary’s own journal', () =>
    asNotary(site, 'phone', async (page, notary) => {
      await page.addInitScript(
        'navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", "NotAllowedError"); };',
      );
      await openWizard(page, 'CA');
      await scanButton(page).click();
      await page.getByText('Camera access denied.').waitFor();
      await lookWithAxe(page, 'phone', 'scan-without-camera');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a photo' }).press('Enter');
      const buffer = jpegOf(await photographed(californiaId, { turn: -14, pitch: 15, noise: 8 }));
      await (await chooser).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
      await toast(page, 'Filled in for signer 1');
      expect(await value(page, 'Last Name')).toBe("O'Halloran");
      expect(await value(page, 'ID Number')).toBe('Y7711223');
      expect(await page.getByLabel('ID Type').inputValue()).toBe('state_id');

      const signers = [buildSigner({ first_name: 'Ottoline', last_name: 'Fairweather' })];
      const { status } = await submit(notary, await draftToSubmit(notary, { signers }, site.url), site.url);
      expect(status).toBe(200);
      await page.getByRole('button', { name: 'Add Another Signer' }).click();
      await page.getByLabel('First Name').nth(1).pressSequentially('otto');
      await page.getByRole('option', { name: /Ottoline Fairweather/ }).waitFor();
      await lookWithAxe(page, 'phone', 'past-signers');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await toast(page, 'Filled in for signer 2');
      expect(await page.getByLabel('Last Name').nth(1).inputValue()).toBe('Fairweather');
      expect(await page.getByLabel('Street Address').nth(1).inputValue()).toBe('12 Main Street');
      expect(await page.getByLabel('ID Number').nth(1).inputValue()).toBe('');
    }));
});
