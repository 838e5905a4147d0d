import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#shared/rules/dates.ts';
import { type Inspection, inspect, screenOnly } from '#test/support/accessibility.ts';
import { call } from '#test/support/api.ts';
import { codeOf } from '#test/support/authenticator.ts';
import { newVisitor, screens } from '#test/support/browser.ts';
import { addBusinessPapers } from '#test/support/business-papers.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { registerOnSite, startExploring, toast } from '#test/support/journey.ts';
import { type Notary, verifyEmail } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { helpTabs } from '#web/lib/navigation/paths.ts';

const site = siteInBrowser();
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  visitor = await newVisitor(site.browser, 'desktop', { maps: true });
  page = await visitor.newPage();
});

const open = (search: string) => page.goto(`${site.url}/app?${search}`);
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = () => page.locator('dialog[open]').last();

/** Waits for a text, then returns what is wrong with the page. */
async function seen(name: string, text: string | RegExp, options?: Inspection): Promise<string[]> {
  await page.getByText(text).first().waitFor();
  return inspect(page, name, options);
}

/** Inspects the dialog with this title and closes it. */
async function seenDialog(
  name: string,
  title: string | RegExp,
  close = 'Cancel',
  options?: Inspection,
): Promise<string[]> {
  await page.getByRole('dialog', { name: title }).waitFor();
  const wrong = await inspect(page, name, options);
  await dialog().getByRole('button', { name: close, exact: true }).click();
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
  return wrong;
}

/** Returns the account of the page, for calls of the API. */
async function notary(): Promise<Notary> {
  const token = String(await page.evaluate('localStorage.getItem("access_token")'));
  const { email } = JSON.parse(String(await page.evaluate('localStorage.getItem("user")')));
  return { token, id: '', email, password: '' };
}

async function fillJournal(): Promise<{ entryId: string; draftId: string }> {
  const owner = await notary();
  const signers = [buildSigner({ first_name: 'Maximiliana', last_name: 'Featherstonehaugh-Cholmondeley' })];
  // The account has the zone of the browser, where it may still be yesterday.
  const date = dayIn('America/Denver', new Date());
  const entryId = await draftToSubmit(owner, { date, signers }, site.url);
  const ids = [entryId, await draftToSubmit(owner, { date }, site.url)];
  for (const id of ids) expect((await submit(owner, id, site.url)).status).toBe(200);
  const draft = { body: buildEntry({ date }), token: owner.token, apiUrl: site.url };
  const { body } = await call('create-draft', draft);
  return { entryId, draftId: body.id };
}

const wide = { wide: true };

