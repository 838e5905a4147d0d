import { screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangePassword } from '#web/features/settings/change-password/change-password.tsx';
import type { Profile } from '#web/lib/api/api-types.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sent = () => net.api.callsOf('change-password').map(({ body }) => body);

/** Opens the form and fills it in. `repeated` defaults to the new password. */
async function fill(
  given: { current?: string; fresh: string; repeated?: string },
  more: Partial<Profile> = {},
) {
  const profile = aProfile(more);
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  const { user } = openSection(<ChangePassword />);
  await user.type(field('Current password'), given.current ?? 'an old passphrase');
  await user.type(field('New password'), given.fresh);
  await user.type(field('Confirm new password'), given.repeated ?? given.fresh);
  return user;
}

const submit = () => screen.getByRole('button', { name: 'Change password' });

describe('a new password', () => {
  test.each([
    [{ fresh: 'a new passphrase', repeated: 'a new passphrasa' }, 'New passwords do not match'],
    [{ fresh: 'short' }, 'New password must be at least 6 characters'],
    [{ fresh: 'seven77' }, 'Password must be at least 8 characters.'],
    [{ fresh: 'password123' }, 'That password is too common. Choose another one.'],
    [{ fresh: 'maria of Dallas' }, 'Password must not contain your email name.'],
  ])('%o is rejected before it is sent', async (given, message) => {
    const user = await fill(given);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryAllByText(/at least .* characters/i).length).toBeLessThanOrEqual(1);
    expect(sent()).toEqual([]);
  });

  test('replaces the old one, and renews the session’s token', async () => {
    net.api.on('change-password', () =>
      answered('change-password', { message: 'Password changed successfully', accessToken: 'token-2' }),
    );
    const user = await fill({ fresh: 'a new passphrase' });
    await user.click(submit());
    expect(await screen.findByText('Password changed successfully')).toBeDefined();
    expect(sent()).toEqual([{ current_password: 'an old passphrase', new_password: 'a new passphrase' }]);
    expect(sessionState().session?.token).toBe('token-2');
    expect(field('New password').value).toBe('');
  });

  test('requires the second factor if it is on', async () => {
    net.api.on('change-password', () =>
      answered('change-password', { message: 'Password changed successfully', accessToken: 'token-2' }),
    );
    const user = await fill(
      { fresh: 'a new passphrase' },
      { secondFactorEnabled: true, recoveryCodesLeft: 9 },
    );
    await user.click(submit());
    expect(await screen.findByText('Enter the code.')).toBeDefined();
    await user.type(field('Authentication Code'), '123 456');
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ code: '123456' });
    expect(await screen.findByText('Password changed successfully')).toBeDefined();
  });
});

test.each([
  ['PASSWORD_WRONG', 'Your current password is incorrect.', 'Current password'],
  ['SECOND_FACTOR_WRONG', 'That code is wrong.', 'Authentication Code'],
] as const)(
  'the error %s appears beside its field, and no typed text is lost',
  async (code, detail, label) => {
    net.api.on('change-password', () => refused(422, { detail, code }));
    const user = await fill(
      { fresh: 'a new passphrase' },
      { secondFactorEnabled: true, recoveryCodesLeft: 9 },
    );
    await user.type(field('Authentication Code'), '123456');
    await user.click(submit());
    expect(await screen.findByText('Failed to change password')).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    expect(field('New password').value).toBe('a new passphrase');
    expect(sessionState().session?.token).toBe('token-1');
  },
);

test('a password manager can tell the fields apart', () => {
  storeSession(aProfile({ secondFactorEnabled: true }));
  const { container } = openSection(<ChangePassword />);
  const hints = [...container.querySelectorAll('input')].map((input) => input.autocomplete);
  expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password', 'one-time-code']);
});
