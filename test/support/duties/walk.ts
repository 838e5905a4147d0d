import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { plainEntry, plainSigner } from '#scripts/seed/plain-entry.ts';
import { toWire } from '#shared/contract/wire.ts';
import type { StateCode } from '#shared/data/states.ts';
import { addDays, dayIn } from '#shared/rules/dates.ts';
import { findings } from '../accessibility.ts';
import { call } from '../api.ts';
import { overflows, picture, type ScreenName, screens } from '../browser.ts';
import type { EntryPayload } from '../entry.ts';
import { everyCase } from '../every-case.ts';
import { draftToSubmit, submit } from '../journal.ts';
import { type Notary, registerNotary } from '../notary.ts';
import type { SiteInBrowser } from '../site-in-browser.ts';

/** A notary of one state at one width of the screen, and the page on which the flows are walked. */
export type Walk = {
  site: SiteInBrowser;
  page: Page;
  notary: Notary;
  state: StateCode;
  screen: ScreenName;
};

/** The narrowest phones that notaries use; content must fit them without sideways scrolling. */
const narrowPhone = { width: 360, height: 740 };

/** Today in the time zone of an account that was registered over the API. */
export const today = () => dayIn('America/New_York', new Date());

/** The commission of the notary of a state. */
export const commissionOf = (state: StateCode) => ({
  commission_number: `${state}-20264001`,
  state,
  expiration_date: addDays(today(), 40),
});

/** The signer of the entries in the journals of walks. */
export const signerName = `${plainSigner.firstName} ${plainSigner.lastName}`;

/** Returns an entry with everything that its state's law requires. */
export function lawfulIn(state: StateCode): Partial<EntryPayload> {
  const content = plainEntry(today(), state, { documentType: 'affidavit', fee: 0 });
  return toWire(content) as Partial<EntryPayload>;
}

/** Registers a notary of a state with a commission, and submits entries. Returns the notary and the entries' IDs. */
export async function notaryOf(
  state: StateCode,
  entries: number,
  apiUrl: string,
): Promise<{ notary: Notary; entryIds: string[] }> {
  const notary = await registerNotary(apiUrl);
  const asked = { apiUrl, token: notary.token };
  await call('update-profile', { ...asked, body: { primary_notary_state: state } });
  await call('add-commission', { ...asked, body: { ...commissionOf(state), is_primary: true } });
  const entryIds: string[] = [];
  for (let number = 1; number <= entries; number += 1) {
    const id = await draftToSubmit(notary, lawfulIn(state), apiUrl);
    const { status, body } = await submit(notary, id, apiUrl);
    if (status !== 200) throw new Error(`An entry of ${state} answered ${status}: ${JSON.stringify(body)}`);
    entryIds.push(id);
  }
  return { notary, entryIds };
}

/** Waits until each text is on the page, or in a part of it. */
export async function shows(place: Page | Locator, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await place.getByText(text).first().waitFor();
}

/** Opens a view of the app. */
export const open = ({ page, site }: Walk, search: string) => page.goto(`${site.url}/app?${search}`);

/** Clicks a button or a link by its name. */
export const press = ({ page }: Walk, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();

/** Returns what axe finds in a color scheme, and saves a picture for people. */
async function inColors(page: Page, scheme: 'light' | 'dark', name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  // Buttons pass through colors in between.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  await picture(page, `${name}-${scheme}`);
  return (await findings(page, scheme)).map((finding) => `${scheme}: ${finding}`);
}

/**
 * Returns what is wrong with how a view or dialog looks at its width, and on phones also at the narrow one. Dark colors do
 * not depend on the width.
 */
async function flaws(page: Page, screen: ScreenName, name: string): Promise<string[]> {
  const wrong = await inColors(page, 'light', name);
  if (await overflows(page)) wrong.push('wider than the screen');
  if (screen === 'phone') {
    await page.setViewportSize(narrowPhone);
    if (await overflows(page)) wrong.push(`wider than ${narrowPhone.width} pixels`);
    await page.setViewportSize(screens.phone.viewport);
    wrong.push(...(await inColors(page, 'dark', name)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return wrong;
}

/** Checks how a view or dialog looks (axe, width), and saves pictures of it for people. */
export async function seen({ page, screen, state }: Walk, name: string, shown = page): Promise<void> {
  expect(await flaws(shown, screen, `${state}-${screen}-${name}`), name).toEqual([]);
}

/** Checks in `npm run test:long` how a view looks in a state that it reaches after `seen`. */
export async function seenLater(walk: Walk, name: string): Promise<void> {
  if (everyCase) await seen(walk, name);
}
