import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReach } from '#web/lib/api/reach.ts';
import { keepDraft, keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';
import { changeQueued, enqueue, queuedEntries } from '#web/lib/offline/queue.ts';
import type { QueueHead } from '#web/lib/offline/queue-types.ts';
import { aDashboard, aSubscription } from '../support/answers.ts';
import { anEntry } from '../support/entries.ts';
import { startEntryServer } from '../support/entry-server.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';
import { aForm, button, fakeWizardPerTest, notary, openKept } from '../support/wizard-page.ts';

const net = fakeWizardPerTest();
const dashboard = '/app?view=dashboard';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function connect(online: boolean): void {
  isOnline = online;
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

async function put(more: Partial<QueueHead> = {}, saver: object = {}, now = new Date()): Promise<string> {
  const form = aForm('OH', 'affidavit');
  const task = more.task ?? 'submit';
  const head = { task, date: form.date, documentType: 'affidavit', signers: ['Ana Diaz'] };
  const id = await enqueue(notary.id, {
    head,
    body: { form, saver },
    now,
  });
  await changeQueued(notary.id, id, { head: more });
  return id;
}

const panel = () => screen.findByRole('region', { name: 'On this device' });
const needsYou = (because: 'refused' | 'changed-elsewhere' | 'submitted-elsewhere', why: string) => ({
  state: { is: 'needs-you', because, why } as const,
});

test('the header reports a lost and a restored connection', async () => {
  openSite(dashboard);
  await screen.findByText('Recent Activity');
  expect(screen.queryByText(/You are offline/)).toBeNull();
  connect(false);
  expect(screen.getByText('You are offline.')).toBeDefined();
  connect(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('an entry submitted offline waits, and is sent when the connection returns', async () => {
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  const server = startEntryServer(net.api);
  connect(false);
  await user.click(button('Submit Entry'));
  expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeDefined();
  expect(net.api.callsOf('create-draft')).toEqual([]);
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1) as HTMLElement);
  expect(here.current).toBe(dashboard);
  const list = await panel();
  expect(within(list).getByText('Ana Diaz')).toBeDefined();
  expect(within(list).getByText('Waiting to be sent')).toBeDefined();
  expect(screen.getByRole('link', { name: '1 entry waiting to be sent' })).toBeDefined();
  connect(true);
  expect(await within(list).findByText('Sent: Entry 000001')).toBeDefined();
  expect(screen.queryByText('Entry 000001 was sent.')).toBeNull();
  expect(screen.queryByRole('link', { name: /waiting to be sent/ })).toBeNull();
  expect(server.submitted()).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /^Dismiss/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull());
});

test('an entry with an unanswered submission is sent again under the same key', async () => {
  net.api.on('create-draft', () => Promise.reject(new TypeError('network')));
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  await user.click(button('Submit Entry'));
  await screen.findByRole('heading', { name: 'Kept on this device' });
  await waitFor(() => expect(net.api.callsOf('create-draft')).toHaveLength(2));
  startEntryServer(net.api);
  connect(true);
  await waitFor(async () => expect((await queuedEntries(notary.id))[0]?.state.is).toBe('sent'));
  const keys = net.api.callsOf('create-draft').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('an entry waits when the server is silent, and is sent once later', async () => {
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  net.api.on('create-draft', () => new Promise(() => {}));
  const { setTimeout: wait } = globalThis;
  // The patience with a call.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, time = 0) =>
    wait(work, time > 20_000 && time < 25_000 ? 100 : time)) as never);
  await user.click(button('Submit Entry'));
  await screen.findByRole('heading', { name: 'Kept on this device' });
  const server = startEntryServer(net.api);
  connect(true);
  await waitFor(async () => expect((await queuedEntries(notary.id))[0]?.state.is).toBe('sent'));
  expect(server.submitted()).toHaveLength(1);
  const keys = net.api.callsOf('create-draft').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a draft saved offline is listed with the drafts, and saved later', async () => {
  net.api.on('list-entries', () => answered('list-entries', { items: [], total: 0, asOf: '1' }));
  const user = await openKept(aForm('OH', 'affidavit'));
  const server = startEntryServer(net.api);
  connect(false);
  await user.click(button('Save as Draft'));
  await screen.findByRole('heading', { name: 'Kept on this device' });
  await user.click(screen.getAllByRole('link', { name: 'Saved Drafts' }).at(-1) as HTMLElement);
  await within(await panel()).findByText('Waiting to be sent');
  connect(true);
  await within(await panel()).findByText('Sent: saved as draft');
  expect(server.drafts()).toHaveLength(1);
});

test('the unsaved entry is named by its signers, and continues without a question', async () => {
  await keepDraft(notary.id, { form: aForm('OH', 'affidavit'), saver: {}, step: 1 });
  const { user } = openSite(dashboard);
  const list = await panel();
  expect(await within(list).findByText('Ana Diaz')).toBeDefined();
  await user.click(within(list).getByRole('link', { name: 'Continue' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Last Name')).value).toBe('Diaz');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an entry without room in the plan can be edited on the page that says so, without another offer', async () => {
  const full = aSubscription('free', { monthlyNotarizationsUsed: 3 });
  net.api.on('get-subscription', () => answered('get-subscription', full));
  const detail = 'Notarization limit exceeded for this month.';
  net.api.on('create-draft', () => refused(403, { detail, code: 'NOTARIZATION_LIMIT_EXCEEDED' }));
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  const offer = () => screen.queryByRole('region', { name: 'Limit reached: 3 of 3' });
  await waitFor(() => expect(offer()).not.toBeNull());
  await user.click(button('Submit Entry'));
  await screen.findByRole('heading', { name: 'Kept on this device until your plan has room' });
  expect(offer()).toBeNull();
  await user.click(button('Edit'));
  expect((await screen.findByLabelText<HTMLInputElement>('Last Name')).value).toBe('Diaz');
  expect(await queuedEntries(notary.id)).toEqual([]);
});

test('an entry that the device cannot store stays in the wizard with the reason', async () => {
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  net.api.on('create-draft', () => Promise.reject(new TypeError('network')));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await user.click(button('Submit Entry'));
  expect(await screen.findByText(/^Submission failed: The server cannot be reached/)).toBeDefined();
  expect(button('Submit Entry')).toBeDefined();
});

test('a message says that an entry was sent where no list does', async () => {
  await put();
  startEntryServer(net.api);
  openSite('/app?view=journal');
  expect(await screen.findByText('Entry 000001 was sent.')).toBeDefined();
});

test('what waits is sent at once when its button is pressed, or when the server answers again', async () => {
  const later = new Date(Date.now() + 300_000).toISOString();
  await put({ notBefore: later });
  net.api.on('create-draft', () => Promise.reject(new TypeError('network')));
  const { user } = openSite(dashboard);
  const list = await panel();
  await waitFor(() => expect(net.api.callsOf('create-draft')).not.toEqual([]));
  startEntryServer(net.api);
  await user.click(await within(list).findByRole('button', { name: /^Send Now/ }));
  expect(await within(list).findByText('Sent: Entry 000001')).toBeDefined();
  cleanup();

  await put({ notBefore: later });
  noteReach(false);
  openSite('/app?view=journal');
  expect(await screen.findByText(/^Entry 00000\d was sent\.$/)).toBeDefined();
});

test('the button that sends keeps its place while the entry is sent', async () => {
  await put();
  net.api.on('create-draft', () => new Promise(() => {}));
  openSite(dashboard);
  const sending = await within(await panel()).findByRole('button', { name: /^Sending…/ });
  expect(sending.hasAttribute('disabled')).toBe(true);
  expect(sending.nextElementSibling?.textContent).toMatch(/^Discard/);
});

test('an entry that has waited for days brings a warning', async () => {
  connect(false);
  await put({}, {}, new Date(Date.now() - 3 * 86_400_000));
  openSite(dashboard);
  expect((await panel()).textContent).toMatch(/Waiting for 3 days\..*seven days/);
});

test('a rejected entry shows the reason, and can be edited or sent again', async () => {
  await put(needsYou('refused', 'Notarization limit exceeded. Choose a larger plan.'));
  const server = startEntryServer(net.api);
  const { user } = openSite(dashboard);
  const list = await panel();
  expect(within(list).getByText('Needs you')).toBeDefined();
  expect(within(list).getByText('Notarization limit exceeded. Choose a larger plan.')).toBeDefined();
  expect(server.submitted()).toHaveLength(0);
  await user.click(within(list).getByRole('button', { name: /^Send Again/ }));
  expect(await within(list).findByText('Sent: Entry 000001')).toBeDefined();
  cleanup();

  await put(needsYou('refused', 'Ohio: Something is required'));
  const { user: editor } = openSite(dashboard);
  const row = (await within(await panel()).findByText('Needs you')).closest('li');
  if (!row) throw new Error('The list has no such row');
  await editor.click(within(row).getByRole('button', { name: /^Edit/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Last Name')).value).toBe('Diaz');
  await editor.click(button(/Back to dashboard/));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  expect((await queuedEntries(notary.id)).map(({ state }) => state.is)).toEqual(['sent']);
});

test('a draft changed elsewhere opens with both versions', async () => {
  const saver = { draft: { id: anEntry().id, version: 1, intent: 'draft' } };
  await put({ task: 'draft', ...needsYou('changed-elsewhere', 'This draft was changed.') }, saver);
  net.api.on('get-entry', () => answered('get-entry', anEntry({ version: 7, comments: 'from elsewhere' })));
  const { user } = openSite(dashboard);
  await user.click(within(await panel()).getByRole('button', { name: /^Compare/ }));
  const dialog = await screen.findByRole('dialog', { name: 'This draft was changed on another device' });
  const cells = within(await within(dialog).findByRole('row', { name: /Comments/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Nothing', 'from elsewhere']);
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine and replace it' }));
  await screen.findByText('Entry saved as draft!');
  expect(net.api.callsOf('update-draft').map(({ body }) => body)).toMatchObject([
    { version: 7, comments: null },
  ]);
});

test('an entry submitted elsewhere can continue as a new entry', async () => {
  const saver = { draft: { id: anEntry().id, version: 1, intent: 'draft' } };
  await put(needsYou('submitted-elsewhere', 'Entry 000001 was already submitted.'), saver);
  const { user } = openSite(dashboard);
  await user.click(within(await panel()).getByRole('button', { name: /^Record as New Entry/ }));
  await screen.findByLabelText('Last Name');
  expect((await keptDraft(notary.id))?.value).toMatchObject({ saver: {} });
});

test('discarding asks first', async () => {
  await put();
  connect(false);
  const { user } = openSite(dashboard);
  await user.click(within(await panel()).getByRole('button', { name: /^Discard/ }));
  const question = await screen.findByRole('dialog', { name: 'Discard this entry?' });
  expect(await queuedEntries(notary.id)).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await queuedEntries(notary.id)).toEqual([]));
});

test('the entries of a visit are named as such', async () => {
  await put({ entries: 3 });
  connect(false);
  const { user } = openSite(dashboard);
  const list = within(await panel());
  expect(list.getByText('Ana Diaz (3 entries)')).toBeDefined();
  expect(list.getByText(/^Entries of a visit, recorded/)).toBeDefined();
  await user.click(list.getByRole('button', { name: /^Discard/ }));
  const question = await screen.findByRole('dialog', { name: 'Discard this visit?' });
  expect(question.textContent).toContain('The visit of Ana Diaz (3 entries) is on this device only.');
});

test('logging out asks about unsent entries, and then leaves nothing on the device', async () => {
  await put();
  connect(false);
  net.api.on('logout', () => answered('logout', undefined));
  const { user } = openSite(dashboard);
  await panel();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await user.click(within(menu).getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', { name: 'Log out and discard unsent entries?' });
  expect(await queuedEntries(notary.id)).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Log Out' }));
  await waitFor(async () =>
    expect(
      await withDevice(async (device) => [await device.count('queue'), await device.count('keys')]),
    ).toEqual([0, 0]),
  );
  expect(await screen.findByText(/Connect to the internet to sign in/)).toBeDefined();
});

test('a view explains that it needs a connection, without a toast', async () => {
  connect(false);
  net.api.on('list-entries', () => Promise.reject(new TypeError('network')));
  net.api.on('get-subscription', () => Promise.reject(new TypeError('network')));
  openSite('/app?view=journal');
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(screen.queryByText('Failed to load journal entries')).toBeNull();
});

test('the dashboard reloads after an entry is sent', async () => {
  await put();
  startEntryServer(net.api);
  let submitted = 0;
  net.api.on('get-dashboard', () =>
    answered('get-dashboard', { ...aDashboard(), submittedCount: submitted++ }),
  );
  openSite(dashboard);
  await within(await panel()).findByText('Sent: Entry 000001');
  await waitFor(() => expect(net.api.callsOf('get-dashboard').length).toBeGreaterThan(1));
});
