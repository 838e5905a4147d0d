import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { watchHistory } from '#web/lib/navigation/history-guard.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answerCredentials } from '../support/credentials.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fill } from '../support/fill.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

let profile: Profile;

type Changes = Record<string, unknown> & { version?: number };

/** Fakes the server's update: a stale version changes nothing. */
function change({ version, ...changes }: Changes): Response {
  if (version !== profile.version) {
    return refused(409, {
      detail: 'Your profile was changed on another device.',
      code: 'PROFILE_VERSION_STALE',
    });
  }
  profile = {
    ...profile,
    ...('full_name' in changes && { fullName: String(changes['full_name']) }),
    ...('business_city' in changes && { businessCity: String(changes['business_city']) }),
    ...('specializations' in changes && { specializations: changes['specializations'] as string[] }),
    version: profile.version + 1,
  };
  return answered('update-profile', profile);
}

beforeEach(() => {
  profile = aProfile({ businessCity: 'Austin', specializations: ['Loan signing'] });
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  answerCredentials(net.api);
  net.api.on('update-profile', ({ body }) => change(Object(body)));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.restoreAllMocks();
});

async function openProfile() {
  const { user } = openSite('/app?view=settings');
  await screen.findByRole('heading', { level: 2, name: 'Profile' });
  return user;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Submit' });
const tab = (name: string) => screen.getByRole('tab', { name });
const sent = () => net.api.callsOf('update-profile').map(({ body }) => body);
const success = () => screen.findByText('Profile updated successfully');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function retype(user: Awaited<ReturnType<typeof openProfile>>, label: string, text: string) {
  await user.clear(field(label));
  await fill(user, field(label), text);
}

describe('the tabs', () => {
  test('start with the profile, move with the arrow keys, and appear in the address', async () => {
    const user = await openProfile();
    expect(tab('Profile').getAttribute('aria-selected')).toBe('true');
    act(() => tab('Profile').focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Preferences'));
    expect(here.current).toBe('/app?view=settings');
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    expect(here.current).toBe('/app?view=settings&tab=credentials');
    expect(await screen.findByRole('heading', { level: 2, name: 'Credentials' })).toBeDefined();
    expect(document.activeElement).toBe(tab('Credentials'));
    expect(screen.getByRole('tabpanel', { name: 'Credentials' })).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
  });

  test('ask before the notary leaves an edit, and keep it if they stay', async () => {
    const user = await openProfile();
    await retype(user, 'City *', 'Dallas');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    await user.click(tab('Preferences'));
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(here.current).toBe('/app?view=settings');
    expect(field('City *').value).toBe('Dallas');
    await user.click(tab('Preferences'));
    await user.click(button('Leave without saving'));
    expect(here.current).toBe('/app?view=settings&tab=preferences');
    await user.click(tab('Profile'));
    expect(field('City *').value).toBe('Austin');
  });

  test('ask before the menu, the browser, or a logout discards an edit', async () => {
    const user = await openProfile();
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await user.type(field('Phone'), '3');
    expect(closes()).toBe(false);
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('button', { name: 'Logout' }));
    const question = { name: 'Log out and discard your unsaved changes?' };
    expect(await screen.findByRole('dialog', question)).toBeDefined();
    await user.click(button('Cancel'));
    await user.click(menu.getByRole('link', { name: 'Dashboard' }));
    expect(here.current).toBe('/app?view=settings');
    await user.click(button('Leave without saving'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    expect(closes()).toBe(true);
  });
});

describe('the browser’s back button', () => {
  /** Makes the browser go to the history entry with this index. */
  const arrive = (idx: number) => {
    window.history.replaceState({ idx }, '');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  };

  test('asks before it leaves an edit, and only then informs the router', async () => {
    watchHistory();
    const router = vi.fn();
    window.addEventListener('popstate', router);
    const go = vi.spyOn(window.history, 'go').mockReturnValue();
    window.history.replaceState({ idx: 5 }, '');
    const user = await openProfile();
    arrive(4);
    expect(router).toHaveBeenCalledTimes(1);
    window.history.replaceState({ idx: 5 }, '');
    await user.type(field('Phone'), '3');

    arrive(3);
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
    expect(go.mock.lastCall).toEqual([2]);
    arrive(5);
    await user.click(button('Leave without saving'));
    expect(go.mock.lastCall).toEqual([-2]);
    expect(router).toHaveBeenCalledTimes(1);
    arrive(3);
    expect(router).toHaveBeenCalledTimes(2);
    window.removeEventListener('popstate', router);
  });
});

describe('Submit', () => {
  test('saves the changes, and the header shows them', async () => {
    const user = await openProfile();
    await retype(user, 'Full Name *', '  Mary Delgado ');
    await retype(user, 'City *', 'Dallas');
    await user.selectOptions(field('State *'), 'Texas');
    await user.click(submit());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([
      { full_name: 'Mary Delgado', business_city: 'Dallas', business_state: 'TX', version: 1 },
    ]);
    expect(screen.getByRole('link', { name: 'Mary Delgado: User Settings' })).toBeDefined();
    expect(field('Full Name *').value).toBe('Mary Delgado');
    expect(sessionState().session?.user.version).toBe(2);
  });

  test('shows errors at the field and in a summary that links to it', async () => {
    const user = await openProfile();
    await fill(user, field('ZIP Code *'), '787');
    await fill(user, field('Website'), 'http://example.com');
    await user.click(submit());
    const heading = await screen.findByRole('heading', { name: 'There is a problem' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(field('ZIP Code *').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('ZIP Code must be 12345 or 12345-6789')).toHaveLength(2);
    await user.click(button(/^Website must be/));
    expect(document.activeElement).toBe(field('Website'));
    expect(sent()).toEqual([]);
  });

  test('declares the content of each field with HTML autocomplete tokens', async () => {
    await openProfile();
    // Only a telephone number allows the prefix "work".
    const held = ['Business address *', 'City *', 'State *', 'ZIP Code *'].map((label) => field(label));
    expect(held.map((element) => element.getAttribute('autocomplete'))).toEqual([
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
  });

  test('leaves empty fields to the server, which rejects a missing name', async () => {
    net.api.on('update-profile', () =>
      refused(422, { detail: ['Full name is required'], code: 'INVALID_FIELDS' }),
    );
    const user = await openProfile();
    await user.clear(field('Full Name *'));
    await user.click(submit());
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(field('Full Name *').getAttribute('aria-invalid')).toBe('true');
    expect(button('Full Name is required')).toBeDefined();
    expect(sent()).toEqual([{ full_name: '', version: 1 }]);
  });

  test('keeps the typed text if it fails', async () => {
    net.api.on('update-profile', () => refused(503, { detail: 'The journal is busy.', code: 'BUSY' }));
    const user = await openProfile();
    await retype(user, 'City *', 'Dallas');
    await user.click(submit());
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(screen.getByText('The journal is busy.')).toBeDefined();
    expect(field('City *').value).toBe('Dallas');
  });
});

describe('specializations', () => {
  const listed = () =>
    within(screen.getByRole('list', { name: 'Specializations' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('are added with Enter, removed, and saved with the rest', async () => {
    const user = await openProfile();
    await user.type(field('Add a specialization'), 'Estate planning{Enter}');
    expect(sent()).toEqual([]);
    await user.click(button('Remove Loan signing'));
    expect(listed()).toEqual(['Estate planning']);
    // The last one is typed but not added.
    await user.type(field('Add a specialization'), 'Apostilles');
    await user.click(submit());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ specializations: ['Estate planning', 'Apostilles'], version: 1 }]);
    expect(listed()).toEqual(['Estate planning', 'Apostilles']);
    // The text for screen readers is gone too.
    expect(screen.queryByText(/not saved yet/i)).toBeNull();
  });

  test('reject duplicates', async () => {
    const user = await openProfile();
    await user.type(field('Add a specialization'), 'loan SIGNING{Enter}');
    expect(screen.getAllByText(/cannot repeat/).length).toBeGreaterThan(0);
    expect(listed()).toEqual(['Loan signing']);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'There is a problem' });
    expect(sent()).toEqual([]);
  });
});

describe('a profile that another device changed', () => {
  test('updates fields that are not edited', async () => {
    const user = await openProfile();
    await fill(user, field('Phone'), '303-555-0142');
    profile = { ...profile, businessCity: 'Waco', version: 2 };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(field('City *').value).toBe('Waco'));
    expect(field('Phone').value).toBe('303-555-0142');
    expect(screen.queryByRole('heading', { name: /another device/ })).toBeNull();
  });

  test('accepts an edit of other fields without a question', async () => {
    const user = await openProfile();
    profile = { ...profile, businessCity: 'Waco', version: 5 };
    await retype(user, 'Full Name *', 'Mary');
    await user.click(submit());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([
      { full_name: 'Mary', version: 1 },
      { full_name: 'Mary', version: 5 },
    ]);
    expect(field('City *').value).toBe('Waco');
  });

  test.each([
    ['Keep yours: City', 'Dallas'],
    ['Use the other: City', 'Waco'],
  ])('asks about an edit of the same field: %s', async (choice, city) => {
    const user = await openProfile();
    profile = { ...profile, businessCity: 'Waco', version: 5 };
    await retype(user, 'City *', 'Dallas');
    await retype(user, 'Full Name *', 'Mary');
    await user.click(submit());
    const heading = await screen.findByRole('heading', {
      name: 'Your profile was changed on another device',
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(field('City *').value).toBe('Dallas');
    expect(
      within(heading.closest('section') ?? heading)
        .getAllByRole('definition')
        .map((e) => e.textContent),
    ).toEqual(['Dallas', 'Waco']);
    // Nothing overwrites the other device's value until the notary chooses.
    await user.click(submit());
    expect(sent()).toHaveLength(1);
    const place = heading.closest('[role=alert]');
    await user.click(button(choice));
    expect(field('City *').value).toBe(city);
    expect(document.activeElement, 'the focus stays where the choice was').toBe(place);
    await user.click(submit());
    expect(await success()).toBeDefined();
    expect(profile).toMatchObject({ businessCity: city, fullName: 'Mary' });
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('asks as soon as the change arrives', async () => {
    const user = await openProfile();
    await retype(user, 'City *', 'Dallas');
    act(() => storeUser({ ...profile, businessCity: null, version: 2 }));
    expect(screen.getByRole('heading', { name: /changed on another device/ })).toBeDefined();
    expect(screen.getByText('Empty')).toBeDefined();
    await retype(user, 'City *', 'Dallas');
    expect(field('City *').value).toBe('Dallas');
  });
});
