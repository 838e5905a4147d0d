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
const utah = 'Utah rules changed on 05/06/2026';

test('tells notaries who practice in some states of all recent changes in one line, once', async () => {
  const notary = { primaryNotaryState: 'CO', additionalNotaryStates: ['UT', 'PA'] };
  const page = open(notary);
  expect(lines()).toEqual([`${utah}; Pennsylvania rules changed on 03/28/2026.`]);
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
  expect(lines()).toEqual([`${utah}.`]);
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
  expect(lines()).toEqual([`${utah}.`]);
});
