import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SecondFactor } from '#web/features/settings/second-factor/second-factor.tsx';
import type { Profile } from '#web/lib/api/api-types.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DP';
const otpauthUrl = `otpauth://totp/Digital%20Notary%20Journal:maria%40example.com?secret=${secret}&issuer=Digital%20Notary%20Journal`;
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa-bbb${index}`);
const on: Partial<Profile> = { secondFactorEnabled: true, recoveryCodesLeft: 10 };

let profile: Profile;

/** Opens the section for a notary, and fakes a server that stores the profile. */
function open(more: Partial<Profile>) {
  profile = aProfile(more);
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  return openSection(<SecondFactor />).user;
}

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('turning it on', () => {
  function answerAll(): void {
    net.api.on('begin-second-factor', () => answered('begin-second-factor', { secret, otpauthUrl }));
    net.api.on('confirm-second-factor', () => {
      profile = { ...profile, ...on };
      return answered('confirm-second-factor', { recoveryCodes, accessToken: 'token-2' });
    });
  }

  async function reachCode() {
    const user = open({});
    await user.click(button('Turn on second factor'));
    expect(document.activeElement).toBe(field('Password'));
    await user.keyboard('a passphrase');
    await user.click(inDialog('Continue'));
    await dialog('Connect your authenticator app');
    return user;
  }

  test('waits for the confirmation of the email address', () => {
    open({ emailVerified: false });
    expect(button('Turn on second factor').hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Confirm your email address first.')).toBeDefined();
  });

  test('asks for the password, shows the secret as QR code and text, and accepts a code', async () => {
    answerAll();
    const user = await reachCode();
    expect(net.api.callsOf('begin-second-factor')[0]?.body).toEqual({ password: 'a passphrase' });
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP')).toBeDefined();
    await user.click(button('Copy key'));
    expect(await navigator.clipboard.readText()).toBe(secret);
    const code = field('Enter the six digits from the app');
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.type(code, '123 456');
    await user.click(inDialog('Turn on'));
    await dialog('Save your recovery codes');
    expect(net.api.callsOf('confirm-second-factor')[0]?.body).toEqual({ code: '123456' });
    expect(sessionState().session?.token).toBe('token-2');
    await waitFor(() => expect(sessionState().session?.user.secondFactorEnabled).toBe(true));
    expect(screen.getByText('10 recovery codes left')).toBeDefined();
  });

  test('keeps the recovery codes on the page until the notary confirms that they are saved', async () => {
    answerAll();
    const user = await reachCode();
    await user.type(field('Enter the six digits from the app'), '123456');
    await user.click(inDialog('Turn on'));
    await dialog('Save your recovery codes');
    const listed = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(listed.map((item) => item.textContent)).toEqual(recoveryCodes);
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    await user.click(inDialog('Close'));
    await user.click(inDialog('Done'));
    expect((await screen.findByRole('alert')).textContent).toContain('Save the codes first');
    expect(document.activeElement).toBe(field('I have saved them'));
    await user.keyboard(' ');
    await user.click(inDialog('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
    expect(await screen.findByText('Second factor turned on')).toBeDefined();
  });

  test('offers the recovery codes as a file', async () => {
    answerAll();
    const kept: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${kept.push(blob as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const user = await reachCode();
    await user.type(field('Enter the six digits from the app'), '123456');
    await user.click(inDialog('Turn on'));
    await dialog('Save your recovery codes');
    await user.click(button('Download'));
    expect(click).toHaveBeenCalledOnce();
    const text = await kept[0]?.text();
    expect(text?.split('\r\n')).toEqual(
      expect.arrayContaining(['Account: maria@example.com', ...recoveryCodes]),
    );
  });

  test.each([
    [true, []],
    [undefined, ['Print']],
  ])(
    'offers to print the recovery codes, with %s for an Apple home screen: %s',
    async (standalone, offered) => {
      Object.assign(navigator, { standalone });
      answerAll();
      const user = await reachCode();
      await user.type(field('Enter the six digits from the app'), '123456');
      await user.click(inDialog('Turn on'));
      await dialog('Save your recovery codes');
      Reflect.deleteProperty(navigator, 'standalone');
      expect(
        screen.queryAllByRole('button', { name: 'Print' }).map(({ textContent }) => textContent?.trim()),
      ).toEqual(offered);
    },
  );

  test('reports a wrong password and a wrong code beside their fields', async () => {
    answerAll();
    net.api.on('begin-second-factor', () =>
      refused(422, { detail: 'Your current password is incorrect.', code: 'PASSWORD_WRONG' }),
    );
    const user = open({});
    await user.click(button('Turn on second factor'));
    await user.keyboard('wrong');
    await user.click(inDialog('Continue'));
    await screen.findByText('Your current password is incorrect.');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    answerAll();
    net.api.on('confirm-second-factor', () =>
      refused(422, { detail: 'That code is wrong.', code: 'SECOND_FACTOR_WRONG' }),
    );
    await user.click(inDialog('Continue'));
    await dialog('Connect your authenticator app');
    await user.type(field('Enter the six digits from the app'), '000000');
    await user.click(inDialog('Turn on'));
    await screen.findByText('That code is wrong.');
    expect(sessionState().session?.token).toBe('token-1');
    await user.click(inDialog('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Turn on second factor')).toBeDefined();
  });
});

describe('once it is on', () => {
  test('password and code turn it off', async () => {
    net.api.on('remove-second-factor', () => {
      profile = { ...profile, secondFactorEnabled: false, recoveryCodesLeft: 0 };
      return answered('remove-second-factor', { message: 'The second factor is off.' });
    });
    const user = open(on);
    await user.click(button('Turn off'));
    await user.type(field('Password'), 'a passphrase');
    await user.type(field('Authentication Code'), '123456');
    await user.click(inDialog('Turn off'));
    expect(await screen.findByText('Second factor turned off')).toBeDefined();
    expect(net.api.callsOf('remove-second-factor')[0]?.body).toEqual({
      password: 'a passphrase',
      code: '123456',
    });
    expect(button('Turn on second factor')).toBeDefined();
  });

  test('a recovery code works too', async () => {
    net.api.on('renew-recovery-codes', () => {
      profile = { ...profile, recoveryCodesLeft: 10 };
      return answered('renew-recovery-codes', { recoveryCodes });
    });
    const user = open({ ...on, recoveryCodesLeft: 1 });
    expect(screen.getByText(/^Only one recovery code is left/)).toBeDefined();
    await user.click(button('New recovery codes'));
    await user.type(field('Password'), 'a passphrase');
    await user.type(field('Authentication Code'), '12');
    await user.click(button('Use a recovery code instead'));
    expect(field('Recovery Code').value).toBe('');
    await user.type(field('Recovery Code'), 'cccc-dddd');
    await user.click(inDialog('Make new codes'));
    await dialog('Save your recovery codes');
    expect(net.api.callsOf('renew-recovery-codes')[0]?.body).toEqual({
      password: 'a passphrase',
      code: 'cccc-dddd',
    });
    expect(await screen.findByText('10 recovery codes left')).toBeDefined();
  });

  test.each([
    [0, 'No recovery code is left.'],
    [3, 'Only 3 recovery codes are left.'],
    [4, '4 recovery codes left'],
  ])('%i remaining recovery codes are reported: %s', (recoveryCodesLeft, text) => {
    open({ ...on, recoveryCodesLeft });
    expect(screen.getByText((content) => content.startsWith(text))).toBeDefined();
  });
});
