import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { CloseAccountDialog } from '#web/features/settings/close-account/close-account-dialog.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

function WhileSignedIn() {
  const { session } = useSession();
  return session && <CloseAccountDialog onClose={() => {}} />;
}

test('closing an account asks for the password first, also right after signing in', async () => {
  const notary = aProfile();
  storeSession(notary);
  net.api.on('get-closure', () =>
    answered('get-closure', {
      ...{ closure: null, entries: 0, keepUntil: null, states: [], erasureRefused: null },
      ...{ erasureLaw: [], export: 'missing', hasSubscription: false },
    }),
  );
  net.api.on('close-account', () =>
    answered('close-account', {
      closure: { closedAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-12-21T18:00:00.000Z', journal: 'keep' },
    }),
  );
  net.api.on('prove-identity', ({ body }) =>
    Reflect.get(Object(body), 'password') === 'right'
      ? answered('prove-identity', undefined)
      : refused(422, { detail: 'The password is wrong.', code: 'PASSWORD_WRONG' }),
  );
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <WhileSignedIn />
      </SWRConfig>
    </MemoryRouter>,
  );
  await user.type(await screen.findByLabelText('Type your email address to confirm'), notary.email);
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(net.api.callsOf('close-account')).toEqual([]);
  await user.type(proof.getByLabelText('Password'), 'wrong');
  await user.click(proof.getByRole('button', { name: 'Continue' }));
  expect(await proof.findByText('The password is wrong.')).toBeDefined();
  expect(net.api.callsOf('close-account')).toEqual([]);
  await user.clear(proof.getByLabelText('Password'));
  await user.type(proof.getByLabelText('Password'), 'right');
  await user.click(proof.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => sessionState().session).toBeUndefined();
  expect(net.api.callsOf('close-account')).toHaveLength(1);
});
