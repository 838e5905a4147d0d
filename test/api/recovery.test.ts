import { beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#shared/contract/wire.ts';
import { call } from '#test/support/api.ts';
import { codeOf } from '#test/support/authenticator.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { mailedToken, type Notary, registerNotary, uniqueEmail, verifyEmail } from '#test/support/notary.ts';
import { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { mailsTo, stackUrls } from '#test/support/stack.ts';

const fresh = 'another good one 5';
const everything = { passkeys: 1, second_factor: true, inspections: 1, exports: 1, destructions: 0 };

let owner: Notary;

beforeAll(async () => {
  owner = await registerNotary();
  await verifyEmail(owner);
  await submit(owner, await draftToSubmit(owner));
});

const inspection = {
  ...{ recipient: 'Ines Inspector', office: 'Secretary of State', reason: 'inspection', images: true },
  scope: { kind: 'numbers', numbers: '1' },
};

/** Adds everything that outlives a password. Returns what a thief would do with it. */
async function plunder({ token, password, id }: Notary) {
  const { siteUrl } = await stackUrls();
  const authenticator = softwareAuthenticator(siteUrl, id);
  const { challenge } = (await call('begin-passkey', { token })).body;
  const passkey = toWire({ ...authenticator.create(challenge), name: 'A phone' });
  expect((await call('add-passkey', { token, body: { passkey } as never })).status).toBe(201);
  const made = await call('create-inspection', { token, body: inspection as never });
  expect(made.status).toBe(201);
  expect((await call('start-data-export', { token })).status).toBe(201);
  const { secret } = (await call('begin-second-factor', { token, body: { password } })).body;
  expect((await call('confirm-second-factor', { token, body: { code: codeOf(secret) } })).status).toBe(200);
  return {
    signIn: async () => {
      const offered = await call('begin-passkey-sign-in');
      const passkey = toWire(authenticator.use(offered.body.challenge));
      return call('sign-in-with-passkey', { body: { passkey } as never });
    },
    open: () =>
      call('open-inspection', {
        body: { token: made.body.address.split('#')[1] ?? '', code: made.body.access_code },
      }),
  };
}

it('gives an account back to its owner, whose address a thief had changed', async () => {
  const thiefs = uniqueEmail();
  const { token, email, password } = owner;
  expect((await call('change-email', { token, body: { new_email: thiefs, password } })).status).toBe(202);
  const confirm = await mailedToken(thiefs, 'confirm-email');
  expect((await call('confirm-email-change', { body: { token: confirm } })).status).toBe(200);
  const loot = await plunder(owner);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.slice(0, 4)).toEqual([
    'Two-step sign-in is on',
    'An export of your account was started',
    'An inspection link was created',
    'A passkey was added',
  ]);

  const kept = await call('undo-email-change', { body: { token: await mailedToken(email, 'undo-email') } });
  expect(kept).toMatchObject({ status: 200, body: { removed: everything } });
  await call('forgot-password', { body: { email } });
  const body = { token: await mailedToken(email, 'reset'), new_password: fresh };
  const none = { passkeys: 0, second_factor: false, inspections: 0, exports: 0, destructions: 0 };
  expect(await call('reset-password', { body })).toMatchObject({ status: 200, body: { removed: none } });

  const signedIn = await call('login', { body: { email, password: fresh } });
  expect(signedIn.status).toBe(200);
  expect(await loot.signIn()).toMatchObject({ status: 401, body: { code: 'PASSKEY_REFUSED' } });
  expect(await loot.open()).toMatchObject({ status: 410, body: { code: 'INSPECTION_ENDED' } });
  const session = { token: signedIn.body.access_token };
  expect((await call('get-data-export', session)).body).toEqual({ export: null });
  expect((await call('download-data-export', session)).status).toBe(404);
});

describe('undo-change', () => {
  it('takes back what the notice is about, ends every session, and works once', async () => {
    const notary = await registerNotary();
    await verifyEmail(notary);
    expect((await call('start-data-export', { token: notary.token })).status).toBe(201);
    const body = { token: await mailedToken(notary.email, 'undo-change') };
    expect(await call('undo-change', { body })).toMatchObject({
      status: 200,
      body: {
        message: 'The export was revoked, and every device was signed out. Choose a new password now.',
      },
    });
    expect((await call('get-profile', { token: notary.token })).status).toBe(401);
    expect(await call('undo-change', { body })).toMatchObject({
      status: 422,
      body: { code: 'UNDO_LINK_INVALID' },
    });
  });

  it('answers 422 to a made-up token, and to a body that breaks the contract', async () => {
    expect(await call('undo-change', { body: { token: 'x'.repeat(43) } })).toMatchObject({
      status: 422,
      body: { code: 'UNDO_LINK_INVALID' },
    });
    expect(await call('undo-change', { body: {} as never })).toMatchObject({
      status: 422,
      body: { detail: ['Token is required'] },
    });
  });
});
