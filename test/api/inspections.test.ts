import { inflateSync } from 'node:zlib';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectionKey } from '#functions/store/table/keys.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { readEvidencePdf } from '#test/support/evidence-pdf.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { ageProofs, type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { publishedKeys } from '#test/support/published-keys.ts';
import { testTable } from '#test/support/stack.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Appears nowhere else in an entry. The asterisk keeps random IDs and hashes from matching it. */
const idNumber = 'Q*8Z';

let notary: Notary;
let other: Notary;

const wanted = {
  recipient: 'Ines Inspector',
  office: 'Office of the Secretary of State',
  reason: 'inspection' as const,
  scope: { kind: 'numbers', numbers: '1, 3' } as const,
  images: false,
};

async function made(changes: Record<string, unknown> = {}, by = notary) {
  const { status, body } = await call('create-inspection', {
    body: { ...wanted, ...changes },
    token: by.token,
  });
  expect(status).toBe(201);
  return { id: body.inspection.id, token: body.address.split('#')[1] ?? '', code: body.access_code, body };
}

const open = (token: string, code: string, userAgent = chrome) =>
  call('open-inspection', { body: { token, code }, headers: { 'user-agent': userAgent } });

async function opened({ token, code }: { token: string; code: string }, userAgent = chrome): Promise<string> {
  const { status, body } = await open(token, code, userAgent);
  expect(status).toBe(200);
  return body.session;
}

const entry = (session: string, number: string) =>
  call('get-inspected-entry', { params: { number }, token: session });
const list = (session: string) => call('list-inspected-entries', { token: session });
const viewsOf = async (id: string, by = notary) =>
  (await call('get-inspection', { params: { id }, token: by.token })).body.views;

async function endAt(id: string, at: Date) {
  const { client, name: TableName } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName,
      Key: inspectionKey(notary.id, id),
      UpdateExpression: 'SET expiresAt = :at',
      ExpressionAttributeValues: { ':at': at.toISOString() },
    }),
  );
}

