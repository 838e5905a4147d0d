import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Form, forms } from '#test/support/app-forms.ts';
import { screensFrom } from '#test/support/browser.ts';
import { addBusinessPapers } from '#test/support/business-papers.ts';
import { notaryOf } from '#test/support/duties/walk.ts';
import { missingIn, setEveryControl } from '#test/support/form-controls.ts';
import { asNotary, asVisitor } from '#test/support/journey.ts';
import { uniqueEmail } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/*
 * Simulated browsers disagreed with real ones about a checkbox. So each control that a form shows is set in Chromium, the form is
 * saved, and its values are looked for in what the server answers after a reload.
 */

const site = siteInBrowser();

/** The form with a button, or the dialog whose footer has it. */
const formOf = (page: Page, { save, section }: Form) =>
  section
    ? page.getByRole('region', { name: section })
    : page
        .locator('form, dialog')
        .filter({ has: page.getByRole('button', { name: save, exact: true }) })
        .first();

/** A picture of one dot, for forms with a file. */
const picture = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Chooses a file, and clicks the Add button beside a choice, where a form lists these before it is saved. */
async function addParts(shown: Locator): Promise<void> {
  const file = shown.locator('.file-drop input[type=file]').first();
  if ((await file.count()) > 0) await file.setInputFiles(picture);
  const add = shown.getByRole('button', { name: 'Add', exact: true });
  if (await add.isVisible()) await add.click();
}

/** Milliseconds without a request after which everything counts as saved. */
const quiet = 500;

/** Presses a button, and waits until the server has what it saves. A form with a file makes several requests. */
async function press(page: Page, button: Locator): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  const pressed = Date.now();
  const isWrite = (request: Request) =>
    request.url().includes('/api/') && request.method() !== 'GET' && request.timing().startTime >= pressed;
  const saved = page.waitForResponse((answer) => isWrite(answer.request()) && answer.ok());
  await button.click();
  await saved;
  await expect.poll(() => open.size === 0 && Date.now() - last > quiet).toBe(true);
}

/** Notes what the page asks for from now on. */
function questionsOf(page: Page): unknown[] {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    asked.push(Object.fromEntries(new URL(request.url()).searchParams), request.postDataJSON());
  });
  return asked;
}

/**
 * Loads the page once more. Returns the server's answers, a list that grows while late code of a view makes requests.
 * Chromium counts some answers as aborted after the page has read them, so the list takes them before the page.
 */
async function answersAfterReload(page: Page): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    answers.push(await response.json().catch(() => null));
    await route.fulfill({ response });
  });
  await page.reload({ waitUntil: 'networkidle' });
  return answers;
}

/** Expects that the server still has the values of controls after the page is loaded once more. */
async function areStored(page: Page, set: Parameters<typeof missingIn>[1]): Promise<readonly unknown[]> {
  const answers = await answersAfterReload(page);
  await expect.poll(() => missingIn(answers, set)).toEqual([]);
  return answers;
}

/** Registers a notary with an entry and, for views of the business, with papers. Returns the IDs. */
async function notaryFor({ view }: Form) {
  const { notary, entryIds } = await notaryOf('CO', 1, site.url);
  const papers = view.startsWith('business') ? await addBusinessPapers(notary.token, site.url) : {};
  const ids: { [K in NonNullable<Form['shows']>]?: string | undefined } = { entryId: entryIds[0], ...papers };
  return { notary, ids };
}

/** Opens a form, sets every control, and saves it. Returns the controls whose values are stored. */
async function saveForm(page: Page, form: Form) {
  for (const name of form.openers ?? []) await page.getByRole('button', { name, exact: true }).click();
  const shown = formOf(page, form);
  await shown.getByRole('button', { name: form.save, exact: true }).waitFor();
  for (const name of form.adds ?? []) await shown.getByRole('button', { name }).click();
  const set = await setEveryControl(shown, form.given);
  await addParts(shown);
  await press(page, shown.getByRole('button', { name: form.save, exact: true }));
  return set.filter(({ name }) => !form.decides?.includes(name));
}

describe.each(screensFrom('desktop'))('on a %s, every control of a form is saved as it was set', (screen) => {
  it.each(forms.map((form) => [`${form.save} in ${form.view}`, form] as const))(
    '%s',
    async (_, form) => {
      const { notary, ids } = await notaryFor(form);
      const walk = async (page: Page) => {
        const id = form.shows ? `&id=${ids[form.shows]}` : '';
        await page.goto(`${site.url}/app?view=${form.view}${id}`);
        const stored = await saveForm(page, form);
        expect(stored.length).toBeGreaterThan(0);
        const link = stored.find(({ name }) => name === form.linkedBy)?.value;
        if (link) {
          await page.getByRole('link', { name: String(link) }).click();
          await page.waitForURL(/[?&]id=/);
        }
        const answers = await areStored(page, stored);
        for (const name of form.alsoSaves ?? []) expect(JSON.stringify(answers)).toContain(`"${name}":"`);
      };
      await asNotary(site, screen, walk, { notary });
    },
    120_000,
  );
});

