import { screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { anEntry } from '../../support/entries.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const notary = aProfile();
const draft = anEntry({ locationLabel: null, locationLat: null, locationLng: null });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeSession(notary);
  net.api.on('get-profile', () => answered('get-profile', notary));
  net.api.on('get-entry', () => answered('get-entry', draft));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

/** Opens the second step on a device that returns a place in Austin, or an error code. */
async function locate(code?: number) {
  const coords = { latitude: 30.2671531, longitude: -97.7430608 };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: (found: (at: unknown) => void, failed: (error: unknown) => void) =>
      code === undefined ? found({ coords }) : failed({ code }),
  } as never);
  const { user } = openSite(`/app?view=wizard&id=${draft.id}`);
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  await user.click(await screen.findByRole('button', { name: /Use Current Location/ }));
}

const address = () => screen.getByLabelText<HTMLInputElement>('Location Address').value;

test('the current location fills in coordinates and address', async () => {
  net.api.on('reverse-geocode', () =>
    answered('reverse-geocode', { formattedAddress: '1 Congress Ave, Austin', lookupsLeft: null }),
  );
  await locate();
  expect(await screen.findByText('Location captured successfully!')).toBeDefined();
  expect(net.api.callsOf('reverse-geocode')[0]?.body).toEqual({
    lat: 30.267153,
    lng: -97.743061,
    street: true,
  });
  expect(address()).toBe('1 Congress Ave, Austin');
  expect(screen.getByText('30.267153, -97.743061')).toBeDefined();
});

test('coordinates without a known address are kept, and the address is requested', async () => {
  net.api.on('reverse-geocode', () => refused(404, { detail: 'No address', code: 'ADDRESS_NOT_FOUND' }));
  await locate();
  expect(await screen.findByText('Coordinates captured. Please enter the address manually.')).toBeDefined();
  expect(address()).toBe('');
  expect(screen.getByText('30.267153, -97.743061')).toBeDefined();
});

test('a denied location is reported and changes nothing', async () => {
  await locate(1);
  expect(
    await screen.findByText('Location access denied. Please enable location services and try again.'),
  ).toBeDefined();
  expect(net.api.callsOf('reverse-geocode')).toEqual([]);
  expect(screen.queryByText('Selected Location')).toBeNull();
});

test('the details step names a missing address', async () => {
  const { user } = openSite(`/app?view=wizard&id=${draft.id}`);
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  await user.click(screen.getByRole('button', { name: /^Next/ }));
  const message = 'Location Address is required - use GPS button or enter manually';
  expect(await screen.findByText(`Step 2: ${message}`)).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});

test('Details offers the street address of a place whose town is known', async () => {
  const here = { locationLabel: 'Near Austin, TX', locationLat: 30.267153, locationLng: -97.743061 };
  net.api.on('get-entry', () => answered('get-entry', anEntry(here)));
  net.api.on('reverse-geocode', () =>
    answered('reverse-geocode', { formattedAddress: '1 Congress Ave, Austin', lookupsLeft: null }),
  );
  const { user } = openSite(`/app?view=wizard&id=${draft.id}`);
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  await user.click(await screen.findByRole('button', { name: 'Use this place' }));
  await waitFor(() => expect(address()).toBe('1 Congress Ave, Austin'));
  expect(screen.queryByRole('button', { name: 'Use this place' })).toBeNull();
  expect(net.api.callsOf('reverse-geocode')).toHaveLength(1);
});
