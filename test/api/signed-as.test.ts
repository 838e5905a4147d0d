import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#shared/rules/dates.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const plain = buildEntry();
const titles = (plain.documents ?? []).map(({ description }) => description);
const signedAs = {
  name: `${buildSigner().first_name} ${buildSigner().last_name}`,
  act: 'acknowledgment',
  documents: titles,
  language: 'es',
  at: '2026-11-20T18:00:00Z',
} as const;

const entryOf = (changes: Partial<EntryPayload>, signed: object = signedAs): EntryPayload =>
  buildEntry({
    act_type: 'acknowledgment',
    signers: [buildSigner({ signed_as: signed as typeof signedAs })],
    ...changes,
  } as Partial<EntryPayload>);

async function submit(body: EntryPayload) {
  const draft = await call('create-draft', { query: { intent: 'submit' }, body, token: notary.token });
  if (draft.status !== 201) return draft;
  return call('submit-entry', { params: { id: draft.body.id }, token: notary.token });
}

const details = (body: unknown) => [(body as { detail: string | string[] }).detail].flat().join(' ');

describe('what a signer saw', () => {
  it('is sealed with the signature, and answered', async () => {
    const { status, body } = await submit(entryOf({}));
    expect(status, details(body)).toBe(200);
    const { body: whole } = await call('get-entry', { params: { id: body.id }, token: notary.token });
    expect(whole.signers[0]?.signed_as).toEqual(signedAs);
    expect(whole.signature_notes).toEqual([]);
  });

  it('must be what the entry says, or the notary says why not', async () => {
    const changed = { documents: [{ description: 'Totally different document' }] };
    const refused = await submit(entryOf(changed));
    expect(refused.status).toBe(422);
    expect(details(refused.body)).toBe(
      `Signer 1 signed as ${signedAs.name} for an acknowledgment. Ask them to sign again, or say why the record differs.`,
    );
    const signature_notes = [{ path: 'signers.0', reason: 'Typo in the title' }];
    const { status, body } = await submit(entryOf({ ...changed, signature_notes }));
    expect(status, details(body)).toBe(200);
    const { body: whole } = await call('get-entry', { params: { id: body.id }, token: notary.token });
    expect(whole.signature_notes).toEqual(signature_notes);
  });

  it.each([
    [{ signature_notes: [{ path: 'signers.0', reason: '' }] }, /Reason is required/],
    [{ signature_notes: [{ path: 'signers.0', reason: 'x'.repeat(201) }] }, /at most 200 characters/],
    [{ signature_notes: [{ path: 'notary', reason: 'x' }] }, /must name a person/],
    [
      {
        signature_notes: [
          { path: 'signers.0', reason: 'x' },
          { path: 'signers.0', reason: 'y' },
        ],
      },
      /must not be named twice/,
    ],
    [{ signers: [buildSigner({ signed_as: { ...signedAs, language: 'fr' as 'es' } })] }, /must be en or es/],
    [
      { signers: [buildSigner({ signed_as: { ...signedAs, documents: ['SSN 123-45-6789'] } })] },
      /Social Security/,
    ],
  ])('is refused on a draft already in a wrong form: %j', async (wrong, expected) => {
    const { status, body } = await call('create-draft', {
      query: {},
      body: entryOf(wrong as Partial<EntryPayload>),
      token: notary.token,
    });
    expect(status).toBe(422);
    expect(details(body)).toMatch(expected);
  });
});

it('a draft whose titles and signers fill more than an item of the table is refused', async () => {
  const documents = Array.from({ length: 50 }, () => ({ description: '題'.repeat(300) }));
  const seen = { ...signedAs, documents: documents.map(({ description }) => description) };
  const signers = Array.from({ length: 10 }, () => buildSigner({ signed_as: seen }));
  const body = buildEntry({ act_type: 'acknowledgment', documents, signers });
  const { status, body: answer } = await call('create-draft', { query: {}, body, token: notary.token });
  expect(status).toBe(413);
  expect(details(answer)).toMatch(/at most 300 KB/);
});

describe('doubts that are left open', () => {
  const expired = [buildSigner({ id_expiration_date: '2020-01-01' })];
  const inDenver = { fee: 5, act_timezone: 'America/Denver' };
  const lists = async (id: string) => {
    const { body } = await call('list-entries', { query: {}, token: notary.token });
    return body.items.find((row) => row.id === id)?.open_doubts;
  };

  it('are judged by the server, sealed, and answered by entry and list', async () => {
    const { status, body } = await submit(
      buildEntry({
        ...inDenver,
        signers: expired,
        act_timezone: 'Asia/Tokyo',
        date: dayIn('Asia/Tokyo', new Date()),
      }),
    );
    expect(status, details(body)).toBe(200);
    const { body: whole } = await call('get-entry', { params: { id: body.id }, token: notary.token });
    expect(whole.open_doubts).toEqual(['zone_elsewhere', 'expired_id']);
    expect(await lists(body.id)).toEqual(['zone_elsewhere', 'expired_id']);
  });

  it('do not include those that the notary answered', async () => {
    const warning_responses = [{ warning: 'expired_id' as const, response: null }];
    const { body } = await submit(buildEntry({ ...inDenver, signers: expired, warning_responses }));
    expect(await lists(body.id)).toEqual([]);
  });
});
