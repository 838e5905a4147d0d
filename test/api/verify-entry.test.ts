import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import { sealedEntryKey } from '#functions/store/table/keys.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { testTable } from '#test/support/stack.ts';

let notary: Notary;
let journalId: string;
let hash: string;
let entryId: string;

const verify = (number: string, given = hash, journal = journalId) =>
  call('verify-entry', { params: { journal_id: journal, number }, query: { hash: given } });

beforeAll(async () => {
  notary = await registerNotary();
  ({ journalId } = await accountOf(notary.id, await testTable()));
  entryId = await draftToSubmit(notary, { comments: 'seen by nobody else' });
  await submit(notary, entryId);
  const { body } = await call('get-entry', { params: { id: entryId }, token: notary.token });
  hash = body.entry_hash ?? '';
});

describe('verify-entry', () => {
  it('tells anyone with the code of a document that it matches, and never any content', async () => {
    const opening = (await sealStore(await testTable()).links(journalId, [{ link: 0 }])).get(0);
    const { status, body, headers } = await verify('1');
    expect(status).toBe(200);
    expect(body).toEqual({
      matches: true,
      kind: 'entry',
      submitted_at: expect.stringMatching(/^20\d\d-.*Z$/),
      log: body.matches ? body.log : undefined,
      addenda: { count: 0, latest_at: null },
      opened_at: opening?.at,
    });
    expect(JSON.stringify(body)).not.toContain('seen by nobody else');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['another hash', '1', 'a'.repeat(64)],
    ['an entry that is not yet there', '2', undefined],
    ['an addendum that is not there', '1.a1', undefined],
    ['the opening', '0', undefined],
    ['a padded number', '000001', undefined],
    ['a number that is none', 'x', undefined],
  ])('says only that nothing matches for %s', async (_name, number, given) => {
    const { status, body } = await verify(number, given);
    expect([status, body]).toEqual([200, { matches: false }]);
  });

  it.each([
    ['another journal', '01JD8ZC4Y6V2M8T0Q3R5W7X9AB'],
    ['a journal that is none', 'JOURNAL%23x'],
  ])('answers 404 for %s', async (_name, journal) => {
    expect((await verify('1', hash, journal)).status).toBe(404);
  });

  it('rejects what is not a hash', async () => {
    const { status, body } = await verify('1', 'x');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('must be a SHA-256 in lower-case hex');
  });

  it('says where the public log has the entry', async () => {
    const placeOf = async () => {
      const { body } = await verify('1');
      return body.matches ? body.log : null;
    };
    await expect.poll(placeOf, { timeout: 60_000 }).not.toBeNull();
    const place = await placeOf();
    expect(place?.index).toBeLessThan(place?.tree_size ?? 0);
  });

  it('answers 500 for an entry that is not as it was sealed', async () => {
    const { client, name: TableName } = await testTable();
    const id = await draftToSubmit(notary, buildEntry({ comments: 'before' }));
    await submit(notary, id);
    await client.send(
      new UpdateCommand({
        TableName,
        Key: sealedEntryKey(journalId, id),
        UpdateExpression: 'SET #comments = :other',
        ExpressionAttributeNames: { '#comments': 'comments' },
        ExpressionAttributeValues: { ':other': 'after' },
      }),
    );
    const { status, body } = await verify('2');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'INTEGRITY' });
  });
});
