import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

type Form = {
  /** The file with the form, below `web/features`. */
  file: string;
  view: string;
  /** Opens the form. */
  opener?: string;
  /** The button that saves it. */
  save: string;
  /** Values with a meaning, by the name or the label of their control. */
  given?: Readonly<Record<string, string>>;
  /** Controls that only decide which others there are. */
  decides?: readonly string[];
};

const credentials = 'settings&tab=credentials';
const duty = { file: 'duties/forms/new-duty.tsx', given: { answerBy: '2099-03-04' } };
const inspection = {
  file: 'duties/officials/inspection-form.tsx',
  view: 'duties&page=inspections',
  opener: 'New inspection link',
  save: 'Create link',
  decides: ['choice', 'days'],
};

const forms: readonly Form[] = [
  {
    file: 'settings/profile-tab.tsx',
    view: 'settings&tab=profile',
    save: 'Submit',
    given: { businessZip: '80202' },
  },
  {
    file: 'settings/commissions/add-commission.tsx',
    view: credentials,
    save: 'Add commission',
    given: { expirationDate: '2099-03-04' },
  },
  { file: 'settings/insurance-documents/upload-document.tsx', view: credentials, save: 'Upload document' },
  { file: 'settings/primary-state.tsx', view: credentials, save: 'Save primary state' },
  { file: 'settings/additional-states.tsx', view: credentials, save: 'Save additional states' },
  { file: 'settings/preferences-tab.tsx', view: 'settings&tab=preferences', save: 'Save preferences' },
  { ...duty, view: 'duties&page=copy-request', save: 'Save request' },
  { ...duty, view: 'duties&page=official-request', save: 'Save request' },
  { ...duty, view: 'duties&page=hand-over', save: 'Save and see what to do' },
  { ...duty, view: 'duties&page=loss', save: 'See who to notify' },
  {
    file: 'duties/front-page/front-page-form.tsx',
    view: 'duties&page=front-page',
    save: 'Save front page',
  },
  { file: 'duties/retention/holds.tsx', view: 'duties&page=retention', save: 'Add legal hold' },
  { ...inspection, given: { choice: 'period', from: '2020-01-02', to: '2099-01-01' } },
  { ...inspection, given: { choice: 'numbers', numbers: '1' } },
  {
    file: 'entry-details/addenda/addendum-dialog.tsx',
    view: 'entryDetails',
    opener: 'Add an addendum',
    save: 'Add addendum',
  },
];

/** The form with a button, or the dialog whose footer has it. */
const formOf = (page: Page, { save }: Form) =>
  page
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

/** Presses a button, and waits until the server has what it saves. */
async function press(page: Page, button: Locator): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/') && answer.request().method() !== 'GET' && answer.ok(),
  );
  await button.click();
  await saved;
  await page.waitForLoadState('networkidle');
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

/** Returns what the server answers to the page while it loads once more. */
async function answersAfterReload(page: Page): Promise<unknown[]> {
  const answers: Promise<unknown>[] = [];
  page.on('requestfinished', (request: Request) => {
    if (!request.url().includes('/api/')) return;
    answers.push(request.response().then((answer) => answer?.json().catch(() => null)));
  });
  await page.reload({ waitUntil: 'networkidle' });
  return Promise.all(answers);
}

describe('every control of a form is saved as it was set', () => {
  it.each(forms.map((form) => [`${form.save} in ${form.view}`, form] as const))(
    '%s',
    async (_, form) => {
      const { notary, entryIds } = await notaryOf('CO', 1, site.url);
      await asNotary(
        site,
        'desktop',
        async (page) => {
          await page.goto(`${site.url}/app?view=${form.view}&id=${entryIds[0]}`);
          if (form.opener) await page.getByRole('button', { name: form.opener }).click();
          const shown = formOf(page, form);
          await shown.waitFor();
          const set = await setEveryControl(shown, form.given);
          await addParts(shown);
          await press(page, shown.getByRole('button', { name: form.save, exact: true }));
          const stored = set.filter(({ name }) => !form.decides?.includes(name));
          expect(stored.length).toBeGreaterThan(0);
          expect(missingIn(await answersAfterReload(page), stored)).toEqual([]);
        },
        { notary },
      );
    },
    120_000,
  );
});

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
    const kept = JSON.stringify(await answersAfterReload(page));
    for (const cell of Object.values(cells)) expect(kept).toContain(cell.replace('7.50', '7.5'));
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
      expect(missingIn(await answersAfterReload(page), set)).toEqual([]);
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
  'orders.test.ts': /^business\/(?:orders|intake)\//,
};

it('each form of the app is operated', () => {
  const operated = new Set([
    ...forms.map(({ file }) => file),
    'journal/filter-bar.tsx',
    'imports/imported-rows.tsx',
    'auth/register-form.tsx',
    'auth/login-form.tsx',
  ]);
  const all = globSync('web/features/**/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('<form'))
    .map((file) => file.replace('web/features/', ''));
  expect([...operated].filter((file) => !all.includes(file))).toEqual([]);
  const missed = all.filter((file) => !operated.has(file));
  expect(missed.filter((file) => !Object.values(elsewhere).some((kind) => kind.test(file)))).toEqual([]);
});
