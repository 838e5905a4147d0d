import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { accessTokens, type TokenClaims } from '#functions/adapters/identity/tokens.ts';
import { testTokenKey } from '#test/support/token-key.ts';

const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
const tokenKey = testTokenKey(key);
const now = new Date('2026-03-02T10:00:00Z');
const seconds = now.getTime() / 1000;
const tokens = accessTokens(() => tokenKey);

const claims: TokenClaims = {
  notaryId: '01JQ0000000000000000000001',
  sessionId: '01JQ0000000000000000000002',
  tokenVersion: 3,
  generation: 7,
  signedInAt: seconds - 60,
  tokenId: '01JQ0000000000000000000003',
  issuedAt: seconds,
  expiresAt: seconds + 3600,
};

/** Returns a token like ours except for a change. */
function forged(change: { header?: object; payload?: Record<string, unknown>; key?: KeyObject }) {
  const payload = {
    sid: claims.sessionId,
    ver: 3,
    gen: 7,
    auth_time: seconds,
    jti: 'x',
    sub: claims.notaryId,
  };
  const standard = {
    iss: 'digital-notary-journal',
    aud: 'digital-notary-journal/api',
    iat: seconds,
    exp: seconds + 60,
  };
  return new SignJWT({ ...payload, ...standard, ...change.payload })
    .setProtectedHeader({ alg: 'Ed25519', typ: 'at+jwt', ...change.header })
    .sign(change.key ?? key);
}

describe('access tokens', () => {
  it('read back their signed claims', async () => {
    expect(await tokens.read(await tokens.sign(claims), now)).toEqual({ ok: true, claims });
  });

  it('are accepted when forged without a change', async () => {
    expect(await tokens.read(await forged({}), now)).toMatchObject({ ok: true });
  });

  it('expire at the exact second', async () => {
    const token = await tokens.sign(claims);
    const at = (second: number) => tokens.read(token, new Date(second * 1000));
    expect(await at(claims.expiresAt - 1)).toMatchObject({ ok: true });
    expect(await at(claims.expiresAt)).toEqual({ ok: false, reason: 'expired' });
  });

  it.each([
    ['another key', { key: generateKeyPairSync('ed25519').privateKey }],
    ['another name of the algorithm', { header: { alg: 'EdDSA' } }],
    ['another type', { header: { typ: 'JWT' } }],
    ['another audience', { payload: { aud: 'another-product/api' } }],
    ['another issuer', { payload: { iss: 'someone-else' } }],
    ['no subject', { payload: { sub: undefined } }],
    ['no session', { payload: { sid: undefined } }],
    ['no version', { payload: { ver: undefined } }],
    ['no generation', { payload: { gen: undefined } }],
    ['a version of another type', { payload: { ver: '3' } }],
    ['no expiry', { payload: { exp: undefined } }],
    ['a future start', { payload: { nbf: seconds + 3600 } }],
  ])('are rejected with %s', async (_, change) => {
    expect(await tokens.read(await forged(change), now)).toEqual({ ok: false, reason: 'invalid' });
  });

  it('are rejected unsigned', async () => {
    const unsigned = new UnsecuredJWT({ sid: 's', ver: 3, gen: 7, auth_time: seconds, jti: 'x' })
      .setSubject(claims.notaryId)
      .setIssuer('digital-notary-journal')
      .setAudience('digital-notary-journal/api')
      .setExpirationTime(seconds + 60)
      .encode();
    expect(await tokens.read(unsigned, now)).toEqual({ ok: false, reason: 'invalid' });
  });

  it('are rejected when the public key was used as a shared secret', async () => {
    const [, payload = ''] = (await tokens.sign(claims)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt' })).toString('base64url');
    const secret = publicKey.export({ type: 'spki', format: 'pem' });
    const signature = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
    const token = `${header}.${payload}.${signature}`;
    expect(await tokens.read(token, now)).toEqual({ ok: false, reason: 'invalid' });
  });

  it('are rejected when signed with a key pair of another kind', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT({ sub: claims.notaryId })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .sign(privateKey);
    expect(await tokens.read(token, now)).toEqual({ ok: false, reason: 'invalid' });
  });

  it.each(['', 'x', 'a.b.c', '....', 'eyJhbGciOiJIUzI1NiJ9.e30.'])(
    'are refused as garbage: %j',
    async (token) => {
      expect(await tokens.read(token, now)).toEqual({ ok: false, reason: 'invalid' });
    },
  );

  it('are rejected when their content was altered', async () => {
    const [header = '', payload = '', signature = ''] = (await tokens.sign(claims)).split('.');
    const altered = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'someone else' };
    const token = [header, Buffer.from(JSON.stringify(altered)).toString('base64url'), signature].join('.');
    expect(await tokens.read(token, now)).toEqual({ ok: false, reason: 'invalid' });
  });

  it('throw when the key is unavailable, instead of rejecting the token', async () => {
    const unavailable = accessTokens(() => ({
      publicKey: () => Promise.reject(new Error('unavailable')),
      sign: () => Promise.reject(new Error('unavailable')),
    }));
    await expect(unavailable.read(await tokens.sign(claims), now)).rejects.toThrow('unavailable');
  });
});
