import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { aDashboard, aProfile, aRow } from '../support/answers.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** A notary who has just registered and has done nothing yet. */
const fresh = aProfile({ createdAt: daysAgo(0), primaryNotaryState: null, emailVerified: false });
const commission = {
  commissionNumber: 'TX-1',
  state: 'TX',
  expirationDate: '2099-01-01',
  isPrimary: true,
} as const;

beforeEach(() => {
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard({ submittedCount: 0 })));
});

async function open(profile: Profile) {
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  const site = openSite(paths.dashboard);
  await screen.findByText('Recent Activity');
  return site;
}

const list = () => screen.queryByRole('region', { name: 'Get started' });
const titles = () =>
  within(list() ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('lists the first steps of a new account, and nothing else asks for them', async () => {
  await open(fresh);
  expect(titles()).toEqual([
    'Practice states',
    'Add your commission',
    'Confirm your email address',
    'Try a practice entry',
  ]);
  const action = await screen.findByRole('link', { name: 'Set Practice States' });
  expect(list()?.contains(action)).toBe(true);
  expect(screen.getAllByText('Set up your practice states')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /^Needs attention/ })).toBeNull();
  expect(within(list() as HTMLElement).getByText('0 of 4 done')).toBeDefined();
});

test('ticks what is done, and ends when all is', async () => {
  const site = await open({ ...fresh, primaryNotaryState: 'TX', notaryCommissions: [commission] });
  expect(titles().slice(0, 2)).toEqual(['Practice states (done)', 'Add your commission (done)']);
  await site.user.click(screen.getByRole('link', { name: 'Practice' }));
  site.unmount();
  const again = await open({ ...fresh, primaryNotaryState: 'TX', notaryCommissions: [commission] });
  expect(titles().at(-1)).toBe('Try a practice entry (done)');
  again.unmount();
  const done = { ...fresh, primaryNotaryState: 'TX', notaryCommissions: [commission], emailVerified: true };
  await open(done);
  expect(list()).toBeNull();
});

test('does not ask a notary with entries to practice', async () => {
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard({ submittedCount: 1 })));
  await open({ ...fresh, emailVerified: true });
  expect(titles().at(-1)).toBe('Try a practice entry (done)');
});

test('stays dismissed, and then the address is asked for in one line', async () => {
  const site = await open(fresh);
  await site.user.click(screen.getByRole('button', { name: 'Dismiss the first steps' }));
  expect(list()).toBeNull();
  expect(screen.getByText(/^Confirm your email address: open the link/)).toBeDefined();
  site.unmount();
  await open(fresh);
  expect(list()).toBeNull();
});

test('is not for an account of more than a month', async () => {
  await open({ ...fresh, createdAt: daysAgo(31) });
  expect(list()).toBeNull();
});

test('an entry that does not match its seal comes before everything else', async () => {
  const damaged = aRow({ entryNumber: '000012', integrity: 'failed' });
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard({ recent: [damaged] })));
  await open(aProfile({ emailVerified: false, primaryNotaryState: null }));
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  const [first, second] = attention.getAllByRole('listitem');
  expect(first?.textContent).toContain('Entry 000012 doesn’t match its seal.');
  expect(second?.textContent).toContain('Confirm your email address');
});
