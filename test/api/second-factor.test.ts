import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { ageFactor, codeOf, type SecuredNotary, secureNotary } from '#test/support/authenticator.ts';
import {
  mailedToken,
  type Notary,
  registerNotary,
  signExpiredToken,
  verifyEmail,
} from '#test/support/notary.ts';
import { mailsTo } from '#test/support/stack.ts';

const login = ({ email, password }: Notary, code?: string) =>
  call('login', { body: { email, password, code } });
const begin = ({ token, password }: Notary) => call('begin-second-factor', { token, body: { password } });
const confirm = (token: string, code: string) => call('confirm-second-factor', { token, body: { code } });
const remove = ({ token, password }: Notary, code?: string) =>
  call('remove-second-factor', { token, body: { password, code } });
const renew = ({ token, password }: Notary, code?: string) =>
  call('renew-recovery-codes', { token, body: { password, code } });
const profile = async (token: string) => (await call('get-profile', { token })).body;
const profileStatus = async (token: string) => (await call('get-profile', { token })).status;
const subjectsTo = async ({ email }: Notary) => (await mailsTo(email)).map(({ subject }) => subject);

const inParallel = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Returns a code of six digits that is wrong now and in the steps before and after. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

describe.each([
  ['begin-second-factor', { password: 'x' }, { password: 7 }, 'Password must be text'],
  ['confirm-second-factor', { code: '123456' }, {}, 'Code is required'],
  ['remove-second-factor', { password: 'x', code: '123456' }, { password: 7 }, 'Password must be text'],
  ['renew-recovery-codes', { password: 'x', code: '123456' }, { password: 7 }, 'Password must be text'],
] as const)('%s', (route, body, invalid, complaint) => {
  let notary: Notary;
  beforeAll(async () => {
    notary = await registerNotary();
    await verifyEmail(notary);
  });

  it('needs a live token', async () => {
    expect(await call(route, { body })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await call(route, { body, token: await signExpiredToken(notary.id) })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });

  it('refuses what is not JSON, has an invalid field, or an unknown one', async () => {
    const { token } = notary;
    expect(await call(route, { body: '{', token })).toMatchObject({ status: 400 });
    expect(await call(route, { body: invalid, token })).toMatchObject({
      status: 422,
      body: { detail: [complaint] },
    });
    expect(await call(route, { body: { ...body, x: 1 }, token })).toMatchObject({
      status: 422,
      body: { detail: ['Unknown field: x'] },
    });
  });

  it('refuses if the second factor is not in the required state, or the password is wrong', async () => {
    const codes = {
      'begin-second-factor': 'PASSWORD_WRONG',
      'confirm-second-factor': 'SECOND_FACTOR_NOT_BEGUN',
      'remove-second-factor': 'SECOND_FACTOR_OFF',
      'renew-recovery-codes': 'SECOND_FACTOR_OFF',
    } as const satisfies Record<typeof route, ErrorCode>;
    const code = codes[route];
    expect(await call(route, { body, token: notary.token })).toMatchObject({
      status: code === 'PASSWORD_WRONG' ? 422 : 409,
      body: { code, detail: errorDetails[code] },
    });
  });
});

describe('turning two-step sign-in on', () => {
  it('answers a secret that changes nothing until it is confirmed', async () => {
    const notary = await registerNotary();
    expect(await begin(notary)).toMatchObject({ status: 409, body: { code: 'EMAIL_NOT_VERIFIED' } });
    await verifyEmail(notary);
    const { status, body } = await begin(notary);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(body.otpauth_url);
    expect(decodeURIComponent(url.pathname)).toBe(`/Digital Notary Journal:${notary.email}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Digital Notary Journal',
      secret: body.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await profile(notary.token)).toMatchObject({
      second_factor_enabled: false,
      recovery_codes_left: 0,
    });
    expect((await login(notary)).status).toBe(200);
  });

  it('accepts only the latest secret, and only a correct code', async () => {
    const notary = await registerNotary();
    await verifyEmail(notary);
    const first = (await begin(notary)).body.secret;
    const second = (await begin(notary)).body.secret;
    expect(second).not.toBe(first);
    for (const code of [codeOf(first), wrongCode(second), 'ABCD-EFGH-2345-6723']) {
      expect(await confirm(notary.token, code)).toMatchObject({
        status: 422,
        body: { code: 'SECOND_FACTOR_WRONG' },
      });
    }
    expect(await profile(notary.token)).toMatchObject({ second_factor_enabled: false });
    const code = codeOf(second);
    expect((await confirm(notary.token, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('answers ten recovery codes, ends other sessions, updates the profile, and sends a mail', async () => {
    const notary = await registerNotary();
    const elsewhere = (await login(notary)).body.access_token;
    const secured = await secureNotary(notary);
    expect(new Set(secured.recoveryCodes).size).toBe(10);
    for (const code of secured.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await Promise.all([elsewhere, notary.token, secured.token].map(profileStatus))).toEqual([
      401, 401, 200,
    ]);
    expect(await profile(secured.token)).toMatchObject({
      second_factor_enabled: true,
      recovery_codes_left: 10,
    });
    expect(await subjectsTo(notary)).toEqual(['Two-step sign-in is on', 'Confirm your email address']);
    for (const again of [begin(secured), confirm(secured.token, codeOf(secured.secret, 1))]) {
      expect(await again).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_ON' } });
    }
  });

  it('happens once when it is confirmed five times in parallel', async () => {
    const notary = await registerNotary();
    await verifyEmail(notary);
    const { secret } = (await begin(notary)).body;
    const answers = await inParallel(5, () => confirm(notary.token, codeOf(secret)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const code = won[0]?.body.recovery_codes[0];
    expect((await login(notary, code)).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  let secured: SecuredNotary;
  beforeAll(async () => {
    secured = await secureNotary(await registerNotary());
  });

  it('asks for the code only after the correct password', async () => {
    expect(await login({ ...secured, password: 'wrong' }, codeOf(secured.secret, 1))).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect(await login(secured)).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', detail: errorDetails.SECOND_FACTOR_REQUIRED },
    });
  });

  it('refuses a wrong code, and the one that turned it on', async () => {
    for (const code of [wrongCode(secured.secret), secured.spentCode]) {
      expect(await login(secured, code)).toMatchObject({
        status: 401,
        body: { code: 'SECOND_FACTOR_WRONG', detail: errorDetails.SECOND_FACTOR_WRONG },
      });
    }
  });

  it('accepts a code once', async () => {
    const code = codeOf(secured.secret, 1);
    const response = await login(secured, code);
    expect(response).toMatchObject({
      status: 200,
      body: { user: { second_factor_enabled: true, recovery_codes_left: 10 } },
    });
    expect(await login(secured, code)).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    expect((await login(secured, codeOf(secured.secret))).status).toBe(401);
  });

  it('accepts a recovery code once, in any spelling', async () => {
    const [code = ''] = secured.recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await login(secured, typed)).toMatchObject({
      status: 200,
      body: { user: { recovery_codes_left: 9 } },
    });
    expect((await login(secured, code)).status).toBe(401);
    expect(await profile(secured.token)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('refuses the code of another notary', async () => {
    const other = await secureNotary(await registerNotary());
    expect((await login(other, codeOf(secured.secret, 1))).status).toBe(401);
    expect((await login(other, secured.recoveryCodes[1])).status).toBe(401);
    expect((await login(secured, secured.recoveryCodes[1])).status).toBe(200);
  });

  it('locks the address after five wrong codes, even with correct passwords in between', async () => {
    const notary = await secureNotary(await registerNotary());
    for (let count = 0; count < 5; count += 1) {
      expect((await login(notary, wrongCode(notary.secret))).status).toBe(401);
      if (count < 4) expect((await login(notary)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    }
    expect(await login(notary, codeOf(notary.secret, 1))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
    expect(await profileStatus(notary.token)).toBe(200);
  });

  it.each([
    ['a code of the app', ({ secret }: SecuredNotary) => codeOf(secret, 1)],
    ['a recovery code', ({ recoveryCodes }: SecuredNotary) => recoveryCodes[3] ?? ''],
  ])('makes one session of twenty parallel sign-ins with %s', async (_, codeFor) => {
    const notary = await secureNotary(await registerNotary());
    const code = codeFor(notary);
    const answers = await inParallel(20, () => login(notary, code));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 401, 429].includes(status))).toEqual([]);
    const { items } = (await call('list-sign-ins', { token: notary.token })).body;
    expect(items).toHaveLength(2);
  });

  it('asks for the code after a password reset by mail, too, if it is older than seven days', async () => {
    const notary = await secureNotary(await registerNotary());
    await ageFactor(notary);
    await call('forgot-password', { body: { email: notary.email } });
    const token = await mailedToken(notary.email, 'reset');
    const password = 'another good one 5';
    expect((await call('reset-password', { body: { token, new_password: password } })).status).toBe(200);
    expect(await login({ ...notary, password })).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect((await login({ ...notary, password }, codeOf(notary.secret, 1))).status).toBe(200);
  });
});

describe('turning two-step sign-in off', () => {
  it('requires password and code; then the password alone signs in, and a mail reports it', async () => {
    const notary = await secureNotary(await registerNotary());
    expect(await remove(notary)).toMatchObject({ status: 422, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await remove({ ...notary, password: 'wrong' }, codeOf(notary.secret, 1))).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect(await remove(notary, wrongCode(notary.secret))).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    expect(await profile(notary.token)).toMatchObject({ second_factor_enabled: true });
    expect(await remove(notary, codeOf(notary.secret, 1))).toMatchObject({
      status: 200,
      body: { message: 'Two-step sign-in is off' },
    });
    expect(await profile(notary.token)).toMatchObject({
      second_factor_enabled: false,
      recovery_codes_left: 0,
    });
    expect((await login(notary)).status).toBe(200);
    expect(await subjectsTo(notary)).toEqual([
      'New sign-in to your account',
      'Two-step sign-in is off',
      'Two-step sign-in is on',
      'Confirm your email address',
    ]);
    expect(await remove(notary)).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_OFF' } });
    expect((await begin(notary)).status).toBe(201);
  });

  it('accepts a recovery code, once of five parallel times', async () => {
    const notary = await secureNotary(await registerNotary());
    const answers = await inParallel(5, () => remove(notary, notary.recoveryCodes[0]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await profile(notary.token)).toMatchObject({ second_factor_enabled: false });
  });
});

describe('renew-recovery-codes', () => {
  it('answers ten new codes and invalidates the old ones', async () => {
    const notary = await secureNotary(await registerNotary());
    const [used, before] = notary.recoveryCodes;
    const response = await renew(notary, used);
    expect(response.status).toBe(200);
    const fresh = response.body.recovery_codes;
    expect(new Set([...fresh, ...notary.recoveryCodes]).size).toBe(20);
    expect(await profile(notary.token)).toMatchObject({ recovery_codes_left: 10 });
    expect((await login(notary, before)).status).toBe(401);
    expect((await login(notary, fresh[0])).status).toBe(200);
    expect(await subjectsTo(notary)).toContain('You have new recovery codes');
  });

  it('requires a code', async () => {
    const notary = await secureNotary(await registerNotary());
    expect(await renew(notary)).toMatchObject({ status: 422, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await renew(notary, wrongCode(notary.secret))).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    expect(await profile(notary.token)).toMatchObject({ recovery_codes_left: 10 });
  });
});
