import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProfile, aSubscription } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered } from '../../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  const none = { items: [], next: null };
  net.api.on('list-clients', () => answered('list-clients', none));
  net.api.on('list-orders', () => answered('list-orders', none));
  net.api.on('list-order-proposals', () => answered('list-order-proposals', none));
  storeSession(aProfile());
});

test('the menu leads to the business, and its tabs to their addresses', async () => {
  const { user } = openSite('/app?view=help');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await user.click(within(menu).getByRole('link', { name: 'Business' }));
  const orders = await screen.findByRole('tab', { name: 'Orders' });
  expect(orders.getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(here.current).toBe('/app?view=business&tab=calendar');
  expect(await screen.findByRole('tabpanel', { name: 'Calendar' })).toBeDefined();
  expect(screen.queryByText(/require the/)).toBeNull();
});

test('says on Free which plans include it, and keeps what exists readable', async () => {
  net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
  openSite('/app?view=business&tab=calendar');
  expect(
    await screen.findByText('Orders and bookkeeping require the Basic, Advanced or Pro plan'),
  ).toBeDefined();
  expect(screen.getByRole('tabpanel')).toBeDefined();
});
