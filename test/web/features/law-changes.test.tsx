import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NeedsAttention } from '#web/features/dashboard/attention/needs-attention.tsx';
import { aProfile } from '../support/answers.ts';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-07T18:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

type Notary = Parameters<typeof aProfile>[0];

function open(notary: Notary) {
  storeSession(aProfile({ timezone: 'America/Denver', ...notary }));
  return render(
    <MemoryRouter>
      <NeedsAttention asksForEmail />
    </MemoryRouter>,
  );
}

const lines = () => screen.queryAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);
const utah = 'What changed in Utah: 05/06/2026, Utah Code § 46-1-14.1(1)-(2).';

test('tells notaries who practice in some states of all recent changes in one line, once', async () => {
  const notary = { primaryNotaryState: 'CO', additionalNotaryStates: ['UT', 'PA'] };
  const page = open(notary);
  expect(lines()).toEqual([
    `${utah} What changed in Pennsylvania: 03/28/2026, 4 Pa. Code § 167.32(d) (as reported).`,
  ]);
  expect(screen.getByRole('link', { name: 'State Guide of Utah' }).getAttribute('href')).toContain('UT');
  expect(screen.getByRole('link', { name: 'State Guide of Pennsylvania' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss the changes of law' }));
  expect(lines()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Needs attention' }));
  page.unmount();
  open(notary);
  expect(lines()).toEqual([]);
});

test('tells another notary on the same device too', () => {
  open({ id: 'notary-2', primaryNotaryState: 'UT' });
  expect(lines()).toEqual([utah]);
});

test.each([
  ['before its first day', { primaryNotaryState: 'UT' }, '2026-05-05T18:00:00Z'],
  ['when it is no longer news', { primaryNotaryState: 'UT' }, '2026-08-05T18:00:00Z'],
  ['in other states', { primaryNotaryState: 'CO' }, '2026-05-07T18:00:00Z'],
  [
    'to a notary who registered on its first day',
    { primaryNotaryState: 'UT', createdAt: '2026-05-06T09:00:00.000Z' },
    '2026-05-07T18:00:00Z',
  ],
] satisfies [string, Notary, string][])('does not mention a change %s', (_, notary, now) => {
  vi.setSystemTime(new Date(now));
  open(notary);
  expect(lines()).toEqual([]);
});

test('tells a notary who registered the day before', () => {
  open({ primaryNotaryState: 'UT', createdAt: '2026-05-05T18:00:00.000Z' });
  expect(lines()).toEqual([utah]);
});

test('shows an earlier change that was added to this journal today', () => {
  vi.setSystemTime(new Date('2026-11-27T18:00:00Z'));
  open({ primaryNotaryState: 'TX', createdAt: '2026-11-26T18:00:00.000Z' });
  expect(lines()).toEqual([
    'What changed in Texas: 01/01/2026, Notary Public Underwriters, S.B. 693 (2025); 09/01/2025, S.B. 693, 89th Leg. (2025), engrossed text.',
  ]);
});