it('every control of the filters of orders is asked for, and is there after a reload', () =>
  asNotary(site, 'phone', async (page) => {
    await page.goto(`${site.url}/app?view=business`);
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Filters' }).click();
    const set = await setEveryControl(filters, { To: '2026-02-04' });
    await page.waitForURL(/to=2026-02-04/);
    const asked = questionsOf(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(set).toHaveLength(4);
    expect(missingIn(asked, set)).toEqual([]);
    for (const { label, value } of set) {
      expect(await filters.getByLabel(label, { exact: true }).inputValue(), label).toBe(value);
    }
  }));

it('every control of the filters is asked for, and is there after a reload', () =>
  asNotary(site, 'desktop', async (page) => {
    await page.goto(`${site.url}/app?view=journal`);
    const bar = page.getByRole('form', { name: 'Search and filters' });
    await bar.getByRole('button', { name: 'Filters' }).click();
    const set = await setEveryControl(bar);
    expect(set.length).toBeGreaterThan(7);
    await page.waitForURL(/feeMax|fee_max/);
    const asked = questionsOf(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(missingIn(asked, set)).toEqual([]);
    for (const { label, value } of set) {
      expect(await bar.getByLabel(label, { exact: true }).inputValue(), label).toBe(value);
    }
  }));

/** The meaning of each column of a file, and a cell. */
const cells: Readonly<Record<string, string>> = {
  number: '17',
  date: '2020-03-04',
  time: '14:15',
  act: 'Acknowledgment',
  document: 'Old deed',
  signer: 'Olga Old',
  address: '1 Main Street',
  place: 'Denver',
  identification: 'State card',
  fee: '7.50',
  notes: 'An old note',
  other: 'A kept text',
};

it('every column of an import is kept as it was chosen, and every control of the search is asked for', () =>
  asNotary(site, 'desktop', async (page) => {
    await page.goto(`${site.url}/app?view=import`);
    // Titles of words that say nothing.
    const titles = Object.keys(cells).map((_, index) => `Column ${'ABCDEFGHIJKL'[index]}`);
    const csv = `${titles.join()}\n${Object.values(cells).join()}\n`;
    await page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const columns = page.getByRole('region', { name: 'How is your file read?' });
    await columns.waitFor();
    const kinds = Object.fromEntries(Object.keys(cells).map((kind, index) => [titles[index], kind]));
    await setEveryControl(columns.locator('.annex-columns'), kinds);
    await columns.getByLabel('State of the acts, for rows without one').selectOption('CO');
    await columns.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('button', { name: /^Import / }).click();
    await page.getByRole('heading', { name: '1 entry is imported' }).waitFor();
    await page.goto(`${site.url}/app?view=annex`);
    const answers = await answersAfterReload(page);
    const texts = Object.values(cells).map((cell) => cell.replace('7.50', '7.5'));
    const lost = () => texts.filter((text) => !JSON.stringify(answers).includes(text));
    await expect.poll(lost).toEqual([]);
    const search = page.getByRole('form', { name: 'Search imported entries' });
    const set = await setEveryControl(search);
    const asked = questionsOf(page);
    await search.getByRole('button', { name: 'Search' }).click();
    await page.waitForLoadState('networkidle');
    expect(set.length).toBeGreaterThan(2);
    expect(missingIn(asked, set)).toEqual([]);
  }));

it('every control of the pages to register and to sign in reaches the server', async () => {
  const given = { email: uniqueEmail(), password: 'a long enough passphrase' };
  for (const path of ['register', 'login']) {
    await asVisitor(site.browser, 'phone', async (page) => {
      // The form that is painted first gives way to the app's own.
      await page.goto(`${site.url}/${path}`, { waitUntil: 'networkidle' });
      const form = page.locator('form').first();
      const set = await setEveryControl(form, given);
      await form.locator('[type=submit]').click();
      await page.waitForURL('**/app');
      await areStored(page, set);
    });
  }
});

/** Journeys with steps of their own operate the controls of these forms. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'every-field.test.ts, visit.test.ts': /^wizard\//,
  'email.test.ts': /^auth\/(?:reset|forgot|verify)|change-email/,
  'duties.test.ts': /^duties\/(?:step-log|copies|journals|forms\/step-form|hand-over|retention\/destroy)/,
  'settings.test.ts, whose passwords and codes no answer has': /change-password|close-account|second-factor/,
  'payments.test.ts': /^checkout\//,
  'orders.test.ts': /^business\/intake\/(?:source-input|proposal-card)/,
  'rows of the forms that are made of it': /^business\/(?:papers\/paper-dialog|orders\/order-form)/,
};

/** Marks of a form in a file. */
const formMarks = /<(?:form|PaperDialog|OrderForm)\b/;

it('each form of the app is operated', () => {
  const operated = new Set([
    ...forms.filter(({ section }) => !section).map(({ file }) => file),
    'journal/filter-bar.tsx',
    'imports/imported-rows.tsx',
    'auth/register-form.tsx',
    'auth/login-form.tsx',
  ]);
  const all = globSync('web/features/**/*.tsx')
    .filter((file) => formMarks.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('web/features/', ''));
  expect([...operated].filter((file) => !all.includes(file))).toEqual([]);
  const missed = all.filter((file) => !operated.has(file));
  expect(missed.filter((file) => !Object.values(elsewhere).some((kind) => kind.test(file)))).toEqual([]);
});
