import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const successor = { name: 'Ben Day', relation: 'son', phone: '(303) 555-0142', email: 'ben@example.com' };
const body = { version: 0, abbreviations: 'DL: license', signature: drawnSignature(), successor };
const bytesOf = ({ body: answered }: { body: object }) =>
  'bytes' in answered && Buffer.isBuffer(answered.bytes) ? answered.bytes : Buffer.alloc(0);

const query = { document: 'front_page' };

describe.each([
  ['get-front-page', {}] as const,
  ['save-front-page', { body }] as const,
  ['export-front-page', { query }] as const,
])('%s', (route, options) => {
  it('needs a live session', async () => {
    expect((await call(route, options)).status).toBe(401);
    const token = await signExpiredToken(notary.id);
    expect((await call(route, { ...options, token })).status).toBe(401);
  });
});

it.each([
  ['no version', { abbreviations: null, signature: null, successor: null }],
  ['a successor without a name', { ...body, successor: { ...successor, name: ' ' } }],
  ['a signature that is too large', { ...body, signature: drawnSignature().padEnd(200_001, 'A') }],
  ['abbreviations that are too long', { ...body, abbreviations: 'x'.repeat(2_001) }],
])('rejects %s', async (_, wrong) => {
  expect((await call('save-front-page', { body: wrong, token: notary.token })).status).toBe(422);
});

it('stores the page of one notary, rejects a stale version, and prints both documents', async () => {
  const { token } = notary;
  const saved = { ...body, version: 1 };
  expect(await call('save-front-page', { body, token })).toMatchObject({ status: 200, body: saved });
  expect((await call('get-front-page', { token })).body).toMatchObject(saved);
  const stale = await call('save-front-page', { body: { ...body, abbreviations: null }, token });
  expect(stale).toMatchObject({ status: 409, body: { code: 'FRONT_PAGE_VERSION_STALE' } });
  const other = await registerNotary();
  expect((await call('get-front-page', { token: other.token })).body).toMatchObject({
    ...{ version: 0, signature: null, successor: null },
  });

  await call('update-profile', { body: { primary_notary_state: 'IL', full_name: 'Ada Day' }, token });
  const printed = async (document: string) => {
    const response = await call('export-front-page', { query: { document }, token });
    expect(response.status).toBe(200);
    return readPdf(new Uint8Array(bytesOf(response)));
  };
  const front = await printed('front_page');
  for (const shown of [
    'Ada Day',
    'Before:',
    'DL: license',
    'Ben Day (son)',
    '[14 Ill. Adm. Code 176.900(b)]',
  ]) {
    expect(front.text).toContain(shown);
  }
  expect(front.pages.map(({ images }) => images)).toEqual([1]);
  const sheet = await printed('successor_sheet');
  for (const shown of [
    'Ben Day (son)',
    'Do not sign in as the notary',
    'deliver or mail it to the Secretary',
  ]) {
    expect(sheet.text).toContain(shown);
  }
});
