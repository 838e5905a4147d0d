import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalPages } from '#shared/legal-pages.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const nothingRemoved = { passkeys: 0, secondFactor: false, inspections: 0, exports: 0, destructions: 0 };
const aSession = { accessToken: 'token-1', user: aProfile(), message: 'Welcome' };

beforeEach(() => {
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
});

describe('signing in', () => {
  test('sends the typed values and opens the dashboard', async () => {
    net.api.on('login', () => answered('login', aSession));
    const { user } = openSite('/app?view=login');
    await user.type(await screen.findByLabelText('Email'), ' maria@example.com ');
    await user.type(screen.getByLabelText('Password'), ' pass word ');
    await user.click(screen.getByRole('button', { name: 'SIGN IN' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(net.api.callsOf('login')[0]?.body).toEqual({
      email: 'maria@example.com',
      password: ' pass word ',
    });
    expect(await screen.findByText('Logged in successfully!')).toBeTruthy();
    expect(here.current).toBe('/app');
  });

  test('shows the server’s error, and sends nothing while fields are empty', async () => {
    net.api.on('login', () =>
      refused(401, { detail: 'Incorrect email or password', code: 'INVALID_CREDENTIALS' }),
    );
    const { user } = openSite('/app');
    await user.click(await screen.findByRole('button', { name: 'SIGN IN' }));
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(net.api.calls).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'SIGN IN' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password');
    expect(sessionState().session).toBeUndefined();
  });

  test('leads to the privacy notice, the terms, and the security page', async () => {
    openSite('/app?view=login');
    await screen.findByLabelText('Email');
    for (const { path, label } of legalPages) {
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
    }
  });

  test('ignores a second click while it runs', async () => {
    let answer: (response: Response) => void = () => {};
    net.api.on('login', () => new Promise((resolve) => (answer = resolve)));
    const { user } = openSite('/app?view=login');
    await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /SIGN/ }));
    expect(net.api.callsOf('login')).toHaveLength(1);
    answer(answered('login', aSession));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  });

  test('the password can be shown', async () => {
    const { user } = openSite('/app?view=login');
    const field = await screen.findByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    await user.click(screen.getByRole('switch', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('modes', () => {
  test('switch by links and keep the typed email', async () => {
    const { user } = openSite('/app?view=login');
    await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await user.click(screen.getByRole('link', { name: 'Create New Account' }));
    expect(here.current).toBe('/app?view=register');
    expect(screen.getByLabelText('Full Name')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@example.com');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@example.com');
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(screen.getByRole('button', { name: 'SIGN IN' })).toBeTruthy();
    expect(document.title).toBe('Sign In - Digital Notary Journal');
  });

  test('report an existing account beside the email field', async () => {
    const detail = 'An account with this email already exists. Sign in or reset your password.';
    net.api.on('register', () => refused(409, { detail, code: 'EMAIL_ALREADY_REGISTERED' }));
    const { user } = openSite('/app?view=register');
    await user.type(await screen.findByLabelText('Full Name'), 'María Delgado');
    await user.type(screen.getByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'CREATE ACCOUNT' }));
    expect(await screen.findByText('Password must be at least 8 characters.')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), ' no longer');
    await user.click(screen.getByRole('button', { name: 'CREATE ACCOUNT' }));
    const message = await screen.findByText(detail);
    expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(message.id);
    expect(net.api.callsOf('register')[0]?.body).toMatchObject({ full_name: 'María Delgado' });
  });

  test('show the answer to a forgotten password at the sign-in', async () => {
    net.api.on('forgot-password', () => answered('forgot-password', { message: 'Look in your mail.' }));
    const { user } = openSite('/app?view=forgot');
    await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await user.click(screen.getByRole('button', { name: 'SEND RESET INSTRUCTIONS' }));
    expect(await screen.findByText('Look in your mail.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'SIGN IN' })).toBeTruthy();
    expect(here.current).toBe('/app?view=login');
  });

  test('confirm an email address from an email link immediately, in its session, and go on in the app', async () => {
    storeSession(aProfile({ emailVerified: false }));
    net.api.on('get-profile', () => answered('get-profile', aProfile()));
    net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
    net.api.on('verify-email', () => answered('verify-email', { message: 'It is confirmed.' }));
    openSite('/app?view=verify-email#token=abc');
    expect(await screen.findByText('It is confirmed.')).toBeTruthy();
    expect(net.api.callsOf('verify-email')).toMatchObject([{ body: { token: 'abc' } }]);
    await waitFor(() => expect(sessionState().session?.user.emailVerified).toBe(true));
    expect(here.current).toBe('/app');
  });

  test('say that a confirmation link is incomplete', async () => {
    openSite('/app?view=verify-email');
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'CONFIRM EMAIL ADDRESS' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  test('set a new password from an email link, even while someone is signed in', async () => {
    storeSession(aProfile());
    net.api.on('get-profile', () => answered('get-profile', aProfile()));
    net.api.on('logout', () => answered('logout', undefined));
    net.api.on('reset-password', () =>
      answered('reset-password', { message: 'Your password is changed.', removed: nothingRemoved }),
    );
    const { user } = openSite('/app?view=reset#token=abc');
    await user.type(await screen.findByLabelText('New password'), 'a fresh secret');
    await user.type(screen.getByLabelText('New password again'), 'a fresh secre');
    await user.click(screen.getByRole('button', { name: 'SAVE NEW PASSWORD' }));
    expect(await screen.findByText('New passwords do not match')).toBeTruthy();
    await user.type(screen.getByLabelText('New password again'), 't');
    await user.click(screen.getByRole('button', { name: 'SAVE NEW PASSWORD' }));
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    expect(net.api.callsOf('reset-password')[0]?.body).toEqual({
      token: 'abc',
      new_password: 'a fresh secret',
    });
    await waitFor(() => expect(here.current).toBe('/app?view=login'));
    expect(sessionState().session).toBeUndefined();
  });
});