describe('axe finds nothing wrong with', () => {
  it('the landing page', async () => {
    await page.goto(site.url);
    expect(await seen('landing', /Your notary journal/, wide)).toEqual([]);
  });

  it('the legal pages', async () => {
    await page.goto(`${site.url}/privacy`);
    expect(await seen('privacy', 'Last changed', wide)).toEqual([]);
    await page.goto(`${site.url}/security`);
    expect(await seen('security', 'Last changed', wide)).toEqual([]);
  });

  it('the sign-in page in its modes', async () => {
    const wrong: string[] = [];
    for (const [mode, button] of [
      ['login', 'SIGN IN'],
      ['register', 'CREATE ACCOUNT'],
      ['forgot', 'SEND RESET INSTRUCTIONS'],
      ['reset#token=x', 'SAVE NEW PASSWORD'],
    ] as const) {
      await open(`view=${mode}`);
      await page.getByRole('button', { name: button }).last().click();
      const problem = /required|invalid|expired|enter|must|link/i;
      wrong.push(...(await seen(`auth-${mode.split('#')[0]}`, problem)));
    }
    expect(wrong).toEqual([]);
  });

  it('the app of a new notary', async () => {
    await registerOnSite(page, site.url);
    const wrong = await seen('welcome', 'Start Exploring');
    await startExploring(page);
    wrong.push(...(await seen('dashboard-empty', 'Create Your First Entry')));
    await open('view=journal');
    wrong.push(...(await seen('journal-empty', 'No Journal Entries Yet')));
    await open('view=drafts');
    wrong.push(...(await seen('drafts-empty', 'No Draft Entries')));
    await page.setViewportSize(screens.phone.viewport);
    await press('Menu');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    wrong.push(...(await inspect(page, 'menu')));
    expect(wrong).toEqual([]);
  });

  it('lists, an entry, and a draft in every step of the wizard', async () => {
    const { entryId, draftId } = await fillJournal();
    await open('view=dashboard');
    const wrong = await seen('dashboard', 'Entry 000002', wide);
    await open('view=journal');
    wrong.push(...(await seen('journal', '000002', wide)));
    await open('view=journal&search=Nobody');
    wrong.push(...(await seen('journal-no-match', 'No entries match these filters')));
    await visitor.setOffline(true);
    wrong.push(...(await seen('journal-offline', 'You are offline.')));
    await visitor.setOffline(false);
    await open('view=drafts');
    wrong.push(...(await seen('drafts', 'Saved Drafts')));
    await press(/Delete/);
    wrong.push(...(await seenDialog('delete-draft', /delete/i, 'Cancel')));
    await open(`view=entryDetails&id=${entryId}`);
    await page.locator('.maplibregl-canvas').waitFor();
    wrong.push(...(await seen('entry-details', 'State Compliance', wide)));
    wrong.push(...(await screenOnly(page, 'entry-details')));
    await open('view=entryDetails&id=01ARZ3NDEKTSV4RRFFQ69G5FAV');
    wrong.push(...(await seen('entry-missing', /not found|Failed/)));
    await open(`view=wizard&id=${draftId}`);
    wrong.push(...(await seen('wizard-signer', 'Signer Information', wide)));
    for (const [name, heading] of [
      ['wizard-details', 'Entry Details'],
      ['wizard-docs', 'Documents'],
      ['wizard-notes', 'Review and Notes'],
    ] as const) {
      await press('Next');
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      wrong.push(...(await inspect(page, name)));
    }
    expect(wrong).toEqual([]);
  });

  it('the Help Center, tab by tab, and what a search finds', async () => {
    const wrong: string[] = [];
    for (const tab of helpTabs) {
      await open(`view=help&tab=${tab}`);
      wrong.push(...(await seen(`help-${tab}`, 'Still stuck?')));
    }
    await page.getByLabel('Search the Help Center').fill('signature');
    await page.locator('[role="tabpanel"]').waitFor({ state: 'detached' });
    wrong.push(...(await inspect(page, 'help-search')));
    expect(wrong).toEqual([]);
  });

  it('the business, tab by tab, and its dialogs', async () => {
    const { token } = await notary();
    const { clientId, invoiceId } = await addBusinessPapers(token, site.url);
    await open('view=dashboard');
    const wrong = await seen('dashboard-business', 'Who owes me', wide);
    await open('view=business&tab=mileage');
    wrong.push(...(await seen('mileage', '4.2 mi', wide)));
    await press('Add the trip to Purchase, Raman');
    wrong.push(...(await seenDialog('trip', 'Add trip')));
    const yearly = { date: '2024-01-10', category: 'insurance', amount: '89.00', repeats: 'yearly' };
    const body = { ...yearly, description: 'Insurance' };
    await call('add-expense', { token, apiUrl: site.url, body });
    await open('view=business&tab=expenses');
    wrong.push(...(await seen('expenses', 'Stop repeating', wide)));
    await press('Add expense');
    await press('Save expense');
    wrong.push(...(await seenDialog('expense-errors', 'Add expense')));
    await page.getByLabel('Show').selectOption('lines');
    wrong.push(...(await seen('expenses-lines', 'Line 18')));
    await open('view=business&tab=invoices');
    wrong.push(...(await seen('invoices', 'Open invoices', wide)));
    await open('view=business&tab=invoices&id=new');
    wrong.push(...(await seen('new-invoice', 'Total')));
    await open(`view=business&tab=invoices&id=${invoiceId}`);
    wrong.push(...(await seen('invoice', 'No payment was recorded yet.', wide)));
    await press('Record payment');
    wrong.push(...(await seenDialog('payment', /^Payment for invoice/)));
    await press('Send');
    await page.getByText('ap@title.example').waitFor();
    wrong.push(...(await seenDialog('send-invoice', /^Send: invoice/)));
    await open('view=business&tab=clients');
    wrong.push(...(await seen('clients', '2145550100', wide)));
    await open(`view=business&tab=clients&id=${clientId}`);
    wrong.push(...(await seen('client', 'Orders of the last 12 months', wide)));
    await open('view=business&tab=year');
    await page.getByText('Show the numbers').click();
    wrong.push(...(await seen('year', 'Export', wide)));
    expect(wrong).toEqual([]);
  });

  it('the orders, their form, what brings them in, and the calendar', async () => {
    const { token } = await notary();
    const { orderId } = await addBusinessPapers(token, site.url);
    await open('view=business');
    const wrong = await seen('orders', 'Purchase, Raman', wide);
    await open(`view=business&tab=orders&id=${orderId}`);
    wrong.push(...(await seen('order', 'Notarial acts', wide)));
    await press('Delete');
    wrong.push(...(await seenDialog('delete-order', 'Delete this order?')));
    await open(`view=business&tab=orders&id=${orderId}&edit=yes`);
    await page.getByText(/allows at most/).waitFor();
    wrong.push(...(await seen('order-form', 'Save order', wide)));
    await press('Add client');
    wrong.push(...(await seenDialog('add-client', 'Add client')));
    await open('view=business&tab=orders&id=read');
    await press('Read order');
    wrong.push(...(await seen('read-order', 'Paste the text of an order first.', wide)));
    await open('view=business&tab=orders&id=connect');
    wrong.push(...(await seen('connect-orders', 'Orders by email', wide)));
    for (const show of ['month', 'week', 'day']) {
      await open(`view=business&tab=calendar&show=${show}`);
      wrong.push(...(await seen(`calendar-${show}`, 'Purchase, Raman', wide)));
    }
    expect(wrong).toEqual([]);
  });

  it('the state guide', async () => {
    await open('view=compliance&state=TX');
    await page.getByRole('heading', { name: 'Texas' }).waitFor();
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    const wrong = await seen('guide', 'Required Journal Fields');
    wrong.push(...(await screenOnly(page, 'guide')));
    expect(wrong).toEqual([]);
  });

  it('the question before entries are destroyed', async () => {
    // No entry of a test is old enough.
    await page.route('**/api/notary/retention', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"can_destroy":false', '"can_destroy":true');
      await route.fulfill({ response, body });
    });
    await open('view=duties&page=retention');
    await press(/^Destroy the entries of/);
    expect(await seenDialog('destroy-entries', /^Destroy the entries of/)).toEqual([]);
    await page.unroute('**/api/notary/retention');
  });

  it('an entry with errors', async () => {
    await open('view=wizard');
    await page.getByLabel('State for this Entry').selectOption('CA');
    await page.getByLabel('Document Type').selectOption('deed');
    await press('Next');
    expect(await seen('wizard-signer-errors', 'First Name is required')).toEqual([]);
  });

  it('the dialogs of the wizard', async () => {
    await page.getByLabel('Notarial Act').selectOption('acknowledgment');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await press('Add Signature');
    const wrong = await seen('signature', 'I sign for this entry.', wide);
    await press('I can’t sign here');
    wrong.push(...(await seen('signature-call', 'Please give the device to the notary')));
    for (let presses = 0; presses < 3; presses += 1) await press('Notary: press and hold to continue');
    wrong.push(...(await seenDialog('signature-notary', 'Add Signature - Signer 1', 'Stop signing')));
    await press('Scan ID of signer 1');
    wrong.push(...(await seenDialog('scan', /Scan/, 'Close')));
    await press(/^Use camera: /);
    wrong.push(...(await seenDialog('camera', /thumbprint|signature/i, 'Close')));
    await page.getByLabel('ID Type').selectOption('passport');
    await page.getByLabel('ID Number').fill('P4Z7');
    await page.getByLabel('State for this Entry').selectOption('TX');
    wrong.push(...(await seenDialog('state-question', 'Change the state to Texas?')));
    await press('Back to dashboard');
    wrong.push(...(await seenDialog('leave-wizard', 'Leave without saving?', 'Stay')));
    await press('Logout');
    wrong.push(...(await seenDialog('logout', /Log out/)));
    await press('Back to dashboard');
    await press('Discard changes');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(wrong).toEqual([]);
  });

  it('the settings, tab by tab, and their dialogs', async () => {
    await verifyEmail(await notary());
    await open('view=settings');
    await page.getByLabel('Full Name').fill('');
    await press('Submit');
    const wrong = await seen('settings-profile', 'There is a problem');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    wrong.push(...(await seenDialog('leave-settings', /Leave|Discard|unsaved/i)));
    await open('view=settings&tab=preferences');
    wrong.push(...(await seen('settings-preferences', 'Save preferences')));
    await open('view=settings&tab=credentials');
    await page.getByLabel('Document Type').selectOption('surety_bond');
    const file = { name: 'bond.png', mimeType: 'image/png', buffer: pngBytes(60, 40) };
    await page.getByLabel('Document file').setInputFiles(file);
    await press('Upload document');
    await toast(page, /uploaded/);
    await press(/^Delete .*bond\.png/);
    wrong.push(...(await seenDialog('delete-document', 'Delete document?')));
    const form = page.locator('form[aria-labelledby="add-commission"]');
    await form.getByLabel('Commission number').fill('CO-20264001');
    await form.getByLabel('Commission state').selectOption('CO');
    await form.getByLabel('Expiration Date').fill('2020-01-31');
    await press('Add commission');
    await toast(page, 'Notary commission added');
    wrong.push(...(await seen('settings-credentials', 'Credentials', wide)));
    await press(/^Delete commission|^Delete.*CO-2026/);
    wrong.push(...(await seenDialog('delete-commission', /delete/i)));
    await open('view=settings&tab=security');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Change password' }).last().click();
    wrong.push(...(await seen('settings-security', 'Security', wide)));
    await press('Sign out everywhere');
    wrong.push(...(await seenDialog('sign-out-everywhere', /sign out/i)));
    await press('Turn on second factor');
    await page.getByRole('dialog').waitFor();
    wrong.push(...(await inspect(page, 'proof')));
    await page.keyboard.type('a long enough passphrase');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    wrong.push(...(await inspect(page, 'connect-app')));
    const secret = ((await page.locator('.connect-secret code').textContent()) ?? '').replaceAll(' ', '');
    await dialog().getByRole('textbox').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    wrong.push(...(await inspect(page, 'recovery-codes')));
    expect(wrong).toEqual([]);
  });

  it('plans, checkout and subscription', async () => {
    await open('view=pricing');
    await page.getByRole('article', { name: 'Basic', exact: true }).waitFor();
    const wrong = await inspect(page, 'pricing', wide);
    await page.getByRole('article', { name: 'Basic', exact: true }).getByRole('button').click();
    await page.getByText('Upgrade immediately').waitFor();
    wrong.push(...(await seenDialog('trial-upgrade', 'Choose when Basic starts')));
    await open('view=checkout&plan=basic&cycle=monthly&start=trial_end');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiration date').fill('12 / 40');
    await page.getByLabel('Security code').fill('123');
    wrong.push(...(await inspect(page, 'checkout')));
    await press('Schedule Basic');
    await toast(page, /trial|scheduled/i);
    await open('view=subscription');
    wrong.push(...(await seen('subscription', 'Scheduled change:', wide)));
    await press('Cancel change');
    wrong.push(...(await seenDialog('cancel-change', 'Cancel the scheduled change?', 'Keep Basic')));
    await press(/(Change|Add) Card/);
    await page.getByLabel('Card number').waitFor();
    wrong.push(...(await seenDialog('change-card', /Card/)));
    expect(wrong).toEqual([]);
  });
});
