import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessBlock } from '#web/features/dashboard/business-block.tsx';
import { aProfile } from '../../support/answers.ts';
import { refused } from '../../support/fake-api.ts';
import { anInvoice, anOrder, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  storeSession(aProfile());
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the next orders and who owes most', async () => {
  listed(net.api, 'list-orders', [
    anOrder({ id: 'late', title: 'Later', startsAt: '2026-12-01T09:00', status: 'confirmed' }),
    anOrder({ id: 'soon', title: 'Sooner', startsAt: '2026-11-22T17:30', status: 'pending' }),
    anOrder({ id: 'done', title: 'Done today', startsAt: '2026-11-21T08:00' }),
  ]);
  listed(net.api, 'list-client-invoices', [anInvoice()]);
  openSection(<BusinessBlock />);
  const block = within(await screen.findByRole('region', { name: 'Business' }));
  expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sooner11/22/2026, 5:30 PM22 Elm St, Plano',
    'Later12/01/2026, 9:00 AM22 Elm St, Plano',
    'Lone Star Title$135.001 invoice, 1 overdue',
  ]);
  expect(net.api.callsOf('list-orders')[0]?.query).toEqual({ from: '2026-11-21', limit: '100' });
});

test('shows nothing without business, and nothing of a failure', async () => {
  openSection(<BusinessBlock />);
  await waitFor(() => expect(net.api.callsOf('list-client-invoices')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Business' })).toBeNull();
  net.api.on('list-orders', () => refused(400, { detail: 'No.', code: 'INVALID_FIELDS' }));
  openSection(<BusinessBlock />);
  await waitFor(() => expect(net.api.callsOf('list-orders')).toHaveLength(2));
  expect(screen.queryByText('No.')).toBeNull();
});
