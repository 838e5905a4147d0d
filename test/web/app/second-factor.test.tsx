import { screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite } from '../support/site.tsx';

const net = fakeApiPerTest();
const user = aProfile({ secondFactorEnabled: true, recoveryCodesLeft: 2 });
const refusedWith = (code: ErrorCode, detail: string) => refused(401, { detail, code });

beforeEach(() => {
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  net.api.on('login', ({ body }) => {
    const { code, password } = body as { code?: string; password: string };
    if (password !== 'a passphrase') return refusedWith('INVALID_CREDENTIALS', 'Incorrect email or password');
    if (code === undefined) return refusedWith('SECOND_FACTOR_REQUIRED', 'Enter the code of your app.');
    if (code !== '123456' && code !== 'cccc-dddd') {
      return refusedWith('SECOND_FACTOR_WRONG', 'That code is wrong.');
    }
    return answered('login', { accessToken: 'token-1', user, message: 'Welcome' });
  });
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sent = () => net.api.callsOf('login').map(({ body }) => body);

async function reachCode() {
  const page = openSite('/app?view=login');
  await page.user.type(await screen.findByLabelText('Email'), 'maria@example.com');
  await page.user.type(field('Password'), 'a passphrase{Enter}');
  await screen.findByLabelText('Authentication Code');
  return page.user;
}

test('the sign-in asks for the code and keeps the typed values', async () => {
  const visitor = await reachCode();
  const code = field('Authentication Code');
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByRole('alert')).toBeNull();
  await visitor.keyboard('{Enter}');
  expect(await screen.findByText('Enter the code.')).toBeDefined();
  expect(sent()).toHaveLength(1);
  await visitor.type(code, '000000{Enter}');
  expect(await screen.findByText('That code is wrong.')).toBeDefined();
  await visitor.clear(code);
  await visitor.type(code, '123 456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
  expect(sent().at(-1)).toEqual({ email: 'maria@example.com', password: 'a passphrase', code: '123456' });
});

test('a recovery code works too, and the notary learns when few are left', async () => {
  const visitor = await reachCode();
  await visitor.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const code = field('Recovery Code');
  expect(code.inputMode).toBe('');
  await visitor.type(code, 'cccc-dddd{Enter}');
  expect(await screen.findByText(/^Only 2 recovery codes are left/)).toBeDefined();
  expect(sessionState().session?.user.recoveryCodesLeft).toBe(2);
});

test('going back shows the typed values', async () => {
  const visitor = await reachCode();
  await visitor.click(screen.getByRole('button', { name: 'Back to email and password' }));
  expect(field('Email').value).toBe('maria@example.com');
  expect(field('Password').value).toBe('a passphrase');
  await visitor.type(field('Password'), ' wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password');
  expect(sent().at(-1)).toEqual({ email: 'maria@example.com', password: 'a passphrase wrong' });
});
