import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#scripts/smoke/contract-call.ts';
import { type RouteId, routes } from '#shared/contract/routes.ts';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { stackUrls } from '#test/support/stack.ts';

const login = (email: string, password: string) => call('login', { body: { email, password } });

/** Returns the status with which get-profile answers a token. */
const profileStatus = async (token: string) => (await call('get-profile', { token })).status;

describe.each(['refresh-session', 'logout', 'get-profile'] as const)('%s', (id) => {
  const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED' } };
  const expired = { status: 401, body: { code: 'SESSION_EXPIRED' } };
  let notary: Notary;
  let key: KeyObject;

  beforeAll(async () => {
    notary = await registerNotary();
    key = createPrivateKey((await stackUrls()).tokenKey);
  });

  /** Returns a token like the notary's own, with a test's changes. */
  function forged(header: { alg?: string; typ?: string }, change: object, by = key): Promise<string> {
    const claims = JSON.parse(Buffer.from(notary.token.split('.')[1] ?? '', 'base64url').toString());
    return new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'Ed25519', typ: 'at+jwt', ...header })
      .sign(by);
  }

  it('answers 401 without a token and to an invalid one', async () => {
    expect(await call(id)).toMatchObject({
      ...unauthenticated,
      body: { detail: errorDetails.UNAUTHENTICATED },
    });
    expect(await call(id, { token: 'nonsense' })).toMatchObject(unauthenticated);
    const basic = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` };
    expect(await call(id, { headers: basic })).toMatchObject(unauthenticated);
  });

  it('answers 401 to an expired token', async () => {
    expect(await call(id, { token: await signExpiredToken(notary.id) })).toMatchObject(expired);
    expect(await call(id, { token: await forged({}, { exp: 1_700_000_000 }) })).toMatchObject(expired);
  });

  it('answers 401 to a token of another audience, issuer, type, algorithm, or key', async () => {
    const payload = JSON.parse(Buffer.from(notary.token.split('.')[1] ?? '', 'base64url').toString());
    const other = generateKeyPairSync('ed25519').privateKey;
    const tokens = [
      await forged({}, { aud: 'another-product/api' }),
      await forged({}, { iss: 'someone-else' }),
      await forged({ typ: 'JWT' }, {}),
      await forged({ alg: 'EdDSA' }, {}),
      await forged({}, {}, other),
      new UnsecuredJWT(payload).encode(),
      `${notary.token}x`,
    ];
    for (const token of tokens) expect(await call(id, { token })).toMatchObject(unauthenticated);
  });

  it('answers 401 to a token of another session, password, or notary', async () => {
    const tokens = [
      await forged({}, { sid: ulid() }),
      await forged({}, { ver: 2 }),
      await forged({}, { sub: ulid() }),
    ];
    for (const token of tokens) expect(await call(id, { token })).toMatchObject(expired);
  });

  it('accepts such a token without the changes', async () => {
    const session = await login(notary.email, notary.password);
    notary = { ...notary, token: session.body.access_token };
    const response = await call(id, { token: await forged({}, {}) });
    expect([200, 204]).toContain(response.status);
  });
});

describe('refresh-session', () => {
  it('answers with another token of the same session', async () => {
    const { token } = await registerNotary();
    const response = await call('refresh-session', { token });
    expect(response.status).toBe(200);
    expect(response.body.access_token).not.toBe(token);
    expect(await profileStatus(response.body.access_token)).toBe(200);
    expect(await profileStatus(token)).toBe(200);
    await call('logout', { token: response.body.access_token });
    expect(await profileStatus(token)).toBe(401);
  });
});

describe('logout', () => {
  it('answers 204 and ends this session immediately, and no other', async () => {
    const { email, password, token } = await registerNotary();
    const other = (await login(email, password)).body.access_token;
    const response = await call('logout', { token });
    expect(response.status).toBe(204);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await call('get-profile', { token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED', detail: errorDetails.SESSION_EXPIRED },
    });
    expect(await profileStatus(other)).toBe(200);
  });

  it('answers 401 when repeated', async () => {
    const { token } = await registerNotary();
    await call('logout', { token });
    expect((await call('logout', { token })).status).toBe(401);
    expect((await call('refresh-session', { token })).status).toBe(401);
  });
});

describe('get-profile', () => {
  it('answers the notary’s own profile, and never the hash, the sessions, or the data key', async () => {
    const [one, other] = await Promise.all([registerNotary(), registerNotary()]);
    const response = await call('get-profile', { token: one.token });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: one.id, email: one.email, full_name: 'Nora Notary' });
    const raw = await fetch(new URL(pathOf('get-profile'), (await stackUrls()).apiUrl), {
      headers: { authorization: `bearer ${other.token}` },
    });
    expect(Object.keys(await raw.json()).sort()).toEqual([
      'account_closes_at',
      'additional_notary_states',
      'business_address',
      'business_address_2',
      'business_city',
      'business_name',
      'business_state',
      'business_zip',
      'created_at',
      'date_format',
      'email',
      'email_verified',
      'evening_email',
      'full_name',
      'id',
      'insurance_documents',
      'mail_problem',
      'monthly_copy_email',
      'monthly_head_email',
      'notary_commissions',
      'phone',
      'plan_seen',
      'primary_notary_state',
      'profile_picture_url',
      'recovery_codes_left',
      'second_factor_enabled',
      'signature_metadata_enabled',
      'specializations',
      'timezone',
      'version',
      'website',
    ]);
  });
});

describe('every route for notaries', () => {
  const ids = (Object.keys(routes) as RouteId[]).filter((id) => routes[id].access === 'notary');

  it.each(ids)('%s answers 401 without a token, before any other check', async (id) => {
    const names = [...routes[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'no-id']);
    const params = Object.fromEntries(names);
    const response = await call(id, { params, ...(routes[id].method !== 'GET' && { body: 'not json' }) });
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});
