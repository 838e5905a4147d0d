import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptCount } from '../../support/device.ts';
import { anEntry } from '../../support/entries.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { here, openSite } from '../../support/site.tsx';
import {
  aForm,
  aVerdict,
  button,
  fakeWizardPerTest,
  field,
  newPage,
  openKept,
  tab,
  type User,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();
const draft = anEntry();
const draftPage = `/app?view=wizard&id=${draft.id}`;
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const goToJournal = async (user: User) =>
  user.click(screen.getAllByRole('link', { name: 'Journal Entries' })[0] as HTMLElement);

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'permissions');
});

async function openDraft(): Promise<User> {
  net.api.on('get-entry', () => answered('get-entry', draft));
  const { user } = openSite(draftPage);
  await screen.findByText('Draft loaded successfully!');
  return user;
}

test('a link of the menu asks first, and Stay loses nothing', async () => {
  const user = await openDraft();
  await fill(user, field('First Name'), ' Maria');
  await goToJournal(user);
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(here.current).toBe(draftPage);
  expect(field('First Name').value).toBe('Ana Maria');
});

test('nothing is asked when nothing changed', async () => {
  const user = await openDraft();
  await user.click(button(/Back to dashboard/));
  await waitFor(() => expect(here.current).toBe('/app?view=dashboard'));
});

test('a place that only the device filled in is no change', async () => {
  net.api.on('reverse-geocode', () =>
    answered('reverse-geocode', { formattedAddress: 'Near Austin, TX', lookupsLeft: null }),
  );
  const query = async () => ({ state: 'granted' });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  const coords = { latitude: 30.2671531, longitude: -97.7430608 };
  const getCurrentPosition = (found: (at: unknown) => void) => found({ coords });
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  const { user } = openSite(newPage);
  await waitFor(() => expect(net.api.callsOf('reverse-geocode')).toHaveLength(1));
  expect(net.api.callsOf('reverse-geocode')[0]?.body).toMatchObject({ street: false });
  await user.click(button(/Back to dashboard/));
  await waitFor(() => expect(here.current).toBe('/app?view=dashboard'));
});

test('Save as Draft saves, and leaves to where the notary was going', async () => {
  const user = await openDraft();
  await fill(user, field('First Name'), ' Maria');
  await goToJournal(user);
  await user.click(within(await question()).getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(here.current).toBe('/app?view=journal'));
  expect(net.api.callsOf('update-draft')).toHaveLength(1);
  expect(await keptCount()).toBe(0);
});

test('a draft that cannot be saved stays on the page', async () => {
  net.api.on('update-draft', () => refused(422, { detail: 'Fee is odd', code: 'INVALID_FIELDS' }));
  const user = await openDraft();
  await fill(user, field('First Name'), ' Maria');
  await user.click(button(/Back to dashboard/));
  await user.click(within(await question()).getByRole('button', { name: 'Save as Draft' }));
  expect(await screen.findByText('Failed to save entry: Fee is odd')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('First Name').value).toBe('Ana Maria');
});

test('a draft opens at the step where it was saved', async () => {
  const user = await openDraft();
  await user.click(tab(/Docs/));
  await user.click(button('Save as Draft'));
  await screen.findByText('Entry saved as draft!');
  await user.click(button(/Back to dashboard/));
  openSite(draftPage);
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeDefined();
});

test('a line of the review leads to its field, and Notes is completed once it was seen', async () => {
  const user = await openKept(aForm('OH', 'affidavit'), 3);
  expect(tab(/Notes/).textContent).not.toContain('completed');
  await user.click(tab(/Notes/));
  await user.click(button('Change Signer 1: Street Address'));
  await waitFor(() => expect(document.activeElement).toBe(field('Street Address')));
  expect(tab(/Notes/).textContent).toContain('completed');
});

test('a compliance error leads to the field that it names', async () => {
  const message = 'Signer 1: ID Number is required';
  const finding = { message, path: 'signers.0.id_number', citation: null, toVerify: false };
  const verdict = { ...aVerdict([message]), findings: { errors: [finding], warnings: [] } };
  net.api.on('validate-entry', () => answered('validate-entry', verdict));
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  await user.click(button('Submit Entry'));
  await user.click(await screen.findByRole('button', { name: 'Go to the field' }));
  await waitFor(() => expect(document.activeElement).toBe(field('ID Number')));
});

test('messages about a step stay with the step', async () => {
  const user = await openKept(aForm('OH', 'affidavit', { locationLabel: '' }), 2);
  const hint = () =>
    within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('status').textContent;
  await user.click(tab(/Notes/));
  expect(hint()).toBe('Complete previous steps first');
  await user.click(button(/^Next/));
  expect(await screen.findByText(/^Step 2: Location/)).toBeDefined();
  await user.click(tab(/Signer/));
  expect(hint()).toBe('');
  await waitFor(() => expect(screen.queryByText(/^Step 2: Location/)).toBeNull());
});
