import type { ElementHandle, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyCase } from '#test/support/every-case.ts';
import { draftToSubmit } from '#test/support/journal.ts';
import { asNotary, asVisitor, registerOnSite, toast } from '#test/support/journey.ts';
import { pngBytes } from '#test/support/png.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

/** More presses than any path through a view takes. */
const mostPresses = 80;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Returns whether an element has the focus, and the focused element if it is off the screen or completely covered
 * (WCAG 2.4.11), else ''. A toast may cover it, because a toast closes on its own.
 */
function focusOf(target: ElementHandle): Promise<{ isOnTarget: boolean; hidden: string }> {
  return target.evaluate((wanted) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { isOnTarget: false, hidden: '' };
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const across = [left + 2, (left + right) / 2, right - 2];
    const down = [top + 2, (top + bottom) / 2, bottom - 2];
    const isSeen = across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest('[data-sonner-toast]')) return true;
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    );
    return { isOnTarget: focused === wanted, hidden: isSeen ? '' : focused.outerHTML.slice(0, 200) };
  });
}

/** Presses Tab until a control has the focus, and checks that the focus is visible at every step. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  if (await isFocused(target)) return;
  // Finding an element by its role takes longer than the press of a key.
  const element = await target.elementHandle();
  if (!element) throw new Error(`There is no ${target}`);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press(key);
    const { isOnTarget, hidden } = await focusOf(element);
    expect(hidden, 'has the focus and is not seen').toBe('');
    if (isOnTarget) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

const focusedText = (page: Page) => page.evaluate('document.activeElement.textContent.trim()');

/** Waits for a step of the wizard and for the focus on its heading. */
async function arriveAt(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await expect.poll(() => focusedText(page), { timeout: 10_000, interval: 50 }).toBe(heading);
}

async function fillSigner(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await type(page, page.getByLabel('State for this Entry'), 'Colorado');
  await type(page, field('Document Type'), 'Deed');
  await type(page, field('Notarial Act'), 'Acknowledgment');
  await type(page, field('First Name'), 'Ada');
  await type(page, field('Last Name'), 'Byron');
  await type(page, field('Street Address'), '12 Main Street');
  await type(page, field('City'), 'Denver');
  await type(page, field('State'), 'Colorado');
  await type(page, field('ZIP Code'), '80202');
  await type(page, field('ID Type'), 'Passport');
  await type(page, field('ID Number (last four characters)'), 'P4Z7');
  await type(page, field('Issuing Agency'), 'US Department of State');
  await type(page, field('Expiration Date'), '05172031');
}

/** Holds the button that gives the notary the device back. */
async function hold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Notary: press and hold to continue' });
  await tabTo(page, button);
  await page.keyboard.down('Enter');
  await button.waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
}

/** Uploads an image on the signing screen, because nobody can draw with a keyboard. */
async function uploadSignature(page: Page): Promise<void> {
  const pad = page.getByRole('dialog', { name: 'Add Signature - Signer 1' });
  await press(page, 'I can’t sign here');
  await hold(page);
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Upload a signature image');
  await (await chooser).setFiles({ name: 'mark.png', mimeType: 'image/png', buffer: pngBytes(300, 100) });
  await pad.getByAltText('Uploaded signature').waitFor();
  await press(page, 'Save Signature');
  await hold(page);
  await pad.waitFor({ state: 'detached' });
  await toast(page, 'Signature saved successfully');
}

async function sign(page: Page): Promise<void> {
  await press(page, 'Add Signature');
  await press(page, 'Save Signature');
  await page.getByText('Please draw your signature before saving').waitFor();
  await uploadSignature(page);
  expect(await focusedText(page)).toBe('Sign again');
}

describe('by keyboard alone', () => {
  // wizard.test.tsx checks the focus after errors, and signing.test.tsx checks it after signing.
  it.runIf(everyCase)('records an entry and corrects errors on the way', () =>
    asVisitor(site.browser, 'desktop', async (page) => {
      await registerOnSite(page, site.url);
      await press(page, 'Start Exploring');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto(`${site.url}/app?view=wizard`);
      await page.getByLabel('State for this Entry').waitFor();

      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      expect(await isFocused(page.locator('main'))).toBe(true);

      await press(page, 'Next');
      const summary = page.getByRole('region', { name: 'There is a problem' });
      await expect
        .poll(() => isFocused(page.getByLabel('State for this Entry')), { timeout: 10_000, interval: 50 })
        .toBe(true);
      await tabTo(page, summary.getByRole('button', { name: /First Name/ }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      expect(await isFocused(page.getByLabel('First Name'))).toBe(true);
      await tabTo(page, page.getByLabel('State for this Entry'), 'Shift+Tab');

      await fillSigner(page);
      await sign(page);
      await press(page, 'Next');
      await arriveAt(page, 'Entry Details');
      await type(page, page.getByLabel('Location Address'), '1437 Bannock Street, Denver');
      await press(page, 'Next');
      await arriveAt(page, 'Documents');
      await press(page, 'Next');
      await arriveAt(page, 'Review and Notes');
      await tabTo(page, page.getByText('Add comments'));
      await page.keyboard.press('Enter');
      await type(page, page.getByLabel('Additional Comments'), 'Signed in my presence.');
      await press(page, 'Previous');
      await arriveAt(page, 'Documents');
      await press(page, 'Next');
      await press(page, 'Submit Entry');
      await page.getByText('Entry submitted successfully!').waitFor();
      await arriveAt(page, 'Entry 000001');
      await tabTo(page, page.getByRole('link', { name: 'View entry 000001' }));
    }),
  );

  // The entry above takes the same tabs, buttons, and pad, and visit-package.test.ts the table of a visit.
  it.runIf(everyCase)('records a visit of two documents', () =>
    asNotary(site, 'desktop', async (page, notary) => {
      const lawful = { fee: 10, act_timezone: 'America/Denver' };
      await page.goto(`${site.url}/app?view=wizard&id=${await draftToSubmit(notary, lawful, site.url)}`);
      await toast(page, 'Draft loaded successfully!');
      await press(page, 'Several documents or entries');
      await press(page, 'Next');
      await arriveAt(page, 'Entry Details');
      await press(page, 'Next');
      await arriveAt(page, 'Documents');
      await press(page, 'Add Document');
      const row = page.getByRole('group', { name: 'Document 2' });
      await tabTo(page, row.getByLabel('Document 2 title'), 'Shift+Tab');
      await page.keyboard.type('Deed of trust');
      await type(page, row.getByLabel('Notarial Act'), 'Jurat');
      await press(page, 'Hand to Ada Byron');
      await uploadSignature(page);
      await expect.poll(() => focusedText(page)).toBe('Signatures');
      await press(page, 'Next');
      await arriveAt(page, 'Review and Notes');
      await press(page, 'Seal 2 entries');
      await arriveAt(page, 'Entries 000001 to 000002');
      await tabTo(page, page.getByRole('link', { name: 'View entry 000002' }));
    }),
  );

  it('asks a question and returns the focus to where it was', () =>
    asNotary(site, 'phone', async (page) => {
      await page.goto(`${site.url}/app`);
      await press(page, 'Menu');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      expect(await isFocused(page.getByRole('button', { name: 'Menu', exact: true }))).toBe(true);

      await page.goto(`${site.url}/app?view=wizard`);
      await type(page, page.getByLabel('First Name', { exact: true }), 'Ada');
      await tabTo(page, page.getByRole('button', { name: 'Back to dashboard' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.waitFor();
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        const isInside = await question.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(isInside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await isFocused(page.getByRole('button', { name: 'Back to dashboard' }))).toBe(true);
    }));
});
