import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answerCredentials } from '../support/credentials.ts';
import { fakeDevicePerTest, keptCount } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

let profile: Profile;

/** Signs in a notary, and stubs a server that stores the profile as the contract says. */
function signIn(more: Partial<Profile>): void {
  profile = aProfile(more);
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  answerCredentials(net.api);
  net.api.on('update-profile', ({ body }) => {
    const changes = body as { primary_notary_state?: string; additional_notary_states?: string[] };
    profile = {
      ...profile,
      primaryNotaryState: changes.primary_notary_state ?? profile.primaryNotaryState,
      additionalNotaryStates: changes.additional_notary_states ?? profile.additionalNotaryStates,
    };
    return answered('update-profile', profile);
  });
}

async function openSettings() {
  const { user } = openSite('/app?view=settings&tab=credentials');
  await screen.findByRole('heading', { name: 'Notary practice states' });
  return user;
}

const primary = () => screen.getByLabelText<HTMLSelectElement>('Primary state');
const toAdd = () => screen.getByLabelText<HTMLSelectElement>('Add a state');
const savePrimary = () => screen.getByRole('button', { name: 'Save primary state' });
const saveAdditional = () => screen.getByRole('button', { name: 'Save additional states' });
const names = (select: HTMLSelectElement) => [...select.options].slice(1).map(({ text }) => text);
/** Returns the stored values that were sent, without versions unless they matter. */
const sent = () =>
  net.api.callsOf('update-profile').map(({ body }) => {
    const { version: _, ...changes } = Object(body);
    return changes;
  });
const success = () => screen.findByText('Notary practice states updated successfully');

function listed(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Additional states' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
}

async function addState(user: Awaited<ReturnType<typeof openSettings>>, name: string): Promise<void> {
  await user.selectOptions(toAdd(), name);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}

test('the sections of Security are named by their headings, and lead to them', async () => {
  signIn({});
  net.api.on('list-passkeys', () => answered('list-passkeys', { items: [] }));
  net.api.on('list-sign-ins', () => answered('list-sign-ins', { items: [] }));
  net.api.on('get-data-export', () => answered('get-data-export', { export: null }));
  const { user } = openSite('/app?view=settings&tab=security');
  const list = within(await screen.findByRole('list', { name: 'Sections', hidden: true }));
  const links = list.getAllByRole('button', { hidden: true });
  const headings = Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent);
  const named = links.filter(({ textContent }) =>
    headings.some((heading) => heading.startsWith(textContent)),
  );
  expect([links.length, named.length]).toEqual([8, 8]);
  await user.click(list.getByRole('button', { name: 'My data', hidden: true }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My data' }));
});

test('says that the profile could not be loaded, and loads it on Retry', async () => {
  signIn({});
  let isBroken = true;
  net.api.on('get-profile', () =>
    isBroken
      ? refused(422, { detail: 'No.', code: 'INVALID_FIELDS' })
      : answered('get-profile', aProfile({ fullName: 'María Ruiz' })),
  );
  const { user } = openSite('/app?view=settings');
  await screen.findByText('Failed to load profile');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Full Name *').value).toBe('María Ruiz'),
  );
});

