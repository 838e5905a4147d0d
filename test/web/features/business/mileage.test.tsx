import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MileageTab } from '#web/features/business/mileage/mileage-tab.tsx';
import { deduction, milesBetween, placeBefore } from '#web/features/business/mileage/trip-places.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { anOrder, aSummary, aTrip, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  storeSession(
    aProfile({
      businessAddress: '1 Office Way',
      businessCity: 'Dallas',
      businessState: 'TX',
      businessZip: '75201',
    }),
  );
  listed(net.api, 'list-trips', []);
  listed(net.api, 'list-orders', []);
  net.api.on('get-business-summary', () => answered('get-business-summary', aSummary()));
  net.api.on('add-trip', () => answered('add-trip', aTrip()));
});
afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('a trip starts where the last one of its day ended, and knows the miles of its places', () => {
  const trips = [
    aTrip({ to: '9 Oak Ave' }),
    aTrip({ date: '2026-11-19', from: 'Home', to: '22 Elm St., Plano' }),
  ];
  expect(placeBefore('2026-11-20', trips, 'Office')).toBe('9 Oak Ave');
  expect(placeBefore('2026-11-21', trips, 'Office')).toBe('Office');
  expect(milesBetween('22 elm st, plano', 'HOME', trips)).toBe(18.4);
  expect(milesBetween('Home', '9 Oak Ave', trips)).toBeUndefined();
  expect(deduction(18.4, '72.5')).toBe('13.34');
});

test('an order suggests its trip, which is saved with two taps', async () => {
  listed(net.api, 'list-trips', [aTrip({ from: '1 Office Way, Dallas, TX 75201', date: '2026-11-02' })]);
  listed(net.api, 'list-orders', [anOrder({ missing: ['mileage'] })]);
  const { user } = openSection(<MileageTab />);
  const add = await button('Add the trip to Refinance, Lee');
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await user.click(add);
  expect(net.api.callsOf('list-orders')[0]?.query).toEqual({
    missing: 'mileage',
    to: '2026-11-21',
    limit: '5',
  });
  await user.click(await button('Save trip'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(net.api.callsOf('add-trip').map(({ body }) => body)).toEqual([
    {
      date: '2026-11-20',
      from: '1 Office Way, Dallas, TX 75201',
      to: '22 Elm St, Plano',
      miles: 18.4,
      purpose: 'Refinance, Lee',
      order_id: '01J0000000000000000000RD01',
    },
  ]);
});

test('the log shows months with their sums, and more rows on request', async () => {
  const trips = Array.from({ length: 25 }, (_, at) => aTrip({ id: `trip ${at}`, purpose: `Drive ${at}` }));
  listed(net.api, 'list-trips', trips);
  const months = [
    { month: '2026-11', miles: 460, notarialFees: '0.00', otherIncome: '0.00', expenses: '0.00' },
  ];
  net.api.on('get-business-summary', () =>
    answered('get-business-summary', aSummary({ miles: 460, mileageDeduction: '333.50', months })),
  );
  const { user } = openSection(<MileageTab />);
  const month = await screen.findByRole('region', { name: 'November 2026' });
  expect(await within(month).findByText('460 mi · $333.50')).toBeDefined();
  expect(within(month).getAllByRole('listitem')).toHaveLength(20);
  await user.click(await button('Show more'));
  expect(await screen.findByText('Drive 24')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('25 shown');
});

test('a refused trip stays in the form, and closing asks before it is lost', async () => {
  net.api.on('add-trip', () =>
    refused(422, { detail: ['Purpose: looks like a card number'], code: 'INVALID_FIELDS' }),
  );
  const { user } = openSection(<MileageTab />);
  await user.click(await button('Add trip'));
  expect(field('From')).toBe('1 Office Way, Dallas, TX 75201');
  await user.click(await button('Save trip'));
  expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeDefined();
  await fill(user, screen.getByLabelText('To'), '5 Pine Rd');
  await fill(user, screen.getByLabelText('Miles'), '7.25');
  await fill(user, screen.getByLabelText('Purpose'), 'Bank');
  await user.click(await button('Save trip'));
  expect(await screen.findByText('Enter the miles as a number, for example 12.4.')).toBeDefined();
  await user.clear(screen.getByLabelText('Miles'));
  await fill(user, screen.getByLabelText('Miles'), '7.2');
  await user.click(await button('Save trip'));
  expect(await screen.findByText('Purpose: looks like a card number')).toBeDefined();
  expect(field('To')).toBe('5 Pine Rd');
  await user.click(await button('Cancel'));
  await user.click(await button('Keep editing'));
  expect(field('Purpose')).toBe('Bank');
});

test('a return trip that fails is the only one sent again', async () => {
  let calls = 0;
  net.api.on('add-trip', () => {
    calls += 1;
    return calls === 2
      ? refused(409, { detail: 'Try again later.', code: 'BUSY' })
      : answered('add-trip', aTrip());
  });
  listed(net.api, 'list-trips', [aTrip()]);
  const { user } = openSection(<MileageTab />);
  await user.click(await button('Return trip'));
  expect([field('From'), field('To'), field('Miles')]).toEqual([
    '22 Elm St, Plano',
    '1 Office Way, Dallas',
    '18.4',
  ]);
  await user.click(screen.getByLabelText('Also add the return trip'));
  await user.click(await button('Save trip'));
  expect(await screen.findByText(/^The trip was saved, but its return trip was not/)).toBeDefined();
  await user.click(await button('Save trip'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = net.api.callsOf('add-trip').map(({ body }) => (body as { to: string }).to);
  expect(sent).toEqual(['1 Office Way, Dallas', '22 Elm St, Plano', '22 Elm St, Plano']);
});

test('a trip is deleted after a question', async () => {
  listed(net.api, 'list-trips', [aTrip()]);
  net.api.on('delete-trip', () => {
    listed(net.api, 'list-trips', []);
    return answered('delete-trip', undefined);
  });
  const { user } = openSection(<MileageTab />);
  await user.click(await button('Delete'));
  expect(net.api.callsOf('delete-trip')).toEqual([]);
  await user.click(await button('Delete trip'));
  expect(await screen.findByText('No trips in 2026')).toBeDefined();
});

test('on Free, the log can be read and deleted only', async () => {
  const { aSubscription } = await import('../../support/answers.ts');
  net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
  listed(net.api, 'list-trips', [aTrip()]);
  openSection(<MileageTab />);
  expect(await button('Delete')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Add trip/ })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
