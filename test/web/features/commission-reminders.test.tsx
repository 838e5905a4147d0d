import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NeedsAttention } from '#web/features/dashboard/attention/needs-attention.tsx';
import type { Commission } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answerCredentials } from '../support/credentials.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const ending = (expirationDate: string, more: Partial<Commission> = {}): Commission => ({
  commissionNumber: 'TX-100',
  state: 'TX',
  expirationDate,
  isPrimary: true,
  ...more,
});

function signIn(notaryCommissions: Commission[], id = 'notary-1') {
  const profile = aProfile({ id, notaryCommissions, primaryNotaryState: null });
  storeSession(profile);
  return profile;
}

/** Opens the dashboard of a notary with these commissions. */
function open(commissions: Commission[], id?: string) {
  signIn(commissions, id);
  const user = userEvent.setup();
  const page = render(
    <MemoryRouter>
      <NeedsAttention asksForEmail />
    </MemoryRouter>,
  );
  return { user, ...page };
}

const lines = () => screen.queryAllByText(/^Your .* commission/).map((line) => line.textContent);

test.each([
  ['2027-01-21', []],
  ['2027-01-20', ['Your Texas commission TX-100 expires on 01/20/2027, in 60 days.']],
  ['2026-12-21', ['Your Texas commission TX-100 expires on 12/21/2026, in 30 days.']],
  ['2026-11-22', ['Your Texas commission TX-100 expires on 11/22/2026, in 1 day.']],
  ['2026-11-21', ['Your Texas commission TX-100 expires today, 11/21/2026.']],
  ['2026-11-20', ['Your Texas commission TX-100 expired on 11/20/2026.']],
])('reminds correctly of a commission that ends on %s', (day, expected) => {
  open([ending(day)]);
  expect(lines()).toEqual(expected);
});

test('lists the most urgent commission first', () => {
  open([
    ending('2027-01-10'),
    ending('2026-11-01', { commissionNumber: 'OH-1', state: 'OH' }),
    ending('2026-11-25', { commissionNumber: 'OK-1', state: 'OK' }),
    ending('2029-01-01', { commissionNumber: 'NV-1', state: 'NV' }),
  ]);
  expect(lines().map((line) => line?.split(' ')[3])).toEqual(['OH-1', 'OK-1', 'TX-100']);
});

test('does not mention an expired commission if another one covers its state', () => {
  open([ending('2026-11-01'), ending('2030-11-01', { commissionNumber: 'TX-200' })]);
  expect(lines()).toEqual([]);
});

test('a dismissed reminder returns when the date is nearer, and is dismissed for this notary only', async () => {
  const first = open([ending('2026-12-21'), ending('2026-11-25', { commissionNumber: 'TX-200' })]);
  await first.user.click(
    screen.getByRole('button', { name: 'Dismiss the reminder of your Texas commission TX-100' }),
  );
  expect(lines()).toEqual(['Your Texas commission TX-200 expires on 11/25/2026, in 4 days.']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Needs attention' }));
  first.unmount();

  const other = open([ending('2026-12-21')], 'notary-2');
  expect(lines()).toHaveLength(1);
  other.unmount();

  vi.setSystemTime(new Date('2026-12-13T18:00:00Z'));
  const later = open([ending('2026-12-21')]);
  expect(lines()).toEqual([]);
  later.unmount();

  vi.setSystemTime(new Date('2026-12-14T18:00:00Z'));
  open([ending('2026-12-21')]);
  expect(lines()).toEqual(['Your Texas commission TX-100 expires on 12/21/2026, in 7 days.']);
});

test('links from the dashboard to the settings', async () => {
  const profile = signIn([ending('2026-11-25')]);
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  answerCredentials(net.api);
  const { user } = openSite('/app');
  const reminders = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await user.click(reminders.getByRole('link', { name: 'Update your Texas commission TX-100' }));
  expect(await screen.findByRole('heading', { name: 'Notary commissions' })).toBeDefined();
  expect(here.current).toBe(paths.settingsCard('notary-commissions'));
});
