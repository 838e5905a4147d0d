import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPasskey } from '#functions/services/passkeys/add-passkey.ts';
import { beginPasskey } from '#functions/services/passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from '#functions/services/passkeys/begin-passkey-sign-in.ts';
import { listPasskeys } from '#functions/services/passkeys/list-passkeys.ts';
import { removePasskey } from '#functions/services/passkeys/remove-passkey.ts';
import { signInWithPasskey } from '#functions/services/passkeys/sign-in-with-passkey.ts';
import { proveIdentity } from '#functions/services/security/prove-identity.ts';
import type { Table } from '#functions/store/table/table.ts';
import { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

const site = 'https://journal.example';
const refused = { ok: false, code: 'PASSKEY_REFUSED' };

let table: Table;
let world: AccountWorld;
let email: string;
let token: string;
let notaryId: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  ({ token, notaryId } = await signedUp(email));
});

async function signedUp(address: string) {
  const registered = await world.register(address);
  if (!registered.ok) throw new Error(registered.code);
  return { token: registered.value.accessToken, notaryId: registered.value.user.id };
}

async function challengeFor(session = token): Promise<string> {
  const begun = await beginPasskey(world.deps, await world.callerOf(session));
  if (!begun.ok) throw new Error(begun.code);
  return begun.value.challenge;
}

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const add = async (response: ReturnType<Authenticator['create']>, session = token) =>
  addPasskey(world.deps, await world.callerOf(session), { passkey: { ...response, name: 'My phone' } });

/** Adds a passkey to the account and returns its authenticator. */
async function added(): Promise<Authenticator> {
  const authenticator = softwareAuthenticator(site, notaryId);
  expect(await add(authenticator.create(await challengeFor()))).toMatchObject({ ok: true });
  return authenticator;
}

async function signInChallenge(): Promise<string> {
  const begun = await beginPasskeySignIn(world.deps);
  if (!begun.ok) throw new Error(begun.code);
  return begun.value.challenge;
}

const signIn = (passkey: ReturnType<Authenticator['use']>) =>
  signInWithPasskey(world.deps, { passkey, device: 'Safari on iOS' });

