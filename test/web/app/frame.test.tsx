import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptStoredSession } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile, aRow } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  net.api.on('logout', () => answered('logout', undefined));
});

const title = () => screen.findByRole('heading', { level: 1 });

fakeDevicePerTest();

describe('addresses', () => {
  test.each([
    ['/login', '/app?view=login'],
    ['/register', '/app?view=register'],
    ['/dashboard', '/app?view=dashboard'],
    ['/app/anything', '/app/anything'],
  ])('%s takes a visitor to %s', async (from, to) => {
    openSite(from);
    await title();
    expect(here.current).toBe(to);
  });

  test.each(['login', 'register', 'forgot', 'nonsense', ''])(
    '?view=%s shows a signed-in notary the dashboard',
    async (view) => {
      storeSession(aProfile());
      openSite(`/app?view=${view}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
      expect(here.current).toBe('/app');
      await waitFor(() => expect(document.title).toBe('Dashboard - Digital Notary Journal'));
    },
  );

  test.each(['/', '/nothing/here'])(
    '%s is outside the app, so the browser loads the landing page',
    async (from) => {
      const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
      openSite(from);
      await waitFor(() => expect(replace.mock.calls).toEqual([['/']]));
      replace.mockRestore();
    },
  );
});

describe('the session', () => {
  test('opens with the stored profile, and takes over that of the server', async () => {
    let response = () => {};
    net.api.on('get-profile', () => {
      return new Promise((resolve) => {
        response = () => resolve(answered('get-profile', aProfile({ fullName: 'María Ruiz' })));
      });
    });
    storeSession(aProfile());
    openSite('/app');
    expect(await screen.findByText('María Delgado')).toBeTruthy();
    response();
    expect(await screen.findByText('María Ruiz')).toBeTruthy();
  });

  test('opens the sign-in with the reason if the server rejects it, then returns to the view', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () =>
      refused(401, { detail: 'Your session has ended. Please sign in again.', code: 'SESSION_EXPIRED' }),
    );
    net.api.on('login', () =>
      answered('login', { accessToken: 'token-2', user: aProfile(), message: 'Welcome' }),
    );
    const { user } = openSite('/app?view=drafts');
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
    expect(await screen.findByText('No Draft Entries')).toBeTruthy();
  });

  test('is invalid with a corrupt user', async () => {
    localStorage.setItem('access_token', 'token-1');
    localStorage.setItem('user', '{"id":');
    adoptStoredSession({ key: null });
    openSite('/app?view=dashboard');
    expect(await screen.findByRole('button', { name: 'SIGN IN' })).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('the menu', () => {
  test('lists the views, marks the current one, and moves the focus to its title', async () => {
    storeSession(aProfile());
    const { user } = openSite('/app');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    const names = within(menu)
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.textContent);
    expect(names).toEqual([
      'New Entry',
      'Dashboard',
      'Journal Entries',
      'Draft Entries',
      'Requests & Records',
      'Business',
      'Subscription',
      'Pricing Plans',
      'State Guide',
      'Help Center',
      'Settings',
    ]);
    await user.click(within(menu).getByRole('link', { name: 'Draft Entries' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Draft Entries' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(document.title).toBe('Draft Entries - Digital Notary Journal'));
    const current = within(menu).getByRole('link', { name: 'Draft Entries' });
    expect(current.getAttribute('aria-current')).toBe('page');
  });

  test('has a bottom bar with New Entry in the middle, except while an entry is recorded', async () => {
    storeSession(aProfile());
    const { user } = openSite('/app');
    const bar = await screen.findByRole('navigation', { name: 'Quick menu' });
    const names = [...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Dashboard', 'Journal', 'New Entry', 'Drafts', 'Menu']);
    expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
    await user.click(within(bar).getByRole('link', { name: 'New Entry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New Entry' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Quick menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
  });

  test('signs out and opens the sign-in page', async () => {
    storeSession(aProfile());
    const { user } = openSite('/app?view=journal');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'SIGN IN' })).toBeTruthy();
    await waitFor(() => expect(here.current).toBe('/app?view=login'));
    expect(localStorage.getItem('access_token')).toBeNull();
    await waitFor(() => expect(net.api.callsOf('logout')).toHaveLength(1));
  });
});

describe('the dashboard', () => {
  test('shows figures, and links recent activity to details and wizard', async () => {
    storeSession(aProfile());
    const recent = [
      aRow({
        id: 'A',
        entryNumber: '000012',
        addendaCount: 2,
        signers: [
          { firstName: 'Ann', lastName: 'Lee', oneName: false },
          { firstName: 'Bo', lastName: 'Ek', oneName: false },
        ],
      }),
      aRow({ id: 'B', date: null, signers: [] }),
      aRow({ id: 'C', entryNumber: '000011', outcome: 'refused' }),
    ];
    net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard({ recent })));
    openSite('/app');
    expect(await screen.findByText('+20.0%')).toBeTruthy();
    expect(screen.getByText('−25.0%')).toBeTruthy();
    expect(screen.getByText('$75.00')).toBeTruthy();
    const entry = screen.getByRole('link', { name: /Entry 000012/ });
    expect(entry.getAttribute('href')).toBe('/app?view=entryDetails&id=A');
    expect(entry.textContent).toContain('Deed of trustAnn Lee +1 more · Acknowledgment · $12.50');
    expect(entry.textContent).toContain('2 addenda');
    expect(entry.textContent).toContain('Completed');
    const draft = screen.getByRole('link', { name: /Draft Entry/ });
    expect(draft.getAttribute('href')).toBe('/app?view=wizard&id=B');
    expect(draft.textContent).toContain('No signer added yet');
    expect(draft.textContent).toContain('03/14/2026');
    const refusal = within(screen.getByRole('link', { name: /Entry 000011/ }));
    expect(refusal.getByText('Not performed: refused').className).not.toContain('success');
    expect(refusal.queryByText('Completed')).toBeNull();
  });

  test('offers the first entry if the journal is empty', async () => {
    storeSession(aProfile());
    openSite('/app');
    const first = await screen.findByRole('link', { name: 'Create Your First Entry' });
    expect(first.getAttribute('href')).toBe('/app?view=wizard');
  });

  test('reports a failure to load and retries', async () => {
    storeSession(aProfile());
    let down = true;
    net.api.on('get-dashboard', () =>
      down
        ? refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' })
        : answered('get-dashboard', aDashboard()),
    );
    const { user } = openSite('/app');
    expect(await screen.findByRole('heading', { name: 'Failed to load dashboard data' })).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Recent Activity')).toBeTruthy();
  });
});
