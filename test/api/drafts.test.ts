import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey, draftCountKey, draftKey } from '#functions/store/table/keys.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { drawnSignature, pngBytes } from '#test/support/png.ts';
import { testTable } from '#test/support/stack.ts';

let notary: Notary;

const create = (
  body: unknown,
  more: { headers?: Record<string, string>; query?: Record<string, string> } = {},
) => call('create-draft', { body, token: notary.token, ...more });
const read = (id: string) => call('get-entry', { params: { id }, token: notary.token });
const save = (id: string, body: unknown) =>
  call('update-draft', { params: { id }, body, token: notary.token });
const draftsTotal = async () =>
  (await call('list-entries', { query: { status: 'draft' }, token: notary.token })).body.total;

beforeAll(async () => {
  notary = await registerNotary();
});

describe('create-draft', () => {
  it('keeps everything that was sent', async () => {
    const thumbprint = JSON.stringify({
      captured_at: '2026-01-02T03:04:05Z',
      method: 'ink_impression_photo',
      image_data: drawnSignature(7),
      signer_thumb: 'right_thumb',
      file_size: 120,
      file_type: 'image/png',
    });
    const sent = buildEntry({
      signers: [
        buildSigner({ first_name: 'Nguyễn', last_name: "O'Brien-Łukasz" }),
        buildSigner({ id_type: 'personal_knowledge', signature_data_url: drawnSignature(2) }),
      ],
      documents: [{ description: 'Deed' }, { description: ' ' }, { description: 'Rider' }],
      thumbprint_data: thumbprint,
      signer_journal_signature: drawnSignature(3),
      witness_name: 'Wanda Witness',
    });
    const created = await create(sent);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'draft', version: 1, entry_number: null });

    const { body } = await read(created.body.id);
    expect(body).toMatchObject({
      ...sent,
      document_description: 'Deed; Rider',
      number_of_documents: 2,
      documents: [{ description: 'Deed' }, { description: 'Rider' }],
      signers: [
        sent.signers?.[0],
        { id_type: 'personal_knowledge', id_number: null, id_issuing_agency: null, id_expiration_date: null },
      ],
      thumbprint_data: expect.any(String),
    });
    expect(JSON.parse(body.thumbprint_data ?? '')).toEqual(JSON.parse(thumbprint));
  });

  it('stores no ID number and no image in the table in the clear', async () => {
    const { body } = await create(buildEntry(), { query: { intent: 'submit' } });
    const { client, name } = await testTable();
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: draftKey(notary.id, body.id) }),
    );
    expect(Item).toBeDefined();
    expect(JSON.stringify(Item)).not.toContain('P4Z7');
    expect(JSON.stringify(Item)).not.toContain('base64');
  });

  it('takes a draft that holds next to nothing, dated today', async () => {
    const { status, body } = await create({}, { query: { intent: 'submit' } });
    expect(status).toBe(201);
    expect(body.date).toBe(buildEntry().date);
  });

  const refused: [string, Partial<EntryPayload> | Record<string, unknown>, number, RegExp][] = [
    ['a fee below zero', { fee: -1 }, 422, /Fee must be at least 0/],
    ['a fee over the limit', { fee: 100_000 }, 422, /Fee must be at most 99,999.99/],
    ['a fee with three decimals', { fee: 1.005 }, 422, /two decimals/],
    ['a date that does not exist', { date: '2026-02-30' }, 422, /Date must be a date/],
    ['a date in the future', { date: '2999-01-01' }, 422, /Date must not be in the future/],
    ['an unknown state', { state_code: 'DC' }, 422, /State code must be the code of a US state/],
    ['an unknown document type', { document_type: 'spell' }, 422, /Document type must be a known/],
    ['a half location', { location_lng: null }, 422, /belong together/],
    [
      'a name of 300 characters',
      { signers: [{ first_name: 'x'.repeat(300) }] },
      422,
      /Signer 1: First name must be at most 100/,
    ],
    ['a line break in a name', { signers: [{ first_name: 'a\nb' }] }, 422, /one line of plain text/],
    ['21 signers', { signers: Array.from({ length: 21 }, () => ({})) }, 422, /Signers may hold at most 20/],
    ['text instead of a list', { documents: 'deed' }, 422, /Documents must be a list/],
    [
      'an ID number in Texas',
      { state_code: 'TX' },
      422,
      /^Texas: ID numbers cannot be recorded per state law$/,
    ],
    [
      'an image that is none',
      { principal_signature: `data:image/png;base64,${Buffer.from('hello, I am text').toString('base64')}` },
      415,
      /PNG or JPEG/,
    ],
    [
      'a PNG labelled JPEG',
      { principal_signature: drawnSignature().replace('png', 'jpeg') },
      415,
      /PNG or JPEG/,
    ],
    [
      'an SVG',
      { principal_signature: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
      415,
      /PNG or JPEG/,
    ],
    ['no data URL', { principal_signature: 'https://example.com/a.png' }, 422, /data URL/],
    [
      'an image over 2 MB',
      { principal_signature: `data:image/png;base64,${pngBytes(1600, 1400).toString('base64')}` },
      413,
      /at most 2 MB/,
    ],
  ];

  it.each(refused)('refuses %s', async (_, changes, status, sentence) => {
    const before = await draftsTotal();
    const response = await create(buildEntry(changes));
    expect(response.status).toBe(status);
    expect([response.body.detail].flat().join()).toMatch(sentence);
    expect(await draftsTotal()).toBe(before);
  });

  it('takes an image of exactly 2 MB, and refuses more than 4 MB altogether', async () => {
    const padded = (seed: number) => {
      const png = pngBytes(60, 20, seed);
      return `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - png.length)]).toString('base64')}`;
    };
    const one = await create(buildEntry({ principal_signature: padded(1) }), { query: { intent: 'submit' } });
    expect(one.status).toBe(201);
    const two = await create(
      buildEntry({ principal_signature: padded(1), signer_journal_signature: padded(2) }),
    );
    expect(two.status).toBe(413);
    expect(two.body.detail).toMatch(/together/);
  });

  it('answers a repeated request with the first result and makes no second draft', async () => {
    const other = await registerNotary();
    const headers = { 'idempotency-key': randomUUID() };
    const body = buildEntry();
    const again = () => call('create-draft', { body, headers, token: other.token });
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body: row }) => JSON.stringify(row))).size).toBe(1);
    for (const { status, body: refusal } of answers.filter((response) => !created.includes(response))) {
      expect([status, refusal.code]).toEqual([409, 'REQUEST_IN_PROGRESS']);
    }
    expect(await again()).toMatchObject({ status: 201, body: created[0]?.body });
    const list = await call('list-entries', { query: { status: 'draft' }, token: other.token });
    expect(list.body.total).toBe(1);
    const changed = await call('create-draft', { body: { ...body, fee: 1 }, headers, token: other.token });
    expect(changed.status).toBe(422);
    expect(changed.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('keeps to the limit of the plan under any concurrency: 5 on the trial, none on Free', async () => {
    const other = await registerNotary();
    const one = () => call('create-draft', { body: buildEntry(), token: other.token });
    const answers = await Promise.all(Array.from({ length: 12 }, one));
    expect(answers.filter((response) => response.status === 201)).toHaveLength(5);
    const refusals = answers.filter((response) => response.status === 403);
    expect(refusals).toHaveLength(7);
    expect(refusals[0]?.body.detail).toMatch(/^Draft limit exceeded/);

    await endTrial(other.id);
    expect((await one()).status).toBe(403);
    const kept = await call('list-entries', { query: { status: 'draft' }, token: other.token });
    expect(kept.body.total).toBe(5);
    const usable = await call('update-draft', {
      params: { id: kept.body.items[0]?.id ?? '' },
      body: buildEntry(),
      token: other.token,
    });
    expect(usable.status).toBe(200);
  });

  it('makes a draft to be submitted that is in no list and not counted', async () => {
    const other = await registerNotary();
    await endTrial(other.id);
    const draft = await call('create-draft', {
      query: { intent: 'submit' },
      body: buildEntry(),
      token: other.token,
    });
    expect(draft.status).toBe(201);
    const list = await call('list-entries', { token: other.token });
    expect(list.body).toMatchObject({ items: [], total: 0 });
  });
});