describe('adding a passkey', () => {
  it('lists it by name, reports it, and sends a notice', async () => {
    const { id } = await added();
    expect(await listPasskeys(world.deps, await world.callerOf(token))).toEqual({
      ok: true,
      value: { items: [{ id, name: 'My phone', createdAt: '2026-03-02T10:00:00.000Z', lastUsedAt: null }] },
    });
    expect(world.events).toMatchObject([{ kind: 'passkey-added', notaryId }]);
    expect(world.outbox.map(({ subject }) => subject)).toEqual(['A passkey was added']);
  });

  it('refuses another origin, a user who was not verified, and a challenge of somebody else', async () => {
    const authenticator = softwareAuthenticator(site, notaryId);
    const create = authenticator.create;
    expect(await add(create(await challengeFor(), { origin: 'https://journa1.example' }))).toEqual(refused);
    expect(await add(create(await challengeFor(), { userVerified: false }))).toEqual(refused);
    const stranger = await signedUp(freshEmail('stranger'));
    expect(await add(create(await challengeFor(stranger.token)))).toEqual(refused);
    expect(await add(create(await signInChallenge()))).toEqual(refused);
    expect(await add(create('made-up'))).toEqual(refused);
  });

  it('takes a challenge once, also in parallel, and for five minutes', async () => {
    const challenge = await challengeFor();
    const makers = Array.from({ length: 4 }, () => softwareAuthenticator(site, notaryId));
    const answers = await Promise.all(makers.map((maker) => add(maker.create(challenge))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    world.pass({ minutes: 4 });
    const late = await challengeFor();
    world.pass({ minutes: 1, seconds: -1 });
    const again = await signedUp(freshEmail('other'));
    const other = await challengeFor(again.token);
    world.pass({ minutes: 5 });
    const maker = softwareAuthenticator(site, again.notaryId);
    expect(await add(maker.create(other), (await fresh(again.notaryId)).token)).toEqual(refused);
    expect(late).not.toBe(other);
  });

  it('needs a confirmed address and a recent proof', async () => {
    const unconfirmed = await world.signUp(freshEmail());
    if (!unconfirmed.ok) throw new Error(unconfirmed.code);
    const caller = await world.callerOf(unconfirmed.value.accessToken);
    expect(await beginPasskey(world.deps, caller)).toEqual({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
    const response = softwareAuthenticator(site, notaryId).create(await challengeFor());
    world.pass({ minutes: 5, seconds: 1 });
    expect(await add(response)).toEqual({ ok: false, code: 'STEP_UP_REQUIRED' });
    expect(await beginPasskey(world.deps, await world.callerOf(token))).toEqual({
      ok: false,
      code: 'STEP_UP_REQUIRED',
    });
  });
});

/** Signs the notary in again at the time of the world. */
async function fresh(id: string) {
  const account = await world.deps.accounts.get(id);
  const signedIn = await world.login(account?.email ?? '');
  if (!signedIn.ok) throw new Error(signedIn.code);
  return { token: signedIn.value.accessToken };
}

describe('signing in with a passkey', () => {
  it('needs no code of the second factor, and works while the address is locked', async () => {
    const authenticator = await added();
    for (let count = 0; count < 6; count += 1) await world.login(email, 'a wrong password');
    expect(await world.login(email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    world.pass({ minutes: 1 });
    const signedIn = await signIn(authenticator.use(await signInChallenge()));
    if (!signedIn.ok) throw new Error(signedIn.code);
    expect(await world.authenticate(signedIn.value.accessToken)).toMatchObject({ ok: true });
    const listed = await listPasskeys(world.deps, await world.callerOf(token));
    expect(listed).toMatchObject({ value: { items: [{ lastUsedAt: '2026-03-02T10:01:00.000Z' }] } });
  });

  it('accepts an answer once, also in parallel', async () => {
    const authenticator = await added();
    const response = authenticator.use(await signInChallenge());
    const outcomes = await Promise.all([1, 2, 3].map(() => signIn(response)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signIn(response)).toEqual(refused);
  });

  it('refuses another site, an unverified user, another signature, and another account', async () => {
    const authenticator = await added();
    const use = authenticator.use;
    expect(await signIn(use(await signInChallenge(), { origin: 'https://journa1.example' }))).toEqual(
      refused,
    );
    expect(await signIn(use(await signInChallenge(), { userVerified: false }))).toEqual(refused);
    const other = softwareAuthenticator(site, notaryId).use(await signInChallenge());
    expect(await signIn({ ...other, id: authenticator.id })).toEqual(refused);
    const stranger = await signedUp(freshEmail('stranger'));
    const userHandle = Buffer.from(stranger.notaryId).toString('base64url');
    expect(await signIn({ ...use(await signInChallenge()), userHandle })).toEqual(refused);
    expect(await signIn({ ...use(await signInChallenge()), userHandle: 'Li4v' })).toEqual(refused);
    expect(await signIn({ ...use(await signInChallenge()), clientData: 'AAAA' })).toEqual(refused);
  });

  it('refuses a copy of an authenticator whose counter fell behind', async () => {
    const authenticator = await added();
    const use = async (counter: number) => signIn(authenticator.use(await signInChallenge(), { counter }));
    expect(await use(2)).toMatchObject({ ok: true });
    expect(await use(2)).toEqual(refused);
    expect(await use(1)).toEqual(refused);
    expect(await use(3)).toMatchObject({ ok: true });
  });

  it('ends when the passkey is removed, which needs a recent proof and sends a notice', async () => {
    const authenticator = await added();
    world.pass({ minutes: 6 });
    const remove = async () => removePasskey(world.deps, await world.callerOf(token), authenticator.id);
    expect(await remove()).toEqual({ ok: false, code: 'STEP_UP_REQUIRED' });
    await proveIdentity(world.deps, await world.callerOf(token), { password: 'violet river stone' });
    expect(await remove()).toEqual({ ok: true, value: undefined });
    expect(await remove()).toEqual({ ok: false, code: 'PASSKEY_NOT_FOUND' });
    expect(await signIn(authenticator.use(await signInChallenge()))).toEqual(refused);
    expect(world.outbox.at(-1)?.subject).toBe('A passkey was removed');
  });
});

describe('proving who is signed in', () => {
  const prove = async (proof: Parameters<typeof proveIdentity>[2]) =>
    proveIdentity(world.deps, await world.callerOf(token), proof);

  it('takes a passkey of the account, and of no other', async () => {
    const authenticator = await added();
    world.pass({ minutes: 10 });
    const stranger = await signedUp(freshEmail('stranger'));
    const theirs = softwareAuthenticator(site, stranger.notaryId);
    expect(await add(theirs.create(await challengeFor(stranger.token)), stranger.token)).toMatchObject({
      ok: true,
    });
    expect(await prove({ passkey: theirs.use(await signInChallenge()) })).toEqual(refused);
    await expect(challengeFor()).rejects.toThrow('STEP_UP_REQUIRED');
    expect(await prove({ passkey: authenticator.use(await signInChallenge()) })).toMatchObject({ ok: true });
    expect(await challengeFor()).toMatch(/^[\w-]{43}$/);
    world.pass({ minutes: 5, seconds: 1 });
    await expect(challengeFor()).rejects.toThrow('STEP_UP_REQUIRED');
  });

  it('counts wrong passwords of a thief with a live session, and changes nothing', async () => {
    world.pass({ minutes: 10 });
    for (let count = 0; count < 5; count += 1) {
      expect(await prove({ password: 'a guess' })).toEqual({ ok: false, code: 'PASSWORD_WRONG' });
    }
    expect(await prove({ password: 'violet river stone' })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await expect(challengeFor()).rejects.toThrow('STEP_UP_REQUIRED');
  });
});
