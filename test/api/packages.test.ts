import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const row = { title: 'Grant Deed', document_type: 'deed', act_type: 'acknowledgment', fee: 15 } as const;
const body = { version: 0, packages: [{ name: 'Deed', rows: [row] }] };

describe.each([['list-packages', {}] as const, ['save-packages', { body }] as const])(
  '%s',
  (route, options) => {
    it('needs a live session', async () => {
      expect((await call(route, options)).status).toBe(401);
      const token = await signExpiredToken(notary.id);
      expect((await call(route, { ...options, token })).status).toBe(401);
    });
  },
);

it.each([
  ['a list without documents', { version: 0, packages: [{ name: 'Deed', rows: [] }] }],
  ['more lists than 30', { version: 0, packages: Array(31).fill(body.packages[0]) }],
  ['an unknown act', { version: 0, packages: [{ name: 'Deed', rows: [{ ...row, act_type: 'wedding' }] }] }],
  ['a name of spaces', { version: 0, packages: [{ name: '  ', rows: [row] }] }],
  ['no version', { packages: [] }],
])('rejects %s', async (_, wrong) => {
  expect((await call('save-packages', { body: wrong, token: notary.token })).status).toBe(422);
});

it('stores the lists of one notary, and rejects a stale version', async () => {
  const { token } = notary;
  const saved = { version: 1, packages: body.packages };
  expect(await call('save-packages', { body, token })).toMatchObject({ status: 200, body: saved });
  expect((await call('list-packages', { token })).body).toEqual(saved);
  const stale = await call('save-packages', { body: { version: 0, packages: [] }, token });
  expect(stale).toMatchObject({ status: 409, body: { code: 'PACKAGES_VERSION_STALE' } });
  const other = await registerNotary();
  expect((await call('list-packages', { token: other.token })).body).toMatchObject({ version: 0 });
});