describe('the link to the settings', () => {
  beforeEach(() => {
    signIn({});
    net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  });

  test('is in the menu, and back leads to the dashboard', async () => {
    const { user } = openSite('/app');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'User Settings' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Settings - Digital Notary Journal'));
    await user.click(await screen.findByRole('link', { name: 'Back to dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Dashboard - Digital Notary Journal'));
  });

  test('is also the notary’s name', async () => {
    const { user } = openSite('/app');
    await user.click(await screen.findByText('María Delgado'));
    expect(await screen.findByRole('heading', { name: 'Profile', level: 2 })).toBeDefined();
    expect(here.current).toBe('/app?view=settings');
  });
});

describe('a notary without practice states', () => {
  beforeEach(() => signIn({ primaryNotaryState: null }));

  test('chooses among the 50 states by name', async () => {
    await openSettings();
    expect(primary().value).toBe('');
    expect(names(primary())).toHaveLength(50);
    expect(names(primary())).toEqual(names(primary()).toSorted());
    expect(names(toAdd())).toEqual(names(primary()));
    expect(listed()).toEqual([]);
  });

  test.each([savePrimary, saveAdditional])(
    'learns that a primary state is required first',
    async (button) => {
      const user = await openSettings();
      await addState(user, 'Ohio');
      await user.click(button());
      expect(screen.getByText('Please select a primary state first')).toBeDefined();
      expect(document.activeElement).toBe(primary());
      expect(primary().getAttribute('aria-invalid')).toBe('true');
      expect(sent()).toEqual([]);
      expect(listed()).toEqual(['Ohio']);
      await user.selectOptions(primary(), 'Texas');
      expect(screen.queryByText('Please select a primary state first')).toBeNull();
    },
  );

  test('saves the primary state, and the session contains it', async () => {
    const user = await openSettings();
    await user.selectOptions(primary(), 'Texas');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    await user.click(savePrimary());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ primary_notary_state: 'TX' }]);
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(sessionState().session?.user.primaryNotaryState).toBe('TX');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}').primaryNotaryState).toBe('TX');
  });

  test('saves the primary state together with the additional ones, and sees a confirmation', async () => {
    const user = await openSettings();
    await user.selectOptions(primary(), 'Texas');
    await addState(user, 'Oklahoma');
    expect(screen.getByText('This saves Texas as your primary state too.')).toBeDefined();
    await user.click(saveAdditional());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ primary_notary_state: 'TX', additional_notary_states: ['OK'] }]);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
});

