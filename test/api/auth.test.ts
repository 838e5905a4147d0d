import { describe, expect, it } from 'vitest';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { everyCase } from '#test/support/every-case.ts';
import { mailedToken, registerNotary, uniqueEmail } from '#test/support/notary.ts';
import { mailsTo } from '#test/support/stack.ts';

/** How many requests with passwords to compute run in parallel: each takes 93 ms of processor time. */
const many = everyCase ? 20 : 8;

const wrong = 'a wrong password';
const fresh = 'another good one 5';

const login = (email: string, password: string) => call('login', { body: { email, password } });

async function resetToken(email: string): Promise<string> {
  await call('forgot-password', { body: { email } });
  return mailedToken(email, 'reset');
}

/** Returns the status with which get-profile answers a token. */
const profileStatus = async (token: string) => (await call('get-profile', { token })).status;

const inParallel = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(['register', 'login', 'forgot-password', 'reset-password'] as const)('%s', (id) => {
  const bodies = {
    register: () => ({ email: uniqueEmail(), password: fresh, full_name: 'Nora Notary' }),
    login: () => ({ email: uniqueEmail(), password: fresh }),
    'forgot-password': () => ({ email: uniqueEmail() }),
    'reset-password': () => ({ token: 'unknown', new_password: fresh }),
  };
  const body = () => bodies[id]();

  it.each(['', 'nonsense', '{"email":', '{email:1}'])(
    'answers 400 to a body that is not JSON: %j',
    async (text) => {
      const response = await call(id, { body: text });
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'NOT_JSON', detail: errorDetails.NOT_JSON },
      });
    },
  );

  it('answers 415 to a body that is not declared as JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await call(id, { body: JSON.stringify(body()), headers })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  it.each([[[]], ['"text"'], ['null'], ['7']])(
    'answers 422 to JSON that is not an object: %j',
    async (value) => {
      expect(await call(id, { body: value })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_FIELDS' },
      });
    },
  );

  it('answers 422 with one sentence for every missing field', async () => {
    const response = await call(id, { body: {} });
    expect(response.status).toBe(422);
    const names: Record<string, string> = {
      email: 'Email',
      password: 'Password',
      full_name: 'Full name',
      token: 'Token',
      new_password: 'New password',
    };
    expect(response.body.detail).toEqual(Object.keys(body()).map((field) => `${names[field]} is required`));
  });

  it('answers 422 to an unknown field', async () => {
    expect(await call(id, { body: { ...body(), is_admin: true } })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail: ['Unknown field: is_admin'] },
    });
  });

  it('answers 422 to fields of the wrong type', async () => {
    const numbers = Object.fromEntries(Object.keys(body()).map((field) => [field, 7]));
    const response = await call(id, { body: numbers });
    expect(response.status).toBe(422);
    expect(response.body.detail).toHaveLength(Object.keys(numbers).length);
  });

  it('is private, states its type, and has a request ID', async () => {
    const { headers } = await call(id, { body: body() });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('needs no token and ignores an invalid one', async () => {
    const without = await call(id, { body: body() });
    const withBad = await call(id, { body: body(), token: 'nonsense' });
    expect(withBad.status).toBe(without.status);
  });
});

describe('register', () => {
  it('answers 201 with a token, the profile, and the message', async () => {
    const email = uniqueEmail();
    const body = { email: `  ${email.toUpperCase()} `, password: fresh, full_name: '  Nora Ñandú ' };
    const response = await call('register', { body });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      message: 'Account created successfully!',
      user: {
        id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        email,
        email_verified: false,
        full_name: 'Nora Ñandú',
        timezone: 'America/New_York',
        date_format: 'MM/dd/yyyy',
        signature_metadata_enabled: true,
        monthly_head_email: false,
        monthly_copy_email: false,
        evening_email: false,
        plan_seen: 'advanced',
        primary_notary_state: null,
        additional_notary_states: [],
        phone: null,
        business_name: null,
        business_address: null,
        business_address_2: null,
        business_city: null,
        business_state: null,
        business_zip: null,
        website: null,
        specializations: [],
        notary_commissions: [],
        insurance_documents: [],
        profile_picture_url: null,
        version: 1,
        mail_problem: null,
        second_factor_enabled: false,
        recovery_codes_left: 0,
        account_closes_at: null,
      },
    });
    expect((await call('get-profile', { token: response.body.access_token })).body).toEqual(
      response.body.user,
    );
  });

  it('issues a token for sixty minutes that contains nothing about the notary but the ID', async () => {
    const { token, id } = await registerNotary();
    const [header = '', payload = ''] = token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toEqual({ alg: 'Ed25519', typ: 'at+jwt' });
    const claims = JSON.parse(payload);
    expect(claims).toEqual({
      iss: 'digital-notary-journal',
      aud: 'digital-notary-journal/api',
      sub: id,
      sid: expect.any(String),
      jti: expect.any(String),
      ver: 1,
      gen: 0,
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: claims.iat + 3_600,
    });
  });

  it('answers 409 to an address that is taken, in any letter case, and keeps the first password', async () => {
    const { email, password } = await registerNotary();
    const body = { email: email.toUpperCase(), password: fresh, full_name: 'Mallory' };
    expect(await call('register', { body })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_ALREADY_REGISTERED', detail: errorDetails.EMAIL_ALREADY_REGISTERED },
    });
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, fresh)).status).toBe(401);
  });

  it.each([
    ['short', 'k7#mq2!', 'Password must be at least 8 characters.'],
    ['long', 'violet'.repeat(30), 'Password must be at most 128 characters.'],
    ['well-known', 'Password123', 'That password is too common. Choose another one.'],
  ])('answers 422 to a %s password', async (_, password, sentence) => {
    const body = { email: uniqueEmail(), password, full_name: 'Nora Notary' };
    expect(await call('register', { body })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail: [sentence] },
    });
    expect((await login(body.email, password)).status).toBe(401);
  });

  it.each(['nonsense', 'two@@example.com', 'spaces in@example.com', `${'x'.repeat(250)}@example.com`])(
    'answers 422 to the address %j',
    async (email) => {
      const response = await call('register', { body: { email, password: fresh, full_name: 'Nora Notary' } });
      expect(response).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
      expect(String(response.body.detail)).toMatch(/^Email must be/);
    },
  );

  it(`answers one 201, and 409 to the others, to ${many} parallel registrations of one address`, async () => {
    const email = uniqueEmail();
    const body = { email, password: fresh, full_name: 'Nora Notary' };
    const answers = await inParallel(many, () => call('register', { body }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(many - 1).fill(409)]);
    const winner = answers.find(({ status }) => status === 201);
    expect((await login(email, fresh)).body.user.id).toBe(winner?.body.user.id);
  });
});

