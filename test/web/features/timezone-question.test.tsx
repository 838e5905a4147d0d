import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { timezoneName } from '#web/lib/timezone-names.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const dashboard = '/app?view=dashboard';
let profile: Profile;

beforeEach(() => {
  profile = aProfile({ timezone: 'America/New_York', primaryNotaryState: 'CA' });
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  net.api.on('update-profile', ({ body }) => {
    const { timezone } = body as { timezone: string };
    profile = { ...profile, timezone, version: 2 };
    return answered('update-profile', profile);
  });
});

const question = () => screen.queryByText(/Is your time zone right/);

test('a notary who acts in another time zone is asked, and can take that zone', async () => {
  const { user } = openSite(dashboard);
  const asked = await screen.findByText(/Is your time zone right/);
  expect(asked.textContent).toContain('You work in California, but your time zone is Eastern (New York).');
  await user.click(screen.getByRole('button', { name: 'Use Pacific (Los Angeles)' }));
  expect(net.api.callsOf('update-profile').map(({ body }) => body)).toEqual([
    { timezone: 'America/Los_Angeles' },
  ]);
  await screen.findByText('Time zone changed');
  expect(question()).toBeNull();
});

test('a notary who keeps the time zone is not asked again', async () => {
  const first = openSite(dashboard);
  await first.user.click(await screen.findByRole('button', { name: 'Keep Eastern (New York)' }));
  expect(question()).toBeNull();
  first.unmount();
  openSite(dashboard);
  await screen.findByText('Recent Activity');
  expect(question()).toBeNull();
  expect(net.api.callsOf('update-profile')).toEqual([]);
});

test('a notary whose zone fits is not asked', async () => {
  profile = aProfile({ timezone: 'America/Detroit', primaryNotaryState: 'OH' });
  storeSession(profile);
  openSite(dashboard);
  await screen.findByText('Recent Activity');
  expect(question()).toBeNull();
});

test.each([
  ['America/Boise', 'Boise, Idaho (Mountain)'],
  ['America/Indiana/Knox', 'Knox, Indiana (Central)'],
  ['Europe/Berlin', 'Berlin (Europe)'],
  ['UTC', 'UTC'],
])('the zone %s reads %s', (zone, name) => {
  expect(timezoneName(zone)).toBe(name);
});
