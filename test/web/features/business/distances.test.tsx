import { screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MileageTab } from '#web/features/business/mileage/mileage-tab.tsx';
import { siteConfig } from '#web/lib/site-config.ts';
import { aProfile } from '../../support/answers.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { anOrder, aSummary, aTrip, listed } from '../../support/papers.ts';
import { openSection } from '../../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
const office = '1 Office Way, Dallas, TX 75201';
const unknown = 'To: We could not find this address. Add its city and state, or enter the miles.';

beforeEach(async () => {
  // The app reads the configuration once for all tests.
  Object.assign(await siteConfig(), { drivingDistances: true });
  const business = { businessAddress: '1 Office Way', businessCity: 'Dallas' };
  storeSession(aProfile({ ...business, businessState: 'TX', businessZip: '75201' }));
  listed(net.api, 'list-trips', []);
  listed(net.api, 'list-orders', [anOrder({ missing: ['mileage'] })]);
  net.api.on('get-business-summary', () => answered('get-business-summary', aSummary()));
  net.api.on('add-trip', () => answered('add-trip', aTrip()));
  net.api.on('find-distance', () => answered('find-distance', { miles: 21.4 }));
});
afterEach(async () => {
  Reflect.deleteProperty(await siteConfig(), 'drivingDistances');
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const miles = () => screen.getByLabelText<HTMLInputElement>('Miles');
const suggestion = /^Suggested driving distance/;

async function openSuggested() {
  const { user } = openSection(<MileageTab />);
  const add = await button('Add the trip to Refinance, Lee');
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await user.click(add);
  return user;
}

test('the trip of an order has its miles without a tap, also if saving is faster than the answer', async () => {
  let reply = (_: Response) => {};
  net.api.on('find-distance', () => new Promise<Response>((resolve) => (reply = resolve)));
  const user = await openSuggested();
  await waitFor(() => expect(net.api.callsOf('find-distance')).toHaveLength(1));
  await user.click(await button('Save trip'));
  expect(net.api.callsOf('add-trip')).toEqual([]);
  reply(answered('find-distance', { miles: 21.4 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(net.api.callsOf('find-distance')[0]?.body).toEqual({ from: office, to: '22 Elm St, Plano' });
  expect(net.api.callsOf('add-trip')[0]?.body).toMatchObject({ miles: 21.4 });
});

test('a distance that is not found in the background is silent, and the button says why', async () => {
  net.api.on('find-distance', () => refused(404, { detail: unknown, code: 'TRIP_PLACE_UNKNOWN' }));
  const user = await openSuggested();
  await user.click(await button('Find distance'));
  expect((await screen.findByRole('alert')).textContent).toBe(unknown);
  expect(net.api.callsOf('find-distance')).toHaveLength(2);
  await fill(user, miles(), '19');
  await user.click(await button('Save trip'));
  await waitFor(() => expect(net.api.callsOf('add-trip')[0]?.body).toMatchObject({ miles: 19 }));
});

test('the button fills in empty miles as a suggestion, which another place takes back', async () => {
  const { user } = openSection(<MileageTab />);
  await user.click(await button('Add trip'));
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveProperty('value', ''));
  noButton('Find distance');
  await fill(user, screen.getByLabelText('To'), '5 Pine Rd, Plano');
  await user.click(await button('Find distance'));
  expect(await screen.findByText(suggestion)).toBeDefined();
  expect(miles().value).toBe('21.4');
  expect(document.activeElement).toBe(miles());
  noButton('Find distance');
  await user.type(screen.getByLabelText('To'), ', TX');
  expect(miles().value).toBe('');
  await user.type(miles(), '30');
  noButton('Find distance');
  expect(screen.queryByText(suggestion)).toBeNull();
  expect(net.api.callsOf('find-distance')).toHaveLength(1);
});

test('miles that were typed before the answer stay', async () => {
  let reply = (_: Response) => {};
  net.api.on('find-distance', () => new Promise<Response>((resolve) => (reply = resolve)));
  const user = await openSuggested();
  await waitFor(() => expect(net.api.callsOf('find-distance')).toHaveLength(1));
  await user.type(miles(), '30');
  reply(answered('find-distance', { miles: 21.4 }));
  await user.click(await button('Save trip'));
  await waitFor(() => expect(net.api.callsOf('add-trip')[0]?.body).toMatchObject({ miles: 30 }));
});

test('a stage without distances asks for typed miles only', async () => {
  Reflect.deleteProperty(await siteConfig(), 'drivingDistances');
  const user = await openSuggested();
  noButton('Find distance');
  await user.click(await button('Save trip'));
  expect(await screen.findAllByText('Enter the miles.')).not.toHaveLength(0);
  expect(net.api.callsOf('find-distance')).toEqual([]);
});