describe('the states of a notary', () => {
  beforeEach(() => signIn({ primaryNotaryState: 'TX', additionalNotaryStates: ['OK', 'LA'] }));

  test('are listed, the additional ones sorted by name', async () => {
    await openSettings();
    expect(primary().value).toBe('TX');
    expect(listed()).toEqual(['Louisiana', 'Oklahoma']);
    expect(names(toAdd())).toHaveLength(47);
    expect(names(toAdd())).toEqual(expect.not.arrayContaining(['Texas', 'Louisiana', 'Oklahoma']));
  });

  test('can be added and removed by keyboard, are announced, and are saved', async () => {
    const user = await openSettings();
    await addState(user, 'New Mexico');
    expect(screen.getByText('New Mexico added, not saved yet').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(toAdd());
    expect(toAdd().value).toBe('');
    screen.getByRole('button', { name: 'Remove Oklahoma' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Oklahoma removed, not saved yet')).toBeDefined();
    expect(document.activeElement).toBe(toAdd());
    expect(listed()).toEqual(['Louisiana', 'New Mexico']);
    expect(sent()).toEqual([]);
    await user.click(saveAdditional());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ additional_notary_states: ['LA', 'NM'] }]);
    expect(listed()).toEqual(['Louisiana', 'New Mexico']);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('move from additional to primary with an announcement, and move back unless saved', async () => {
    const user = await openSettings();
    await user.selectOptions(primary(), 'Oklahoma');
    expect(screen.getByText('Oklahoma moves from your additional states to primary.')).toBeDefined();
    expect(listed()).toEqual(['Louisiana']);
    await user.selectOptions(primary(), 'California');
    expect(screen.queryByText(/moves from/)).toBeNull();
    expect(listed()).toEqual(['Louisiana', 'Oklahoma']);
    await user.selectOptions(primary(), 'Oklahoma');
    await user.click(savePrimary());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ primary_notary_state: 'OK', additional_notary_states: ['LA'] }]);
    expect(screen.queryByText(/moves from/)).toBeNull();
    expect(names(toAdd())).toContain('Texas');
  });

  test('stay unsaved when only the primary state is saved', async () => {
    const user = await openSettings();
    await addState(user, 'New Mexico');
    await user.selectOptions(primary(), 'Oklahoma');
    await user.click(savePrimary());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ primary_notary_state: 'OK', additional_notary_states: ['LA'] }]);
    expect(screen.queryByText(/moves from/)).toBeNull();
    expect(listed()).toEqual(['Louisiana', 'New Mexico']);
    await user.click(saveAdditional());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ additional_notary_states: ['LA', 'NM'] });
  });

  test('are saved if chosen but not added to the list', async () => {
    const user = await openSettings();
    await user.selectOptions(toAdd(), 'Nevada');
    await user.click(saveAdditional());
    expect(await success()).toBeDefined();
    expect(sent()).toEqual([{ additional_notary_states: ['LA', 'NV', 'OK'] }]);
    expect(listed()).toEqual(['Louisiana', 'Nevada', 'Oklahoma']);
    expect(toAdd().value).toBe('');
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('stay as entered if saving fails, with the reason', async () => {
    net.api.on('update-profile', () => refused(503, { detail: 'The journal is busy.', code: 'BUSY' }));
    const user = await openSettings();
    await user.selectOptions(primary(), 'California');
    await addState(user, 'Nevada');
    await user.click(saveAdditional());
    expect(await screen.findByText('Failed to update profile')).toBeDefined();
    expect(screen.getByText('The journal is busy.')).toBeDefined();
    expect(primary().value).toBe('CA');
    expect(listed()).toEqual(['Louisiana', 'Nevada', 'Oklahoma']);
    expect(sessionState().session?.user.primaryNotaryState).toBe('TX');
  });

  test('stay if added while others are being saved', async () => {
    const user = await openSettings();
    await addState(user, 'Nevada');
    let answer = () => {};
    net.api.on('update-profile', () => {
      const user = { ...profile, additionalNotaryStates: ['LA', 'NV', 'OK'] };
      return new Promise((resolve) => {
        answer = () => resolve(answered('update-profile', user));
      });
    });
    await user.click(saveAdditional());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await addState(user, 'Oregon');
    answer();
    expect(await success()).toBeDefined();
    expect(listed()).toEqual(['Louisiana', 'Nevada', 'Oklahoma', 'Oregon']);
    expect(screen.getByText('Not saved yet')).toBeDefined();
  });

  test('follow another device if they are not being edited', async () => {
    const user = await openSettings();
    await addState(user, 'Nevada');
    act(() => storeUser({ ...profile, primaryNotaryState: 'CA', additionalNotaryStates: [] }));
    expect(primary().value).toBe('CA');
    expect(listed()).toEqual(['Louisiana', 'Nevada', 'Oklahoma']);
  });

  describe('changed on another device', () => {
    /** Stores values from another device, which this one learns about when it saves. */
    function change(more: Partial<Profile>): void {
      profile = { ...profile, ...more, version: profile.version + 1 };
      net.api.on('update-profile', ({ body }) => {
        const { version, ...changes } = Object(body);
        if (version !== profile.version) {
          const detail = 'Your profile was changed on another device.';
          return refused(409, { detail, code: 'PROFILE_VERSION_STALE' });
        }
        profile = {
          ...profile,
          primaryNotaryState: changes.primary_notary_state ?? profile.primaryNotaryState,
          additionalNotaryStates: changes.additional_notary_states ?? profile.additionalNotaryStates,
          version: version + 1,
        };
        return answered('update-profile', profile);
      });
    }
    const question = () => screen.queryByRole('heading', { name: /changed on another device/ });
    const settle = (name: string) => screen.getByRole('button', { name });

    test.each([
      ['Keep yours: Primary state', 'CA'],
      ['Use the other: Primary state', 'OH'],
    ])('are not overwritten until the notary chooses: %s', async (choice, code) => {
      const user = await openSettings();
      change({ primaryNotaryState: 'OH' });
      await user.selectOptions(primary(), 'California');
      await user.click(savePrimary());
      expect(await screen.findByText('Failed to update profile')).toBeDefined();
      await waitFor(() => expect(document.activeElement).toBe(question()));
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'California',
        'Ohio',
      ]);
      expect(primary().value).toBe('CA');
      await user.click(savePrimary());
      expect(sent()).toHaveLength(1);
      await user.click(settle(choice));
      expect(question()).toBeNull();
      expect(primary().value).toBe(code);
      await user.click(savePrimary());
      expect(await success()).toBeDefined();
      expect(profile.primaryNotaryState).toBe(code);
      expect(screen.queryByText('Not saved yet')).toBeNull();
    });

    test('ask as soon as the change arrives', async () => {
      const user = await openSettings();
      await addState(user, 'Nevada');
      act(() => storeUser({ ...profile, additionalNotaryStates: ['UT'], version: 2 }));
      expect(question()).not.toBeNull();
      expect(screen.getByText('Louisiana, Nevada, Oklahoma')).toBeDefined();
      await user.click(settle('Use the other: Additional states'));
      expect(listed()).toEqual(['Utah']);
      expect(screen.queryByText('Not saved yet')).toBeNull();
    });

    test('do not conflict with changes to other states', async () => {
      const user = await openSettings();
      change({ primaryNotaryState: 'OH', fullName: 'Mary' });
      await addState(user, 'Nevada');
      await user.click(saveAdditional());
      expect(await success()).toBeDefined();
      expect(question()).toBeNull();
      expect(profile).toMatchObject({
        fullName: 'Mary',
        primaryNotaryState: 'OH',
        additionalNotaryStates: ['LA', 'NV', 'OK'],
      });
      expect(primary().value).toBe('OH');
    });

    test('replace an edit that was reverted', async () => {
      const user = await openSettings();
      await user.selectOptions(primary(), 'California');
      await user.selectOptions(primary(), 'Texas');
      act(() => storeUser({ ...profile, primaryNotaryState: 'OH', version: 2 }));
      expect(question()).toBeNull();
      expect(primary().value).toBe('OH');
    });
  });

  test('are used by the next new entry', async () => {
    const user = await openSettings();
    await user.selectOptions(primary(), 'Ohio');
    await user.click(savePrimary());
    expect(await success()).toBeDefined();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('link', { name: 'New Entry' }));
    const state = await screen.findByLabelText<HTMLSelectElement>('State for this Entry');
    expect(state.value).toBe('OH');
    expect(within(state).getByText('Ohio (Primary)')).toBeDefined();
  });
});

