import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry, type EntryPayload } from '#test/support/entry.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const lien = 'Lien 016-12-3456';
const documents = [{ description: 'Deed' }, { description: lien }];
const confirmation = { field: 'documents.1.description', kind: 'loan_number' } as const;

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const draft = (changes: Partial<EntryPayload>) =>
  call('create-draft', { query: { intent: 'submit' }, body: buildEntry(changes), token: notary.token });

const details = async (changes: Partial<EntryPayload>) => {
  const { status, body } = await draft(changes);
  expect(status).toBe(422);
  return (body as unknown as { detail: string[] }).detail;
};

describe('a number of an ambiguous shape', () => {
  it('is rejected, also in a draft, with a sentence that says how to confirm it', async () => {
    expect(await details({ documents })).toEqual([
      expect.stringMatching(
        /^Document 2 has a number like a Social Security number.*\. If this is a parcel, loan, or file number, confirm it\.$/,
      ),
    ]);
  });

  it('is stored, answered, and submitted with its confirmation', async () => {
    const { status, body } = await draft({ documents, text_confirmations: [confirmation] });
    expect(status).toBe(201);
    const { id } = body;
    const submitted = await call('submit-entry', { params: { id }, token: notary.token });
    expect(submitted.status).toBe(200);
    const whole = await call('get-entry', { params: { id }, token: notary.token });
    expect(whole.body.text_confirmations).toEqual([confirmation]);
    expect(whole.body.documents).toEqual(documents);
  });

  it('keeps its confirmation when an empty document before it is dropped', async () => {
    const spaced = [{ description: '' }, ...documents];
    const moved = { ...confirmation, field: 'documents.2.description' };
    const { status, body } = await draft({ documents: spaced, text_confirmations: [moved] });
    expect(status).toBe(201);
    const whole = await call('get-entry', { params: { id: body.id }, token: notary.token });
    expect(whole.body.documents).toEqual(documents);
    expect(whole.body.text_confirmations).toEqual([confirmation]);
  });

  it.each(['documents.0.description', 'documents.7.description', 'comment', ''])(
    'is not opened by a confirmation of another text: %s',
    async (field) => {
      const found = await details({ documents, text_confirmations: [{ ...confirmation, field }] });
      expect(found[0]).toMatch(/^Document 2 has a number like/);
    },
  );

  it('is not opened by an unknown kind', async () => {
    const { status } = await draft({
      documents,
      text_confirmations: [{ field: confirmation.field, kind: 'any_number' as never }],
    });
    expect(status).toBe(422);
  });
});

it('a confirmation must name a text that the entry has', async () => {
  const confirmed = [{ ...confirmation, field: 'documents.9.description' }];
  expect(await details({ text_confirmations: confirmed })).toEqual([
    'Text confirmation 1: Field must be the path of a text in this entry, such as documents.0.description',
  ]);
});

it.each([
  ['CO', 'SSN 123-45-6789'],
  ['CO', '4111 1111 1111 1111'],
  ['TX', 'DL 12345678'],
] as const)('no confirmation opens what is certain: %s %s', async (state_code, comments) => {
  const text_confirmations = [{ field: 'comments', kind: 'other_number' as const }];
  const found = await details({ state_code, comments, text_confirmations });
  expect(found.join()).toMatch(/must not contain|cannot be recorded per state law/);
});
