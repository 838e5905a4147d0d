import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;
let token: string;

beforeAll(async () => {
  notary = await registerNotary();
  token = notary.token;
});

const row = {
  date: '2019-03-04',
  state: 'CA',
  signers: ['Maria Ortiz'],
  document: 'Grant deed',
  fee: 15,
} as const;
const begin = { file_name: 'paper-journal.csv', rows: 1 };
const unknown = { id: '01JCQYZJ5R0000000000000000' };

async function started(rows = 1): Promise<string> {
  const { status, body } = await call('start-import', { body: { ...begin, rows }, token });
  expect(status).toBe(201);
  if (!('id' in body)) throw new Error('The import was refused');
  return body.id;
}

describe.each([
  ['list-imports', {}] as const,
  ['start-import', { body: begin }] as const,
  ['add-import-rows', { params: { ...unknown, batch: '0' }, body: { rows: [row] } }] as const,
  ['complete-import', { params: unknown }] as const,
  ['remove-import', { params: unknown }] as const,
  ['export-import-csv', { params: unknown }] as const,
  ['search-annex', { body: {} }] as const,
])('%s', (route, options) => {
  it('needs a live session', async () => {
    expect((await call(route, options)).status).toBe(401);
    const expired = await signExpiredToken(notary.id);
    expect((await call(route, { ...options, token: expired })).status).toBe(401);
  });

  it('answers the import of another notary like an unknown one', async () => {
    if (!('params' in options)) return expect(options).not.toHaveProperty('params');
    const params = { ...options.params, id: await started() };
    const other = await registerNotary();
    for (const asked of [params, options.params]) {
      const response = await call(route, { ...options, params: asked, token: other.token });
      expect(response).toMatchObject({ status: 404, body: { code: 'IMPORT_NOT_FOUND' } });
    }
  });
});

it.each([
  ['a date that does not exist', { rows: [{ ...row, date: '2019-02-30' }] }],
  ['a name of 300 characters', { rows: [{ ...row, signers: ['x'.repeat(300)] }] }],
  ['an ID number, which has no field', { rows: [{ ...row, id_number: 'D1234567' }] }],
  ['a Social Security number in the notes', { rows: [{ ...row, notes: 'SSN 123-45-6789' }] }],
  ['a day in the future', { rows: [{ ...row, date: '2999-01-01' }] }],
  ['more than 500 rows', { rows: Array(501).fill({ date: row.date, state: 'CA', signers: ['A'] }) }],
  ['no rows', { rows: [] }],
])('rejects %s', async (_, body) => {
  const params = { id: await started(), batch: '0' };
  expect((await call('add-import-rows', { params, body, token })).status).toBe(422);
  const none = await call('complete-import', { params: { id: params.id }, token });
  expect(none).toMatchObject({ status: 409, body: { code: 'IMPORT_INCOMPLETE' } });
});

it('shows, exports, and undoes what was imported', async () => {
  const id = await started(2);
  const rows = [row, { ...row, signers: ['John Smith'], notes: '=1+1' }];
  const sent = { params: { id, batch: '0' }, body: { rows }, token };
  expect((await call('add-import-rows', sent)).status).toBe(204);
  expect((await call('list-imports', { token })).body).toEqual({ items: [] });
  const complete = await call('complete-import', { params: { id }, token });
  expect(complete).toMatchObject({ status: 200, body: { status: 'complete', rows: 2 } });
  expect((await call('list-imports', { token })).body).toEqual({ items: [complete.body] });

  const found = await call('search-annex', { body: { search: 'ortiz' }, token });
  expect(found.body).toEqual({ items: [{ import_id: id, position: 0, row }], next: null });
  const wrong = { date_from: '2020-01-01', date_to: '2019-01-01' };
  expect((await call('search-annex', { body: wrong, token })).status).toBe(422);

  const csv = await call('export-import-csv', { params: { id }, token });
  expect(csv.status).toBe(200);
  expect(csv.headers.get('content-disposition')).toContain('imported-paper-journal.csv');

  expect((await call('remove-import', { params: { id }, token })).status).toBe(204);
  expect((await call('list-imports', { token })).body).toEqual({ items: [] });
  expect((await call('remove-import', { params: { id }, token })).status).toBe(404);
});
