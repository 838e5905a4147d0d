import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { plans } from '#shared/data/plans.ts';
import { inspect } from '#test/support/accessibility.ts';
import { call } from '#test/support/api.ts';
import { bytesOf, openOwnBrowser, screens } from '#test/support/browser.ts';
import { buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { draftToSubmit } from '#test/support/journal.ts';
import { asNotary, draw, look, lookWithAxe, toast } from '#test/support/journey.ts';
import { keptOnDevice } from '#test/support/kept-on-device.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { fillEntry, readyForOffline, signIn } from '#test/support/offline-journey.ts';
import { setMonthUsage, setPlan } from '#test/support/plan.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { filesOfZip } from '#test/support/zip-tools.ts';

const site = siteInBrowser();

let folder: string;
let own: BrowserContext | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-visit-'));
});

afterAll(async () => {
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the notary's phone, over what it left in its folder earlier. */
async function openPhone(): Promise<Page> {
  own = await openOwnBrowser(folder, 'phone');
  return own.pages()[0] ?? (await own.newPage());
}

/** Kills the browser's process, as a phone without memory does. What was kept so far remains. */
async function killBrowser(): Promise<void> {
  const closed = own?.waitForEvent('close');
  const session = await own?.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash').catch(() => {});
  await closed;
}

/** Signs a line on the handed-over device: the nth of so many, or the only one. */
async function signLine(page: Page, progress = ''): Promise<void> {
  await page.getByRole('dialog').getByText(progress).first().waitFor();
  await page.locator('dialog canvas').waitFor();
  await draw(page);
  await page.getByRole('button', { name: 'Save Signature' }).click();
}

/** Returns how many signatures the device keeps of the visit in hand. */
async function signaturesKept(page: Page): Promise<number> {
  return (await keptOnDevice(page)).split('"signature":"data:image').length - 1;
}

/** Holds the button that gives the device back to the notary. */
async function takeBack(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Notary: press and hold to continue' });
  await button.focus();
  await page.keyboard.down('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
}

it('two signers and three documents become six entries, through a killed browser and a lost connection', async () => {
  const notary = await registerNotary();
  let page = await openPhone();
  await page.goto(`${site.url}/app?view=login`);
  await signIn(page, notary);
  await readyForOffline(page);
  await page.goto(`${site.url}/app?view=wizard`);
  await fillEntry(page, 'Byron');
  await page.getByRole('button', { name: /^Docs/ }).click();
  await page.getByRole('button', { name: 'Several documents or entries' }).click();
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 2 title').fill('Deed of trust');
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 3 title').fill('Name affidavit');
  await page.getByRole('group', { name: 'Document 3' }).getByLabel('Notarial Act').selectOption('jurat');
  await page.getByRole('button', { name: /^Signer/ }).click();
  await page.getByRole('button', { name: 'Add Another Signer' }).click();
  const second = page.getByRole('group', { name: 'Signer 2' });
  const about = {
    'First Name': 'Ben',
    'Last Name': 'Cook',
    'Street Address': '2 Elm',
    City: 'Denver',
    'ZIP Code': '80202',
  };
  for (const [label, text] of Object.entries(about)) await second.getByLabel(label).fill(text);
  await second.getByLabel('State', { exact: true }).selectOption('CO');
  await second.getByLabel('ID Type').selectOption('personal_knowledge');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('6 entries', { exact: true }).waitFor();
  await lookWithAxe(page, 'phone', '44-visit');

  const hand = page.getByRole('button', { name: 'Hand to Ada Byron' });
  await page.evaluate('scrollTo(0, 0)');
  expect((await hand.boundingBox())?.y, 'the button is on the screen').toBeLessThan(
    screens.phone.viewport.height,
  );
  await hand.click();
  await signLine(page, '1 of 2');
  await signLine(page, '2 of 2');
  await takeBack(page);
  await page.getByText('3 of 3 signed').waitFor();
  await page.getByRole('button', { name: 'Hand to Ben Cook' }).click();
  await signLine(page, '1 of 3');
  await signLine(page, '2 of 3');
  await expect.poll(() => signaturesKept(page), { timeout: 20_000 }).toBe(5);
  await killBrowser();

  page = await openPhone();
  await page.goto(`${site.url}/app?view=wizard`);
  await page.getByRole('dialog', { name: 'Continue your unsaved entry?' }).waitFor();
  await lookWithAxe(page, 'phone', '44b-continue');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('3 of 3 signed').waitFor();
  await page.getByText('2 of 3 signed').waitFor();
  await page.getByRole('button', { name: 'Hand to Ben Cook' }).click();
  await signLine(page);
  await takeBack(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const seal = page.getByRole('button', { name: 'Seal 6 entries' });
  await seal.waitFor();
  await page.getByRole('button', { name: 'Record a refusal' }).click();
  const refusal = page.getByRole('dialog', { name: 'Record a refusal' });
  await refusal.getByLabel('Which act?').selectOption('Ben Cook: Name affidavit');
  await refusal.getByLabel('The signer changed their mind').check();
  await refusal.getByLabel('The signer cancelled it').check();
  await lookWithAxe(page, 'phone', '45-refusal');
  await refusal.getByRole('button', { name: 'Continue as refusal' }).click();
  await page.getByText('Ben Cook: Name affidavit. Not performed: cancelled.').waitFor();
  await lookWithAxe(page, 'phone', '46-refused');

  const lost: string[] = [];
  await page.route(
    /\/api\/notary\/entries\/submit$/,
    async (route) => {
      lost.push((await route.fetch()).status().toString());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await seal.click();
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
  await page.locator('.sealed-next').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Sent: Entries 000001 to 000006').waitFor();
  expect(lost).toEqual(['200']);
  const { body } = await call('list-entries', { apiUrl: site.url, token: notary.token });
  expect(
    body.items
      .map(
        ({ entry_number, signers, outcome }) =>
          `${entry_number} ${signers.map(({ first_name }) => first_name).join()} ${outcome}`,
      )
      .toSorted(),
  ).toEqual([
    ...['000001 Ada performed', '000002 Ben performed', '000003 Ada performed'],
    ...['000004 Ben performed', '000005 Ada performed', '000006 Ben cancelled'],
  ]);
  await page.goto(`${site.url}/app?view=journal`);
  await page.getByText('Not performed: cancelled').first().waitFor();
  await look(page, 'phone', '47-journal-refused');
  await page.getByRole('link', { name: 'View Details of entry 000006' }).click();
  await page.getByText('The signer changed their mind').waitFor();
  await look(page, 'phone', '48-details-refused');
}, 120_000);

/** Opens a draft with a signature as a visit: its document, and another one with a title. */
async function openVisit(page: Page, notary: Notary, title: string, changes?: Partial<EntryPayload>) {
  const id = await draftToSubmit(notary, { fee: 10, act_timezone: 'America/Denver', ...changes }, site.url);
  await page.goto(`${site.url}/app?view=wizard&id=${id}`);
  await toast(page, 'Draft loaded successfully!');
  await page.getByRole('button', { name: 'Several documents or entries' }).click();
  await page.getByRole('button', { name: /^Docs/ }).click();
  await page.getByRole('button', { name: 'Add Document' }).click();
  await page.getByLabel('Document 2 title').fill(title);
}

/** Hands the device to a person who has one line to sign. */
async function handTo(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: `Hand to ${person}` }).click();
  await signLine(page);
  await takeBack(page);
}

it('two devices seal visits, and the one that does not fit into the month waits until the plan has room', async () => {
  const notary = await registerNotary(site.url);
  await setPlan(notary.id, 'basic');
  await setMonthUsage(notary.id, plans.basic.notarizationsLimit - 3);
  const both = (walk: (phone: Page, desktop: Page) => Promise<void>) =>
    asNotary(
      site,
      'phone',
      (phone) => asNotary(site, 'desktop', (desktop) => walk(phone, desktop), { notary }),
      { notary },
    );
  await both(async (phone, desktop) => {
    for (const page of [phone, desktop]) {
      await openVisit(page, notary, 'Deed of trust');
      await handTo(page, 'Ada Byron');
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await desktop.getByRole('button', { name: 'Seal 2 entries' }).click();
    await desktop.getByRole('heading', { name: 'Entries 000001 to 000002' }).waitFor();
    await phone.getByRole('button', { name: 'Seal 2 entries' }).click();
    await phone.getByRole('heading', { name: 'Kept on this device until your plan has room' }).waitFor();
    await lookWithAxe(phone, 'phone', '49-visit-without-room');
    const listed = () =>
      call('list-entries', { apiUrl: site.url, token: notary.token, query: { status: 'submitted' } });
    expect((await listed()).body.total).toBe(2);

    await phone.locator('.sealed-next').getByRole('link', { name: 'Dashboard' }).click();
    await phone.getByRole('button', { name: /^Discard/ }).click();
    const question = phone.getByRole('dialog', { name: 'Discard this visit?' });
    await question.waitFor();
    await lookWithAxe(phone, 'phone', '50-discard-visit');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await setPlan(notary.id, 'pro');
    const sent = phone.getByText('Sent: Entries 000003 to 000004');
    // The device may learn of the larger plan first, and then sends without being asked.
    await Promise.race([phone.getByRole('button', { name: /^Send Again/ }).click(), sent.waitFor()]);
    await sent.waitFor();
    expect((await listed()).body.total).toBe(4);
  });
}, 120_000);

it(
  'the longest names and titles fit every screen, and the PDFs of the visit come as one ZIP',
  () =>
    asNotary(site, 'phone', async (page, notary) => {
      await setPlan(notary.id, 'pro');
      const person = (letter: string) => ({
        first_name: letter.repeat(limits.nameLength),
        last_name: letter.toLowerCase().repeat(limits.nameLength),
      });
      const [first, second] = [person('W'), person('M')];
      await openVisit(page, notary, 'm'.repeat(limits.descriptionLength), {
        documents: [{ description: 'W'.repeat(limits.descriptionLength) }],
        signers: [buildSigner(first), buildSigner(second)],
      });
      await page.getByRole('group', { name: 'Document 2' }).getByLabel('Notarial Act').selectOption('jurat');
      await page.getByRole('button', { name: 'Use a list' }).click();
      await page.getByRole('dialog', { name: 'Use a list' }).getByRole('button').nth(1).waitFor();
      await lookWithAxe(page, 'phone', '51-lists');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back to one entry' }).click();
      const question = page.getByRole('dialog', { name: 'Go back to one entry?' });
      await question.waitFor();
      await lookWithAxe(page, 'phone', '52-end-visit');
      await question.getByRole('button', { name: 'Cancel' }).click();
      const wrong = await inspect(page, 'visit-longest', { wide: true });
      await page.getByRole('button', { name: /^Hand to W/ }).click();
      await page.locator('dialog canvas').waitFor();
      wrong.push(...(await inspect(page, 'visit-signing', { wide: true })));
      await signLine(page);
      await takeBack(page);
      await handTo(page, second.first_name);
      await page.getByRole('button', { name: 'Next' }).click();
      const seal = page.getByRole('button', { name: 'Seal 4 entries' });
      await seal.waitFor();
      wrong.push(...(await inspect(page, 'visit-review', { wide: true })));
      await seal.click();
      await page.getByRole('heading', { name: 'Entries 000001 to 000004' }).waitFor();
      wrong.push(...(await inspect(page, 'visit-sealed', { wide: true })));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDFs of all 4 entries (ZIP)' }).click(),
      ]);
      const files = await filesOfZip(await bytesOf(download));
      expect(files.map(([name]) => name).filter((name) => name.endsWith('.pdf'))).toHaveLength(4);
      expect(wrong).toEqual([]);
    }),
  180_000,
);
