import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SignIns } from '#web/components/sign-ins/sign-ins.tsx';
import type { SignIn } from '#web/lib/api/api-types.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

const aSignIn = (more: Partial<SignIn>): SignIn => ({
  sessionId: '01J00000000000000000000091',
  signedInAt: '2026-03-14T05:30:00.000Z',
  device: 'Chrome on Windows',
  isCurrent: false,
  isActive: true,
  ...more,
});

const here = aSignIn({ sessionId: 'here', isCurrent: true });
const phone = aSignIn({ sessionId: 'phone', device: 'Safari on iPhone' });
const old = aSignIn({ sessionId: 'old', device: 'Firefox on Linux', isActive: false });

let items: SignIn[];

beforeEach(() => {
  items = [here, phone, old];
  storeSession(aProfile({ timezone: 'Pacific/Honolulu' }));
  net.api.on('list-sign-ins', () => answered('list-sign-ins', { items }));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const signOut = () => screen.getByRole('button', { name: /^Sign out Safari on iPhone/ });

test('the list shows device, time in the notary’s time zone, and the current session', async () => {
  openSection(<SignIns />);
  await screen.findByText('This device');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 0]);
  expect(texts()[0]).toBe('Chrome on WindowsThis device03/13/2026, 7:30 PM');
  expect(texts()[1]).toContain('Signed in');
  expect(texts()[2]).toBe('Firefox on Linux03/13/2026, 7:30 PM, signed out');
});

test('a single session can be ended', async () => {
  net.api.on('end-session', () => {
    items = [here, { ...phone, isActive: false }, old];
    return answered('end-session', undefined);
  });
  const { user } = openSection(<SignIns />);
  await screen.findByText('This device');
  await user.click(signOut());
  expect(await screen.findByText('Signed out of Safari on iPhone')).toBeDefined();
  expect(net.api.callsOf('end-session').map(({ path }) => path)).toEqual(['/api/user/sign-ins/phone']);
  expect(screen.queryByRole('button', { name: /^Sign out Safari/ })).toBeNull();
});

test('a session that has already ended is not a failure, and any other refusal is reported', async () => {
  net.api.on('end-session', () => {
    items = [here, old];
    return refused(404, { detail: 'This sign-in does not exist.', code: 'SIGN_IN_NOT_FOUND' });
  });
  const { user } = openSection(<SignIns />);
  await screen.findByText('This device');
  await user.click(signOut());
  await screen.findByText('Firefox on Linux');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(toast.getToasts()).toEqual([]);
});

test('a long list shows active and recent sign-ins, and all on request', async () => {
  const closed = Array.from({ length: 9 }, (_, index) =>
    aSignIn({ sessionId: `c${index}`, isActive: false }),
  );
  items = [here, ...closed, phone];
  const { user } = openSection(<SignIns />);
  await screen.findByText('This device');
  expect(texts()).toHaveLength(6);
  expect(screen.getByText('Safari on iPhone')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all 11 sign-ins' }));
  expect(texts()).toHaveLength(11);
});

test('all sessions are ended after a confirmation, and the sign-in page says so', async () => {
  net.api.on('sign-out-everywhere', () => answered('sign-out-everywhere', undefined));
  const { user } = openSection(<SignIns />);
  await screen.findByText('This device');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(net.api.callsOf('sign-out-everywhere')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const again = within(screen.getByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Nobody is signed in')).toBeDefined();
  expect(sessionState()).toEqual({ session: undefined, notice: 'You are signed out on every device.' });
});
