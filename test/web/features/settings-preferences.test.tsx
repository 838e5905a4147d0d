import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainTimezones, otherUsTimezones } from '#shared/data/timezones.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { storeUser } from '#web/lib/session/session-store.ts';
import { aProfile, aRow } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

let profile: Profile;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T05:30:00Z') });
  profile = aProfile();
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('update-profile', ({ body }) => {
    const changes = body as { timezone?: Profile['timezone']; date_format?: Profile['dateFormat'] };
    profile = {
      ...profile,
      timezone: changes.timezone ?? profile.timezone,
      dateFormat: changes.date_format ?? profile.dateFormat,
      version: profile.version + 1,
    };
    return answered('update-profile', profile);
  });
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
});

async function openPreferences() {
  const { user } = openSite('/app?view=settings&tab=preferences');
  await screen.findByRole('heading', { level: 2, name: 'Preferences' });
  return user;
}

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const example = () => screen.getByText(/^Today is/).textContent;
const save = () => screen.getByRole('button', { name: 'Save preferences' });
const sent = () => net.api.callsOf('update-profile').map(({ body }) => body);
const success = () => screen.findByText('Profile updated successfully');

test('the example shows today in the chosen format', async () => {
  const user = await openPreferences();
  const offered = [...field('Timezone').options].map(({ value }) => value);
  expect(offered.slice(0, 7)).toEqual(mainTimezones);
  expect(offered).toEqual(expect.arrayContaining([...otherUsTimezones]));
  expect(example()).toBe('Today is 11/21/2026, and it is 11:30 PM.');
  await user.selectOptions(field('Date format'), 'dd/MM/yyyy');
  expect(example()).toBe('Today is 21/11/2026, and it is 11:30 PM.');
  await user.selectOptions(field('Timezone'), 'Eastern (New York)');
  expect(example()).toBe('Today is 22/11/2026, and it is 12:30 AM.');
  expect(sent()).toEqual([]);
});

test('the lists use the saved format from then on', async () => {
  const row = aRow({
    entryNumber: '000001',
    date: '2026-03-08',
    submittedAt: '2026-03-08T08:30:00.000Z',
  });
  net.api.on('list-entries', () =>
    answered('list-entries', { items: [row], total: 1, asOf: '2026-11-22T05:30:00.000Z' }),
  );
  const user = await openPreferences();
  await user.selectOptions(field('Timezone'), 'Hawaii (Honolulu)');
  await user.selectOptions(field('Date format'), 'yyyy-MM-dd');
  await user.click(save());
  expect(await success()).toBeDefined();
  expect(sent()).toEqual([{ timezone: 'Pacific/Honolulu', date_format: 'yyyy-MM-dd', version: 1 }]);
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Journal Entries' }));
  const table = await screen.findByRole('table');
  // The date of an entry does not depend on the reader's time zone.
  expect(table.textContent).toContain('2026-03-08');
  // Nor does its time, which is that of the act.
  expect(table.textContent).toContain('3:04 PM CDT');
});

test('signature metadata can be turned off', async () => {
  const user = await openPreferences();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Add signature metadata' });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await user.click(save());
  expect(await success()).toBeDefined();
  expect(sent()).toEqual([{ signature_metadata_enabled: false, version: 1 }]);
});

test.each([
  ['Email me a proof of my journal every month', 'monthly_head_email'],
  ['Tell me every month when my signed journal is ready', 'monthly_copy_email'],
])('"%s" is off until the notary turns it on', async (name, member) => {
  const user = await openPreferences();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(save());
  expect(await success()).toBeDefined();
  expect(sent()).toEqual([{ [member]: true, version: 1 }]);
});

test('preferences follow another device, and ask if both changed the same field', async () => {
  const user = await openPreferences();
  await user.selectOptions(field('Timezone'), 'Alaska (Anchorage)');
  act(() => storeUser({ ...profile, timezone: 'America/Denver', dateFormat: 'yyyy-MM-dd', version: 2 }));
  await waitFor(() => expect(field('Date format').value).toBe('yyyy-MM-dd'));
  expect(field('Timezone').value).toBe('America/Anchorage');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Alaska (Anchorage)',
    'Mountain (Denver)',
  ]);
  await user.click(screen.getByRole('button', { name: 'Use the other: Timezone' }));
  expect(field('Timezone').value).toBe('America/Denver');
  expect(screen.queryByText('Not saved yet')).toBeNull();
});
