import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ErrorCode, errorDetails } from '#shared/errors.ts';
import { Passkeys } from '#web/components/passkeys/passkeys.tsx';
import { ChangeEmail } from '#web/features/settings/change-email.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { fakeAuthenticator } from '../support/authenticator.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

const refusal = (status: number, code: ErrorCode) => refused(status, { code, detail: errorDetails[code] });

const phone = {
  id: 'abc',
  name: 'My phone',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: null,
};

let items: ApiOutput<'list-passkeys'>['items'];

beforeEach(() => {
  items = [phone];
  vi.stubGlobal('PublicKeyCredential', class {});
  net.api.on('list-passkeys', () => answered('list-passkeys', { items }));
  net.api.on('begin-passkey-sign-in', () =>
    answered('begin-passkey-sign-in', { challenge: 'YWJj', rpId: 'localhost', timeout: 300_000 }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

describe('the passkeys', () => {
  test('are listed by name, and removed once the notary has proven who is there', async () => {
    storeSession(aProfile());
    let isProven = false;
    net.api.on('prove-identity', () => {
      isProven = true;
      return answered('prove-identity', undefined);
    });
    net.api.on('remove-passkey', () => {
      if (!isProven) return refusal(403, 'STEP_UP_REQUIRED');
      items = [];
      return answered('remove-passkey', undefined);
    });
    const { user } = openSection(<Passkeys />);
    expect(await screen.findByText('Added 03/02/2026, not used yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove passkey My phone' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove passkey' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(proof).getByLabelText('Password'), 'a passphrase');
    await user.click(within(proof).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
    expect(net.api.callsOf('prove-identity')[0]?.body).toEqual({ password: 'a passphrase' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are added within the tap, after the proof and what the browser needs', async () => {
    storeSession(aProfile());
    const device = fakeAuthenticator({ offers: false });
    let isProven = false;
    net.api.on('prove-identity', () => {
      isProven = true;
      return answered('prove-identity', undefined);
    });
    net.api.on('begin-passkey', () =>
      isProven
        ? answered('begin-passkey', {
            ...{ challenge: 'YWJj', timeout: 300_000, rp: { id: 'localhost', name: 'Journal' } },
            ...{ user: { id: 'YWJj', name: 'a', displayName: 'a' }, algorithms: [-7], exclude: [] },
          })
        : refusal(403, 'STEP_UP_REQUIRED'),
    );
    net.api.on('add-passkey', () => {
      items = [phone, { ...phone, id: 'new', name: 'Tablet' }];
      return answered('add-passkey', { passkey: { ...phone, id: 'new', name: 'Tablet' } });
    });
    const { user } = openSection(<Passkeys />);
    await screen.findByText('My phone');
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(proof).getByLabelText('Password'), 'a passphrase');
    await user.click(within(proof).getByRole('button', { name: 'Continue' }));
    const naming = await screen.findByRole('dialog', { name: 'Add a passkey' });
    await user.type(within(naming).getByLabelText(/Name/), 'Tablet');
    const before = net.api.callsOf('begin-passkey').length;
    await user.click(within(naming).getByRole('button', { name: 'Create passkey' }));
    await waitFor(() => expect(device.calls).toHaveLength(1));
    device.cancel();
    expect(await screen.findByText(/did not create a passkey/)).toBeTruthy();
    await user.click(within(naming).getByRole('button', { name: 'Create passkey' }));
    await waitFor(() => expect(device.calls).toHaveLength(2));
    expect(net.api.callsOf('begin-passkey')).toHaveLength(before);
    device.answer();
    expect(await screen.findByText('Tablet')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['an unconfirmed address', () => storeSession(aProfile({ emailVerified: false })), /Confirm your email/],
    ['a browser without them', () => vi.unstubAllGlobals(), /This browser cannot use passkeys/],
  ])('cannot be added with %s', async (_, prepare, hint) => {
    storeSession(aProfile());
    prepare();
    openSection(<Passkeys />);
    expect(await screen.findByText(hint)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a passkey' }).hasAttribute('disabled')).toBe(true);
  });
});

test('a change of address shows what is wrong beside its field, and where the link went', async () => {
  storeSession(aProfile());
  const answers = [
    refusal(422, 'PASSWORD_WRONG'),
    refusal(409, 'EMAIL_ALREADY_REGISTERED'),
    answered('change-email', { message: 'We sent an email to new@example.com.' }),
  ];
  net.api.on('change-email', () => answers.shift() ?? refusal(500, 'INTERNAL'));
  const { user } = openSection(<ChangeEmail />);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  await user.type(screen.getByLabelText('New email'), 'new@example.com');
  await user.type(screen.getByLabelText('Password for this change'), 'a passphrase');
  const send = () => user.click(screen.getByRole('button', { name: 'Send link to new address' }));
  await send();
  expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy();
  await send();
  expect(await screen.findByText(/An account with this email already exists/)).toBeTruthy();
  await send();
  expect(await screen.findByText('We sent an email to new@example.com.')).toBeTruthy();
  expect(screen.queryByLabelText('New email')).toBeNull();
  expect(net.api.callsOf('change-email')[0]?.body).toEqual({
    new_email: 'new@example.com',
    password: 'a passphrase',
  });
});