test('an open entry continues when another tab changes the practice states', async () => {
  signIn({ primaryNotaryState: null });
  const { user } = openSite('/app?view=wizard');
  const state = await screen.findByLabelText<HTMLSelectElement>('State for this Entry');
  await user.selectOptions(state, 'Ohio');
  await waitFor(async () => expect(await keptCount(), 'entries kept on the device').toBe(1));
  await act(async () => {
    storeUser({ ...profile, primaryNotaryState: 'TX' });
    // By then, everything that the change triggers has finished, such as reading the device's storage.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(within(state).getByText('Texas (Primary)')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('State for this Entry')).toBe(state);
  expect(state.value).toBe('OH');
});

test('a profile response that arrives after a save does not undo the save', async () => {
  signIn({ primaryNotaryState: null });
  const user = await openSettings();
  const old = profile;
  const reads = net.api.callsOf('get-profile').length;
  let answer = () => {};
  net.api.on('get-profile', () => {
    return new Promise((resolve) => {
      answer = () => resolve(answered('get-profile', old));
    });
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.selectOptions(primary(), 'Texas');
  await user.click(savePrimary());
  expect(await success()).toBeDefined();
  expect(net.api.callsOf('get-profile')).toHaveLength(reads + 1);
  await act(async () => answer());
  expect(sessionState().session?.user.primaryNotaryState).toBe('TX');
});
