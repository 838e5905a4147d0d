import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const askForSession = () =>
  refused(401, { detail: 'Sign in to this account, or enter its password.', code: 'SIGN_IN_TO_CONFIRM' });

beforeEach(() => {
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('logout', () => answered('logout', undefined));
});

describe('the link that confirms an address', () => {
  const confirm = () => screen.findByRole('button', { name: 'CONFIRM EMAIL ADDRESS' });

  test('asks a visitor who is signed out for the password, and keeps it after an error', async () => {
    net.api.on('verify-email', () =>
      refused(401, { detail: 'This password is incorrect.', code: 'SIGN_IN_TO_CONFIRM' }),
    );
    const { user } = openSite('/app?view=verify-email#token=abc');
    await user.click(await confirm());
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    expect(net.api.callsOf('verify-email')).toEqual([]);
    await user.type(screen.getByLabelText('Password'), 'a wrong one{Enter}');
    expect(await screen.findByText('This password is incorrect.')).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.value).toBe('a wrong one');
    net.api.on('verify-email', () => answered('verify-email', { message: 'It is confirmed.' }));
    await user.clear(field);
    await user.type(field, 'the right one{Enter}');
    expect(await screen.findByText('It is confirmed.')).toBeTruthy();
    expect(net.api.callsOf('verify-email').at(-1)?.body).toEqual({ token: 'abc', password: 'the right one' });
    expect(screen.getByRole('button', { name: 'SIGN IN' })).toBeTruthy();
  });

  test('tells a notary who is signed in to another account, whose session continues', async () => {
    const other = aProfile({ email: 'other@example.com' });
    storeSession(other);
    net.api.on('get-profile', () => answered('get-profile', other));
    net.api.on('verify-email', askForSession);
    const { user } = openSite('/app?view=verify-email#token=abc');
    expect(await screen.findByText(/You are signed in as other@example.com on this device/)).toBeTruthy();
    expect(sessionState().session).toBeTruthy();
    net.api.on('verify-email', () => answered('verify-email', { message: 'It is confirmed.' }));
    await user.type(screen.getByLabelText('Password'), 'of the account{Enter}');
    expect(await screen.findByText('It is confirmed.')).toBeTruthy();
    expect(net.api.callsOf('verify-email').at(-1)?.body).toEqual({
      token: 'abc',
      password: 'of the account',
    });
    await waitFor(() => expect(here.current).toBe('/app'));
  });

  test('says that it was used already', async () => {
    storeSession(aProfile());
    const detail = 'This link is invalid or has expired.';
    net.api.on('verify-email', () => refused(422, { detail, code: 'EMAIL_LINK_INVALID' }));
    openSite('/app?view=verify-email#token=abc');
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(sessionState().session).toBeTruthy();
  });
});

describe('the link that changes an address', () => {
  const done = { message: 'Your email address is now new@example.com.' };

  test('has no button for a visitor who is signed out, and acts for the notary who signs in', async () => {
    net.api.on('login', () =>
      answered('login', { accessToken: 'token-1', message: 'Welcome', user: aProfile() }),
    );
    net.api.on('confirm-email-change', () => answered('confirm-email-change', done));
    const { user } = openSite('/app?view=confirm-email#token=abc');
    await screen.findByText(/Sign in with your present email address/);
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(net.api.callsOf('confirm-email-change')).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'a passphrase{Enter}');
    expect(await screen.findByText(done.message)).toBeTruthy();
    expect(net.api.callsOf('confirm-email-change').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    await waitFor(() => expect(here.current).toBe('/app'));
  });

  test('takes one tap of a notary who is signed in', async () => {
    storeSession(aProfile());
    net.api.on('confirm-email-change', () => answered('confirm-email-change', { message: 'It is changed.' }));
    const { user } = openSite('/app?view=confirm-email#token=abc');
    const button = await screen.findByRole('button', { name: 'USE THIS ADDRESS' });
    expect(net.api.callsOf('confirm-email-change')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('It is changed.')).toBeTruthy();
  });
});

describe('the link "This was not me"', () => {
  test('takes nothing back until it is asked to, then leads to a new password', async () => {
    storeSession(aProfile());
    const message = 'The passkey was removed, and every device was signed out.';
    net.api.on('undo-change', () => answered('undo-change', { message }));
    const { user } = openSite('/app?view=undo-change#token=abc');
    const button = await screen.findByRole('button', { name: 'UNDO THE CHANGE' });
    expect(net.api.callsOf('undo-change')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(net.api.callsOf('undo-change')[0]?.body).toEqual({ token: 'abc' });
    await waitFor(() => expect(here.current).toBe('/app?view=forgot'));
    expect(screen.getByRole('button', { name: 'SEND RESET INSTRUCTIONS' })).toBeTruthy();
    expect(sessionState().session).toBeUndefined();
  });

  test('says that it was used already, and ends no session', async () => {
    storeSession(aProfile());
    const detail = 'This link is invalid, was already used, or has expired.';
    net.api.on('undo-change', () => refused(422, { detail, code: 'UNDO_LINK_INVALID' }));
    const { user } = openSite('/app?view=undo-change#token=abc');
    await user.click(await screen.findByRole('button', { name: 'UNDO THE CHANGE' }));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(sessionState().session).toBeTruthy();
  });
});

describe('a recovery', () => {
  const removed = { passkeys: 2, secondFactor: true, inspections: 1, exports: 0, destructions: 0 };

  test('by a reset lists what was removed, and leads to the passkeys that remain', async () => {
    const message = 'Your password has been changed. Please sign in.';
    net.api.on('reset-password', () => answered('reset-password', { message, removed }));
    const { user } = openSite('/app?view=reset#token=abc');
    await user.type(await screen.findByLabelText('New password'), 'a fresh secret');
    await user.type(screen.getByLabelText('New password again'), 'a fresh secret{Enter}');
    const notice = within(await screen.findByRole('status'));
    expect(notice.getByText(message)).toBeTruthy();
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 passkeys were removed.',
      'Two-step sign-in was turned off.',
      '1 inspection link was revoked.',
    ]);
    await user.click(screen.getByRole('link', { name: 'Sign in and review your passkeys' }));
    expect(here.current).toBe('/app?view=settings&tab=security&card=passkeys');
    expect(await screen.findByText('Your passkeys open after you sign in.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'SIGN IN' })).toBeTruthy();
  });

  test('by "Keep this address" lists the same, and leads to a new password', async () => {
    net.api.on('undo-email-change', () => answered('undo-email-change', { message: 'It is back.', removed }));
    const { user } = openSite('/app?view=undo-email#token=abc');
    await user.click(await screen.findByRole('button', { name: 'KEEP THIS ADDRESS' }));
    expect(await screen.findByText('It is back.')).toBeTruthy();
    expect(screen.getByText('2 passkeys were removed.')).toBeTruthy();
    expect(here.current).toBe('/app?view=forgot');
    expect(screen.queryByRole('link', { name: /review your passkeys/ })).toBeNull();
  });
});
