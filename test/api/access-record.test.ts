import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const record = async ({ token }: Pick<Notary, 'token'>) => (await call('list-access', { token })).body;

describe('the record of access', () => {
  it('lists sign-ins, failed attempts, downloads, and changes, latest first, with the device', async () => {
    const notary = await registerNotary();
    const signIn = (password: string) =>
      call('login', { body: { email: notary.email, password }, headers: { 'user-agent': chrome } });
    await signIn('not the password');
    await signIn(notary.password);
    const { token } = notary;
    const id = await draftToSubmit(notary);
    await submit(notary, id);
    await call('export-entry-pdf', { params: { id }, token });
    const { items, next } = await record(notary);
    expect(items.map(({ kind }) => kind)).toEqual([
      ...['entry-pdf', 'signed-in', 'sign-in-failed', 'account-created'],
    ]);
    expect(items[1]).toMatchObject({ label: 'Signed in', device: 'Chrome on Windows' });
    expect(next).toBeNull();
  });

  it('lists nothing that was refused, and nothing of another notary', async () => {
    const [one, other] = await Promise.all([registerNotary(), registerNotary()]);
    await call('export-entry-pdf', { params: { id: '01HZZZZZZZZZZZZZZZZZZZZZZZ' }, token: one.token });
    await call('logout', { token: other.token });
    expect((await record(one)).items.map(({ kind }) => kind)).toEqual(['account-created']);
  });

  it('is a spreadsheet too', async () => {
    const notary = await registerNotary();
    const { status, headers, body } = await call('export-access', { token: notary.token });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/record-of-access-\d{4}-\d\d-\d\d\.csv/);
    const text = String('bytes' in body ? body.bytes : '');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('Account created');
  });

  it('answers 422 to a page that does not exist, and 401 without a session', async () => {
    const notary = await registerNotary();
    const wrong = await call('list-access', { query: { before: 'x' }, token: notary.token });
    expect(wrong.status).toBe(422);
    expect((await call('list-access')).status).toBe(401);
    expect((await call('export-access')).status).toBe(401);
  });
});
