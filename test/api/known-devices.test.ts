import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { uniqueEmail } from '#test/support/notary.ts';

const password = 'a long enough passphrase';

it('keeps the device in a cookie, with which wrong passwords from elsewhere lock nobody out', async () => {
  const email = uniqueEmail();
  const registered = await call('register', { body: { email, password, full_name: 'Nora Notary' } });
  const [line = ''] = registered.headers.getSetCookie();
  expect(line).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(registered.body).not.toHaveProperty('device_token');
  const cookie = line.split(';')[0] ?? '';
  for (let count = 0; count < 5; count += 1) {
    expect((await call('login', { body: { email, password: 'a guess' } })).status).toBe(401);
  }
  expect((await call('login', { body: { email, password } })).status).toBe(429);
  const headers = { cookie: `theme=dark; ${cookie}` };
  const signedIn = await call('login', { body: { email, password }, headers });
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers.getSetCookie()).toEqual([line]);
});
