import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProfile } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered } from '../../support/fake-api.ts';
import { anOrderRow } from '../../support/orders.ts';
import { aClient, anInvoice, aSummary, aTrip, listed } from '../../support/papers.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const nothing = { items: [], next: null };
const tab = (name: string) => `/app?view=business&tab=${name}`;

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('list-order-proposals', () => answered('list-order-proposals', nothing));
  listed(net.api, 'list-clients', [aClient()]);
  listed(net.api, 'list-client-invoices', [anInvoice({ status: 'paid', open: '0.00' })]);
  net.api.on('list-orders', ({ query }) =>
    answered('list-orders', query['q'] === 'rivera' ? { items: [anOrderRow()], next: null } : nothing),
  );
  storeSession(aProfile());
});

const field = (name: string) => screen.findByRole('searchbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

test('orders are searched after a pause, beside the filters, and the address keeps the words', async () => {
  const { user } = openSite(`${tab('orders')}&status=pending`);
  await user.type(await field('Search orders'), ' rivera ');
  expect(await screen.findByText('1 found')).toBeDefined();
  const asked = net.api.callsOf('list-orders').map(({ query }) => query['q']);
  expect(asked).toEqual([undefined, 'rivera']);
  expect(here.current).toBe(`${tab('orders')}&status=pending&q=rivera`);
});

test('a search without a hit says so, and one button clears it and returns to the field', async () => {
  const { user } = openSite(`${tab('orders')}&q=vane`);
  expect(await screen.findByRole('heading', { name: 'No orders match “vane”' })).toBeDefined();
  await user.click(await button('Clear search'));
  expect(here.current).toBe(tab('orders'));
  expect(await field('Search orders')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(await field('Search orders'));
});

test('a search that has not reached the end goes on when asked, one page at a time', async () => {
  net.api.on('list-orders', ({ query }) =>
    answered(
      'list-orders',
      query['cursor'] ? { items: [anOrderRow()], next: null } : { items: [], next: 'further' },
    ),
  );
  const { user } = openSite(`${tab('orders')}&q=rivera`);
  expect(await screen.findByText('No orders match “rivera” so far')).toBeDefined();
  expect(screen.getAllByText(/Choose “Show more”/)).toHaveLength(1);
  expect(net.api.callsOf('list-orders')).toHaveLength(1);
  await user.click(await button('Show more'));
  expect(await screen.findByText('Refinance, Rivera')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('trips and expenses of all years are searched, without the sums of months', async () => {
  net.api.on('get-business-summary', () => answered('get-business-summary', aSummary()));
  listed(net.api, 'list-orders', []);
  listed(net.api, 'list-trips', [aTrip()]);
  listed(net.api, 'list-expenses', []);
  const { unmount } = openSite(`${tab('mileage')}&q=plano`);
  expect(await screen.findByRole('heading', { name: 'Trips found' })).toBeDefined();
  expect(net.api.callsOf('list-trips')[0]?.query).toEqual({ q: 'plano', limit: '20' });
  unmount();
  openSite(`${tab('expenses')}&q=toner`);
  expect(await screen.findByText('No expenses match “toner”')).toBeDefined();
  expect(net.api.callsOf('list-expenses').at(-1)?.query).toEqual({ q: 'toner', limit: '20' });
});

test('invoices are searched among all, also paid ones, and clients by Enter without a pause', async () => {
  const { user, unmount } = openSite(tab('invoices'));
  await user.type(await field('Search invoices'), '0001{Enter}');
  expect(await screen.findByRole('heading', { name: 'Invoices found' })).toBeDefined();
  await waitFor(() =>
    expect(net.api.callsOf('list-client-invoices').at(-1)?.query).toEqual({ q: '0001', limit: '20' }),
  );
  unmount();
  const again = openSite(tab('clients'));
  await again.user.type(await field('Search clients'), 'lone{Enter}');
  expect(net.api.callsOf('list-clients').at(-1)?.query).toEqual({ q: 'lone', limit: '20' });
});
