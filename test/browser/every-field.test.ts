import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainEntry } from '#scripts/seed/plain-entry.ts';
import { toWire, wirePath } from '#shared/contract/wire.ts';
import type { StateCode } from '#shared/data/states.ts';
import { type Field, type FieldTable, isTyped } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { call } from '#test/support/api.ts';
import type { EntryPayload } from '#test/support/entry.ts';
import { asNotary, toast } from '#test/support/journey.ts';
import type { Notary } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/*
 * Simulated browsers disagreed with real ones about a checkbox. So every control of the wizard that the table of fields knows is
 * operated in Chromium, saved as a draft, and compared with what the server then has.
 */

const site = siteInBrowser();

/** States that between them show every field of the wizard, with the document type and the kind of act that do. */
const entries = [
  ['TX', 'deed', 'in_person'],
  ['NV', 'affidavit', 'in_person'],
  ['GA', 'deed', 'in_person'],
  ['MA', 'affidavit', 'in_person'],
  ['UT', 'affidavit', 'in_person'],
  ['FL', 'oath', 'remote'],
] as const;

/** Every field with an input, by its path in the form: those of the entry, and those of the first of each kind of people. */
const paths = (
  [
    ['', entryFields],
    ['signers.0.', signerFields],
    ['credibleWitnesses.0.', witnessFields],
    ['markWitnesses.0.', markWitnessFields],
  ] as const satisfies readonly (readonly [string, FieldTable])[]
).flatMap(([owner, table]) =>
  Object.entries(table as FieldTable).map(([name, field]) => ({ path: owner + name, field })),
);

/** These decide which other fields there are, or are told by others. */
const decided = new Set([
  ...['stateCode', 'documentType', 'actMode', 'date', 'outcome'],
  ...['signers.0.idType', 'signers.0.oneName', 'signers.0.idNoExpiration'],
]);

const values: Record<string, string> = {
  'signers.0.zip': '75201',
  'signers.0.idNumber': '4Z7X',
  'credibleWitnesses.0.idNumber': '8Y2W',
  selfFilerPhone: '404-555-0147',
  remoteRecordingSha256: 'cd'.repeat(32),
};

/** Sets a control to another value, and returns what the server should have then. */
async function operate(control: Locator, path: string, kind: string): Promise<unknown> {
  switch (kind) {
    case 'flag': {
      // Notaries tap the label: the input itself lies under a drawn box.
      await control.locator('xpath=ancestor::label').click();
      return control.isChecked();
    }
    case 'country':
    case 'code':
    case 'yesNo': {
      const option = await control.locator('option:not([value=""])').last().getAttribute('value');
      await control.selectOption(option ?? '');
      return kind === 'yesNo' ? option === 'yes' : option;
    }
    case 'count':
      await control.fill('3');
      return 3;
    case 'money':
      await control.fill('7.25');
      return 7.25;
    case 'day':
      await control.fill('2031-05-17');
      return '2031-05-17';
    case 'time':
      await control.fill('10:45');
      return '10:45';
    default: {
      const text = values[path] ?? `A ${path.replaceAll(/[^a-z]/gi, ' ')}`.slice(0, 30).trim();
      await control.fill(text);
      return text;
    }
  }
}

const hasInput = (field: Field) =>
  isTyped(field) ||
  ['flag', 'code', 'country', 'digest', 'yesNo', 'count', 'money', 'day', 'time'].includes(field.kind);

/** Operates every control of the open step, and returns what the server should have by path. */
async function operateStep(page: Page): Promise<Map<string, unknown>> {
  const expected = new Map<string, unknown>();
  for (const { path, field } of paths) {
    if (decided.has(path) || !hasInput(field)) continue;
    const control = page.locator(`#entry-${path.replaceAll('.', '-')}:is(input, select, textarea)`);
    if (!(await control.isVisible())) continue;
    expected.set(path, await operate(control, path, field.kind));
  }
  return expected;
}

/** The steps from the last to the first: what the first one changes must not close the others. */
const tabs = [/Notes/, /Docs/, /Details/, /Signer/];

/** Opens a complete draft, and operates every control of every step. */
async function operateEntry(
  page: Page,
  notary: Notary,
  state: StateCode,
  changes: Parameters<typeof plainEntry>[2],
) {
  const day = dayIn('America/Denver', new Date());
  const body = toWire(plainEntry(day, state, changes)) as EntryPayload;
  const { body: draft } = await call('create-draft', { apiUrl: site.url, token: notary.token, body });
  await page.goto(`${site.url}/app?view=wizard&id=${draft.id}`);
  await toast(page, 'Draft loaded successfully!');
  const expected = new Map<string, unknown>();
  for (const tab of tabs) {
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: tab }).click();
    for (const closed of ['More details', 'Change the Time of the Act']) {
      const button = page.getByRole('button', { name: closed });
      if (await button.isVisible()) await button.click();
    }
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    for (const [path, value] of await operateStep(page)) expected.set(path, value);
  }
  return { id: draft.id, expected };
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

async function saved(page: Page, { token }: Notary, id: string): Promise<unknown> {
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await toast(page, 'Entry saved as draft!');
  return (await call('get-entry', { apiUrl: site.url, token, params: { id } })).body;
}

const operated = new Set<string>();

it.each(entries)(
  'every control of an entry in %s about a %s, %s, is saved as it was set',
  (state, documentType, actMode) =>
    asNotary(site, 'desktop', async (page, notary) => {
      const { id, expected } = await operateEntry(page, notary, state, { documentType, actMode });
      const draft = await saved(page, notary, id);
      for (const [path, value] of expected) {
        operated.add(path);
        expect(at(draft, wirePath(path)), path).toEqual(value);
      }
    }),
  120_000,
);

/** Fields of people and outcomes that these entries do not have, such as those of people.test.ts. Tests of pages and other journeys fill them. */
const elsewhere =
  /^(?:thumbprint|credibleWitnesses|outcome|signers\.0\.(?:region|country|idTypeNote|capacity|represents)$)/;

it('operated every field that has an input', () => {
  const missed = paths.filter(
    ({ path, field }) => hasInput(field) && !decided.has(path) && !operated.has(path),
  );
  expect(missed.map(({ path }) => path).filter((path) => !elsewhere.test(path))).toEqual([]);
});