/** Returns what the pages of a PDF show, its bytes, and every stream in it, unpacked; all without spaces. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const texts = [(await readEvidencePdf(bytes)).words.join(' '), Buffer.from(bytes).toString('latin1')];
  for (const { at, stream } of new PdfFile(bytes).everyObject()) {
    if (!stream) continue;
    const isPacked = Buffer.from(bytes.subarray(at, stream.from)).includes('/FlateDecode');
    const content = Buffer.from(bytes.subarray(stream.from, stream.to));
    texts.push((isPacked ? inflateSync(content) : content).toString('latin1'));
  }
  return texts.join('\n').replaceAll(/\s/g, '');
}

beforeAll(async () => {
  [notary, other] = await Promise.all([registerNotary(), registerNotary()]);
  for (const by of [notary, other]) {
    for (const comments of ['first', 'second', 'third']) {
      const changes = { comments, signers: [buildSigner({ id_number: idNumber })] };
      await submit(by, await draftToSubmit(by, buildEntry(changes)));
    }
  }
});

describe('making an inspection link', () => {
  it('answers address and code once, and lists the link without them', async () => {
    const { id, token, code, body } = await made();
    expect(body.address).toMatch(/\/inspect#[\w-]{43}$/);
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    expect(body.inspection).toMatchObject({ state: 'active', entry_count: 2, images: false });
    const days = Date.parse(body.inspection.expires_at) - Date.parse(body.inspection.created_at);
    expect(days).toBe(7 * 24 * 60 * 60_000);
    const listed = await call('list-inspections', { token: notary.token });
    const { body: own } = await call('list-journals', { token: notary.token });
    expect(listed.body.items.find((item) => item.id === id)?.journal_id).toBe(own.journals[0]?.journal_id);
    expect(listed.body.items.map((item) => item.id)).toContain(id);
    expect(JSON.stringify(listed.body)).not.toMatch(new RegExp(`${token}|${code}`));
  });

  it('fixes the entries of a period when it is made', async () => {
    const today = buildEntry().date ?? '';
    const { token, code } = await made({ scope: { kind: 'period', from: today, to: today } }, other);
    await submit(other, await draftToSubmit(other));
    const session = await opened({ token, code });
    const { body } = await list(session);
    expect(body.items.map(({ entry_number: number }) => number)).toEqual(['000001', '000002', '000003']);
    expect((await entry(session, '4')).status).toBe(404);
  });

  it.each([
    ['no such number', { scope: { kind: 'numbers', numbers: '1, 9' } }],
    ['no number at all', { scope: { kind: 'numbers', numbers: 'all' } }],
    ['a period without entries', { scope: { kind: 'period', from: '2001-01-01', to: '2001-12-31' } }],
    [
      'a period that ends before it begins',
      { scope: { kind: 'period', from: '2026-02-01', to: '2026-01-01' } },
    ],
    ['31 days', { days: 31 }],
    ['nobody', { recipient: ' ' }],
  ])('rejects %s', async (_name, changes) => {
    const { status } = await call('create-inspection', {
      body: { ...wanted, ...changes },
      token: notary.token,
    });
    expect(status).toBe(422);
  });

  it('needs a recent proof of identity', async () => {
    await ageProofs(notary);
    const make = () => call('create-inspection', { body: wanted, token: notary.token });
    expect(await make()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    const { token, password } = notary;
    expect((await call('prove-identity', { body: { password }, token })).status).toBe(204);
    expect((await make()).status).toBe(201);
  });

  it('needs a session, and shows nothing of another notary', async () => {
    const expired = await signExpiredToken(notary.id);
    for (const token of [undefined, expired]) {
      const session = token === undefined ? {} : { token };
      expect((await call('create-inspection', { body: wanted, ...session })).status).toBe(401);
      expect((await call('list-inspections', session)).status).toBe(401);
    }
    const { id } = await made();
    const foreign = { params: { id }, token: other.token };
    expect((await call('get-inspection', foreign)).status).toBe(404);
    expect((await call('revoke-inspection', foreign)).status).toBe(404);
    expect((await call('get-inspection', { params: { id: 'x#y' }, token: notary.token })).status).toBe(404);
  });
});

describe('an official with a link', () => {
  it('sees only the chosen entries of this notary, without ID numbers and images', async () => {
    const session = await opened(await made());
    const { body } = await list(session);
    expect(body).toMatchObject({ total: 2, page_size: 25 });
    expect(body.items.map(({ entry_number: number }) => number)).toEqual(['000001', '000003']);
    const { status, body: first } = await entry(session, '000001');
    expect(status).toBe(200);
    expect(first.comments).toBe('first');
    expect(first.signers[0]).toMatchObject({
      first_name: 'Ada',
      id_number: 'Withheld',
      signature_data_url: null,
    });
    expect(JSON.stringify(first)).not.toContain(idNumber);
    for (const number of ['2', '4', '0', '-1', 'x', '1e1', '1#x']) {
      expect([number, (await entry(session, number)).status]).toEqual([number, 404]);
    }
  });

  it('sees images if the notary included them', async () => {
    const { body } = await entry(await opened(await made({ images: true })), '1');
    expect(body.signers[0]?.signature_data_url).toMatch(/^data:image\/png;base64,/);
  });

  it('gets a signed PDF with its proof, in which no ID number can be found', async () => {
    const session = await opened(await made());
    const { status, body } = await call('export-inspected-entry', {
      params: { number: '1' },
      token: session,
    });
    expect(status).toBe(200);
    const bytes = new Uint8Array('bytes' in body ? body.bytes : []);
    const { words, files } = await readEvidencePdf(bytes);
    const pages = words.join(' ');
    expect(pages).toContain('Withheld');
    const evidence = files.find((file) => file.startsWith('{')) ?? '';
    expect(JSON.parse(evidence).salts).toEqual({ signers: [null], credible_witnesses: [] });
    expect(pages + evidence + Buffer.from(bytes).toString('latin1')).not.toContain(idNumber);
    const outside = { params: { number: '2' }, token: session };
    expect((await call('export-inspected-entry', outside)).status).toBe(404);
  });

  it('finds no address that is not open to inspection in a PDF, in no stream and no attachment', async () => {
    const content = buildEntry({
      ...{ state_code: 'MA', address_withheld: true, act_time: '10:15' },
      ...{ location_label: '48 Hidden Ln, Worcester, MA', location_lat: 42.26259, location_lng: -71.80229 },
      signers: [
        buildSigner({ address_line: '48 Hidden Lane', city: 'Worcester', state_code: 'MA', zip: '01608' }),
      ],
    });
    const id = await draftToSubmit(notary, content);
    const number = String((await submit(notary, id)).body.entry_number);
    const session = await opened(await made({ scope: { kind: 'numbers', numbers: number } }));
    const pdfs = await Promise.all([
      call('export-inspected-entry', { params: { number }, token: session }),
      call('export-entry-pdf', { params: { id }, token: notary.token }),
    ]);
    for (const { status, body } of pdfs) {
      expect(status).toBe(200);
      const bytes = new Uint8Array('bytes' in body ? body.bytes : []);
      const whole = await everythingIn(bytes);
      expect(whole.includes('Withheld:notopentopublicinspection')).toBe(true);
      expect(whole.includes('"recorded":null')).toBe(true);
      for (const part of ['Hidden', 'Worcester', '01608', '42.26259', '71.80229']) {
        expect([part, whole.includes(part)]).toEqual([part, false]);
      }
      const report = await verifyPdf(bytes, { keys: await publishedKeys() });
      expect(report.statements).not.toContainEqual(expect.objectContaining({ outcome: 'failed' }));
      expect(report.statements).toContainEqual(
        expect.objectContaining({ check: 'record', outcome: 'unchecked' }),
      );
    }
  });

  it('is refused immediately after a revocation, and so is everybody with the link', async () => {
    const link = await made();
    const session = await opened(link);
    const revoked = await call('revoke-inspection', { params: { id: link.id }, token: notary.token });
    expect(revoked.body.inspection).toMatchObject({ state: 'revoked' });
    const again = await call('revoke-inspection', { params: { id: link.id }, token: notary.token });
    expect(again.body).toEqual(revoked.body);
    for (const response of [
      await entry(session, '1'),
      await list(session),
      await open(link.token, link.code),
    ]) {
      expect(response.status).toBe(410);
      expect(response.body.detail).toContain('Ask the notary for a new one');
    }
  });

  it('is refused when the link has expired', async () => {
    const link = await made();
    const session = await opened(link);
    await endAt(link.id, new Date(Date.now() - 1_000));
    expect((await entry(session, '1')).status).toBe(410);
    expect((await open(link.token, link.code)).status).toBe(410);
  });

  it('needs the code for each browser', async () => {
    const { token, code } = await made();
    const [one, two] = [
      await opened({ token, code }),
      await opened({ token, code: code.toLowerCase() }, safari),
    ];
    expect(one).not.toBe(two);
    expect((await entry(two, '3')).status).toBe(200);
    for (const session of [undefined, token, notary.token]) {
      const response = await call('list-inspected-entries', session === undefined ? {} : { token: session });
      expect([response.status, response.body.code]).toEqual([401, 'INSPECTION_CLOSED']);
    }
  });

  it('cannot guess a link, or the code of one', async () => {
    const guessed = await open('A'.repeat(43), 'ABCDEFGH');
    expect([guessed.status, guessed.body.code]).toEqual([404, 'INSPECTION_NOT_FOUND']);
    const { id, token, code } = await made();
    const wrong = code === 'ZZZZZZZZ' ? 'YYYYYYYY' : 'ZZZZZZZZ';
    const guesses = await Promise.all(Array.from({ length: 14 }, () => open(token, wrong)));
    const refused = guesses.map((guess) => guess.body.code).toSorted();
    expect(refused.filter((each) => each === 'INSPECTION_CODE_WRONG')).toHaveLength(10);
    expect(refused.filter((each) => each === 'INSPECTION_LOCKED')).toHaveLength(4);
    const locked = await open(token, code);
    expect([locked.status, locked.body.code]).toEqual([429, 'INSPECTION_LOCKED']);
    const kinds = (await viewsOf(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: 10 }, () => 'inspection-code-wrong'));
  });

  it('goes on for an official who reads when a stranger locks it, until it is revoked', async () => {
    const { id, token, code } = await made();
    const session = await opened({ token, code });
    const wrong = code === 'ZZZZZZZZ' ? 'YYYYYYYY' : 'ZZZZZZZZ';
    await Promise.all(Array.from({ length: 10 }, () => open(token, wrong)));
    expect((await open(token, code)).body.code).toBe('INSPECTION_LOCKED');
    expect((await entry(session, '3')).status).toBe(200);
    await call('revoke-inspection', { params: { id }, token: notary.token });
    expect((await entry(session, '3')).body.code).toBe('INSPECTION_ENDED');
  });
});

describe('the log of an inspection', () => {
  const many = everyCase ? 100 : 40;

  it(`shows each of ${many} views that were made in parallel, and no other notary’s entry`, async () => {
    const [mine, foreign] = [await made({ images: true }), await made({}, other)];
    const [one, two] = [await opened(mine, chrome), await opened(foreign, safari)];
    const answers = await Promise.all(
      Array.from({ length: many }, (_, at) => entry(at % 2 ? one : two, at % 4 < 2 ? '1' : '3')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200));
    const seen = (session: string) =>
      new Set(
        answers.filter((_, at) => (at % 2 ? one : two) === session).map(({ body }) => body.seal?.journal_id),
      );
    expect(seen(one).size).toBe(1);
    expect(seen(two).size).toBe(1);
    expect(seen(one)).not.toEqual(seen(two));
    const views = await viewsOf(mine.id);
    expect(views.filter(({ kind }) => kind === 'inspection-entry')).toHaveLength(many / 2);
    expect(views.at(-1)).toMatchObject({
      kind: 'inspection-opened',
      device: 'Chrome on Windows',
      entry_number: null,
    });
    expect(new Set(views.flatMap(({ entry_number: number }) => number ?? []))).toEqual(new Set([1, 3]));
    expect(await viewsOf(foreign.id, other)).toHaveLength(many / 2 + 1);
    expect((await viewsOf(foreign.id, other)).at(-1)?.device).toBe('Safari on macOS');
  });

  it('is part of the notary’s record of access', async () => {
    const { items } = (await call('list-access', { token: notary.token })).body;
    expect(items.map(({ label }) => label)).toContain('Inspection link: entry viewed');
    expect(items.map(({ label }) => label)).toContain('Inspection link made');
  });
});
