import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { type CallOptions, call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { publishedKeys } from '#test/support/published-keys.ts';

let notary: Notary;
let other: Notary;

beforeAll(async () => {
  [notary, other] = await Promise.all([registerNotary(), registerNotary()]);
});

const request = (requester = 'Dana Reyes') => ({
  ...{ kind: 'copy', state: 'CO' },
  facts: {
    ...{ requester, contact: null, on_behalf_of: null, is_party: true, form: 'written' },
    ...{ received_on: '2026-11-02', month: null, people: 'Ada Byron', document: null },
  },
});

const open = (by = notary, body: unknown = request()) => call('open-matter', { token: by.token, body });

/** Opens a matter, and returns what its routes need. */
async function opened(by = notary) {
  const { status, body } = await open(by);
  expect(status).toBe(201);
  return { id: body.id, version: body.version, of: { params: { id: body.id }, token: by.token } };
}

const step = (of: CallOptions, body: unknown) => call('add-matter-step', { ...of, body });

describe('every route of a matter', () => {
  /** Calls each route that names a matter. */
  const callAll = (of: CallOptions) =>
    Promise.all([
      call('get-matter', of),
      step(of, { kind: 'noted', note: 'Called back', version: 1 }),
      call('find-matter-entries', { ...of, body: { search: 'Ada' } }),
      call('make-matter-document', { ...of, body: { document: 'record' } }),
    ]);

  it('needs a session', async () => {
    const { id } = await opened();
    for (const session of [{}, { token: await signExpiredToken(notary.id) }]) {
      const answers = [
        ...(await callAll({ params: { id }, ...session })),
        await call('open-matter', { body: request(), ...session }),
        await call('list-matters', session),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
    }
  });

  it('answers another notary as if the matter did not exist', async () => {
    const { id, of } = await opened();
    for (const unknown of [id, '01JD8X4Q0MZV7K3T9S2R6W5YBH', 'x#y']) {
      const answers = await callAll({ params: { id: unknown }, token: other.token });
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404));
    }
    expect((await call('get-matter', of)).body).toMatchObject({ version: 1, steps: [] });
    expect((await call('list-matters', { token: other.token })).body.items).toEqual([]);
  });
});

describe('opening a matter', () => {
  it.each([
    ['an unknown kind', { ...request(), kind: 'chat' }],
    ['a place that is no state', { ...request(), state: 'XX' }],
    ['nobody who asks', request(' ')],
    ['an SSN', request('SSN 123-45-6789')],
    ['an unknown field', { ...request(), due_on: '2030-01-01' }],
  ])('rejects %s', async (_name, body) => {
    expect((await open(notary, body)).status).toBe(422);
  });
});

describe('a step of a matter', () => {
  it('needs the version that the client knows, and succeeds again when it is repeated', async () => {
    const { of, version } = await opened();
    const note = { kind: 'noted', note: 'Called back', version };
    const [first, again] = [await step(of, note), await step(of, note)];
    expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(again.body).toEqual(first.body);
    const stale = await step(of, { ...note, note: 'Called again' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'MATTER_VERSION_STALE' } });
    const renewed = { kind: 'commission_renewed', commission_number: '1', expiration_date: '2030-01-31' };
    const refused = await step(of, { ...renewed, version: version + 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'MATTER_STEP_REFUSED' } });
    expect((await step(of, { kind: 'closed', version: version + 1 })).body.closed_at).not.toBeNull();
    const { body: listed } = await call('list-matters', { token: notary.token, query: { open: 'true' } });
    expect(listed.items.map(({ id }) => id)).not.toContain(of.params?.['id']);
  });
});

describe('a document of a matter', () => {
  it('is a signed PDF, whose digest the matter keeps', async () => {
    const { of, version } = await opened();
    const make = (document: string) => call('make-matter-document', { ...of, body: { document } });
    expect(await make('copy')).toMatchObject({ status: 409, body: { code: 'MATTER_STEP_REFUSED' } });
    await step(of, { kind: 'no_entry_found', note: '', version });
    const { status, body } = await make('no_entry');
    expect(status).toBe(200);
    const bytes = new Uint8Array('bytes' in body ? body.bytes : []);
    expect((await verifyPdf(bytes, { keys: await publishedKeys() })).verdict).toBe('passed');
    const { steps } = (await call('get-matter', of)).body;
    expect(steps.at(-1)).toMatchObject({
      kind: 'document_made',
      document: 'no_entry',
      digest: createHash('sha256').update(bytes).digest('hex'),
    });
  });
});

describe('a notary whose trial is over', () => {
  it('still deals with matters, and finds entries for them', async () => {
    const late = await registerNotary();
    const id = await draftToSubmit(late, buildEntry());
    await submit(late, id);
    await endTrial(late.id);
    const search = { token: late.token, body: { search: 'Byron' } };
    expect((await call('search-entries', search)).status).toBe(403);
    const { of, version } = await opened(late);
    const found = await call('find-matter-entries', { ...of, body: { search: 'Byron' } });
    expect(found).toMatchObject({ status: 200, body: { total: 1, items: [{ id }] } });
    const chosen = { kind: 'entry_chosen', note: '', entry_id: id, entry_number: '000001', signers: [0] };
    expect((await step(of, { ...chosen, version })).status).toBe(200);
    expect((await call('make-matter-document', { ...of, body: { document: 'copy' } })).status).toBe(200);
  });
});
