import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorDetails } from '#shared/errors.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { fakeAuthenticator } from '../support/authenticator.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

let challenges: number;

beforeEach(() => {
  challenges = 0;
  net.api.on('begin-passkey-sign-in', () => {
    challenges += 1;
    const challenge = btoa(`challenge ${challenges}`).replace(/=+$/, '');
    return answered('begin-passkey-sign-in', { challenge, rpId: 'localhost', timeout: 300_000 });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const button = () => screen.getByRole('button', { name: 'USE A PASSKEY' });
const inDialog = (number: number) => ({
  kind: 'get',
  challenge: `challenge ${number}`,
  mediation: undefined,
});
const inField = (number: number) => ({ ...inDialog(number), mediation: 'conditional' });

/** Opens the sign-in page, and waits until a passkey can be asked for. */
async function open({ offers }: { offers: boolean }) {
  const device = fakeAuthenticator({ offers });
  openSite('/app?view=login');
  await screen.findByRole('button', { name: 'USE A PASSKEY' });
  await waitFor(() => expect(challenges).toBe(1));
  if (offers) await waitFor(() => expect(device.calls).toEqual([inField(1)]));
  // The code that asks is loaded with the challenge.
  else await import('@simplewebauthn/browser').then(() => new Promise((resolve) => setTimeout(resolve)));
  return device;
}

test('a tap calls the browser within it, and again after a cancel', async () => {
  const { calls, cancel } = await open({ offers: false });
  fireEvent.click(button());
  expect(calls).toEqual([inDialog(1)]);
  cancel();
  await waitFor(() => expect(button()).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button());
  expect(calls).toEqual([inDialog(1), inDialog(1)]);
  expect(challenges).toBe(1);
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('a canceled dialog puts passkeys back into the email field', async () => {
  const { calls, cancel } = await open({ offers: true });
  fireEvent.click(button());
  expect(calls).toEqual([inField(1), inDialog(1)]);
  cancel();
  await waitFor(() => expect(calls).toEqual([inField(1), inDialog(1), inField(1)]));
});

test('a canceled choice in the email field is offered again, but not to a browser that cancels immediately', async () => {
  const { calls, cancel } = await open({ offers: true });
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(Date.now() + 2_000);
  cancel();
  await waitFor(() => expect(calls).toEqual([inField(1), inField(1)]));
  cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toHaveLength(2);
});

test('a refused passkey is asked for again with a new challenge, and signs in', async () => {
  net.api.on('sign-in-with-passkey', () =>
    refused(401, { code: 'PASSKEY_REFUSED', detail: errorDetails.PASSKEY_REFUSED }),
  );
  const { calls, answer } = await open({ offers: true });
  answer();
  expect((await screen.findByText(errorDetails.PASSKEY_REFUSED)).textContent).toBeTruthy();
  await waitFor(() => expect(calls).toEqual([inField(1), inField(2)]));
  net.api.on('sign-in-with-passkey', () =>
    answered('sign-in-with-passkey', { accessToken: 'token-1', user: aProfile(), message: 'Welcome' }),
  );
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  fireEvent.click(button());
  answer();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a page that is shown again after minutes gets a new challenge before the tap', async () => {
  const { calls } = await open({ offers: false });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(challenges).toBe(2));
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(button());
  expect(calls).toEqual([inDialog(2)]);
});