describe('update-draft', () => {
  it('replaces the content and counts the version', async () => {
    const other = await registerNotary();
    const { body: draft } = await call('create-draft', { body: buildEntry(), token: other.token });
    const changed = await call('update-draft', {
      params: { id: draft.id },
      body: { version: 1, fee: 3, comments: 'new' },
      token: other.token,
    });
    expect(changed.body).toMatchObject({ version: 2, fee: 3, signers: [] });
    const { body } = await call('get-entry', { params: { id: draft.id }, token: other.token });
    expect(body).toMatchObject({ comments: 'new', state_code: null, signers: [], date: draft.date });
  });

  it('refuses a stale version and changes nothing', async () => {
    const { body: draft } = await create(buildEntry(), { query: { intent: 'submit' } });
    await save(draft.id, buildEntry({ version: 1, comments: 'first device' }));
    const stale = await save(draft.id, buildEntry({ version: 1, comments: 'second device' }));
    expect(stale.status).toBe(409);
    expect(stale.body.code).toBe('ENTRY_VERSION_STALE');
    expect((await read(draft.id)).body.comments).toBe('first device');
  });

  it('lets one of many saves of the same version win', async () => {
    const { body: draft } = await create(buildEntry(), { query: { intent: 'submit' } });
    const saves = Array.from({ length: 10 }, (_, index) =>
      save(draft.id, buildEntry({ version: 1, comments: `device ${index}` })),
    );
    const statuses = (await Promise.all(saves)).map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it('keeps images that a later save leaves as they are, and drops those it leaves out', async () => {
    const { body: draft } = await create(buildEntry(), { query: { intent: 'submit' } });
    const sent = buildEntry({ principal_signature: drawnSignature(4) });
    await save(draft.id, sent);
    expect((await read(draft.id)).body.principal_signature).toBe(drawnSignature(4));
    await save(draft.id, buildEntry());
    const { body } = await read(draft.id);
    expect(body.principal_signature).toBeNull();
    expect(body.signers[0]?.signature_data_url).toBe(drawnSignature());
  });

  it('refuses a submitted entry', async () => {
    const { body: draft } = await create(buildEntry(), { query: { intent: 'submit' } });
    await submit(notary, draft.id);
    const late = await save(draft.id, buildEntry());
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('ENTRY_ALREADY_SUBMITTED');
  });
});

describe('delete-draft', () => {
  it('removes the draft, frees its place and is then not found', async () => {
    const other = await registerNotary();
    const { body: draft } = await call('create-draft', { body: buildEntry(), token: other.token });
    const remove = () => call('delete-draft', { params: { id: draft.id }, token: other.token });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map((response) => response.status).toSorted()).toEqual([204, 404, 404]);
    const { client, name } = await testTable();
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: draftCountKey(other.id) }));
    expect(Item?.['draftCount']).toBe(0);
  });

  it('refuses a submitted entry', async () => {
    const { body: draft } = await create(buildEntry(), { query: { intent: 'submit' } });
    await submit(notary, draft.id);
    const response = await call('delete-draft', { params: { id: draft.id }, token: notary.token });
    expect(response.status).toBe(409);
    expect((await read(draft.id)).body.status).toBe('submitted');
  });
});

it('reads an account that is small enough for one read unit', async () => {
  const { client, name } = await testTable();
  const { Item, ConsumedCapacity } = await client.send(
    new GetCommand({
      TableName: name,
      Key: accountKey(notary.id),
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  expect(Item).toBeDefined();
  expect(ConsumedCapacity?.CapacityUnits).toBe(1);
});