describe('login', () => {
  it('answers 200 with a token, the profile, and the message, and starts a new session each time', async () => {
    const { email, password, id } = await registerNotary();
    const first = await login(` ${email.toUpperCase()}`, password);
    const second = await login(email, password);
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'Logged in successfully!', user: { id, email } },
    });
    expect(second.body.access_token).not.toBe(first.body.access_token);
    await call('logout', { token: first.body.access_token });
    expect(await profileStatus(second.body.access_token)).toBe(200);
  });

  it('answers the same 401 to a wrong password and to an unknown address', async () => {
    const { email, password } = await registerNotary();
    const known = await login(email, wrong);
    const unknown = await login(uniqueEmail(), password);
    expect(known).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', detail: 'Incorrect email or password' },
    });
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
  });

  it('answers 429 with Retry-After from the sixth attempt on, even to the right password', async () => {
    const { email, password, token } = await registerNotary();
    for (let count = 0; count < 5; count += 1) expect((await login(email, wrong)).status).toBe(401);
    const sixth = await login(email, password);
    expect(sixth).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_ATTEMPTS',
        detail: 'Too many attempts. Please wait 15 minutes before trying again, or reset your password.',
      },
    });
    const seconds = Number(sixth.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(15 * 60 - 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    // Sessions that exist are not affected.
    expect(await profileStatus(token)).toBe(200);
  });

  it('lets at most five of twenty parallel wrong passwords be tried', async () => {
    const { email, password } = await registerNotary();
    const answers = await inParallel(20, () => login(email, wrong));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(401),
      ...Array(15).fill(429),
    ]);
    expect((await login(email, password)).status).toBe(429);
  });

  it(`accepts ${many} parallel correct passwords`, async () => {
    const { email, password } = await registerNotary();
    const answers = await inParallel(many, () => login(email, password));
    expect(answers.map(({ status }) => status)).toEqual(Array(many).fill(200));
    const newest = answers.at(-1)?.body.access_token ?? '';
    expect(await profileStatus(newest)).toBe(200);
  });
});

describe('forgot-password', () => {
  it('answers the same for every address, and mails only a known one', async () => {
    const { email } = await registerNotary();
    const stranger = uniqueEmail();
    const known = await call('forgot-password', { body: { email } });
    const unknown = await call('forgot-password', { body: { email: stranger } });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo(stranger)).toEqual([]);
    const [mail, registration, ...more] = await mailsTo(email);
    expect(registration?.subject).toBe('Confirm your email address');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Reset your Digital Notary Journal password');
    expect(mail?.text).toMatch(/^https?:\/\/[^\s/]+\/app\?view=reset#token=[\w-]{43}$/m);
  });

  it('mails at most three times to one address', async () => {
    const { email } = await registerNotary();
    const answers = await inParallel(6, () => call('forgot-password', { body: { email } }));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Reset'))).toHaveLength(3);
  });
});

describe('reset-password', () => {
  const reset = (token: string, password: string) =>
    call('reset-password', { body: { token, new_password: password } });

  it('sets the password, ends every session, and lifts a lockout', async () => {
    const { email, password, token: session } = await registerNotary();
    for (let count = 0; count < 6; count += 1) await login(email, wrong);
    const response = await reset(await resetToken(email), fresh);
    expect(response).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Your password has been changed\. Please sign in\./) },
    });
    expect(await call('get-profile', { token: session })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, fresh)).status).toBe(200);
  });

  it('answers the same 422 to an unknown and to a used token', async () => {
    const { email } = await registerNotary();
    const token = await resetToken(email);
    expect((await reset(token, fresh)).status).toBe(200);
    const used = await reset(token, 'a third good one 7');
    const unknown = await reset('x'.repeat(43), fresh);
    expect(used).toMatchObject({
      status: 422,
      body: { code: 'RESET_TOKEN_INVALID', detail: errorDetails.RESET_TOKEN_INVALID },
    });
    expect(unknown.body).toEqual(used.body);
    expect((await login(email, fresh)).status).toBe(200);
  });

  it('sets one password when a token is used five times in parallel', async () => {
    const { email } = await registerNotary();
    const token = await resetToken(email);
    const passwords = Array.from({ length: 5 }, (_, index) => `good password no ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(email, winner)).status).toBe(200);
  });

  it('answers 422 with a list to a weak password, and keeps the token usable', async () => {
    const { email } = await registerNotary();
    const token = await resetToken(email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail: ['Password must be at least 8 characters.'] },
    });
    expect((await reset(token, fresh)).status).toBe(200);
  });
});
