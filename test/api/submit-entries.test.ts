import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, journalFaults, submit, submitTogether } from '#test/support/journal.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { endTrial, setMonthUsage } from '#test/support/plan.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const draftsToSubmit = (count: number, of: Notary = notary) =>
  Promise.all(Array.from({ length: count }, () => draftToSubmit(of)));

const sixDigits = (number: number) => String(number).padStart(6, '0');

async function statusOf(id: string, of: Notary = notary): Promise<string> {
  return (await call('get-entry', { params: { id }, token: of.token })).body.status;
}

describe('submit-entries', () => {
  it('rejects a call without a live session', async () => {
    const body = { entry_ids: ['1'] };
    expect((await call('submit-entries', { body })).status).toBe(401);
    const token = await signExpiredToken(notary.id);
    expect((await call('submit-entries', { body, token })).status).toBe(401);
  });

  it.each([
    ['nothing', {}, 'Entry ids is required'],
    ['no entries', { entry_ids: [] }, 'Entry ids must name at least one entry'],
    ['an entry twice', { entry_ids: ['1', '2', '1'] }, 'Entry ids must name each entry once'],
    [
      '41 entries',
      { entry_ids: Array.from({ length: 41 }, (_, index) => String(index)) },
      'Entry ids may name at most 40 entries',
    ],
  ])('rejects a body that names %s', async (_, body, problem) => {
    expect(await call('submit-entries', { body, token: notary.token })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail: [problem] },
    });
  });

  it('numbers 40 entries in the given order, and answers the same when it is repeated', async () => {
    const own = await registerNotary();
    const ids = await draftsToSubmit(40, own);
    const given = ids.toReversed();
    const first = await submitTogether(own, given);
    expect(first.status).toBe(200);
    expect(first.body.entries.map(({ id, entry_number }) => [id, entry_number])).toEqual(
      given.map((id, index) => [id, sixDigits(index + 1)]),
    );
    expect(await submitTogether(own, given)).toMatchObject({ status: 200, body: first.body });
    expect(await journalFaults(own.id)).toMatchObject({ faults: [] });

    const seventh = first.body.entries[6];
    const read = await call('get-entry', { params: { id: given[6] ?? '' }, token: own.token });
    expect(read.body).toMatchObject({ status: 'submitted', entry_hash: seventh?.entry_hash });
    expect(read.body.signers[0]?.signature_data_url).toMatch(/^data:image\/png;base64,/);
    expect((await submit(own, await draftToSubmit(own))).body.entry_number).toBe('000041');
  });

  it('uses the time of recording for every entry that has none of its own', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const [own, common] = [ago(1.5), ago(1)];
    const ids = [await draftToSubmit(notary, { recorded_at: own }), await draftToSubmit(notary)];
    const body = { entry_ids: ids, recorded_at: common };
    const { status, body: response } = await call('submit-entries', { body, token: notary.token });
    expect(status).toBe(200);
    expect(response.entries.map(({ recorded_at }) => recorded_at)).toEqual([own, common]);
  });

  it('names what is missing by its place, in at most 20 sentences, and submits none', async () => {
    const complete = await draftToSubmit(notary);
    const unnamed = await draftToSubmit(notary, { signers: [buildSigner({ first_name: '' })] });
    const ids = [complete, await draftToSubmit(notary, { documents: [] }), unnamed];
    const response = await submitTogether(notary, ids);
    expect(response.status).toBe(422);
    expect(response.body.detail).toEqual([
      'Entry 2: At least one document description is required',
      'Entry 3: Signer 1: First Name is required - if the person has one name only, choose "one name"',
    ]);
    expect(await statusOf(complete)).toBe('draft');
    const empty = await Promise.all(
      [1, 2, 3].map(async () => (await call('create-draft', { body: {}, token: notary.token })).body.id),
    );
    expect((await submitTogether(notary, empty)).body.detail).toHaveLength(20);
  });

  it("answers an unknown ID and another notary's like each other, and submits none", async () => {
    const other = await registerNotary();
    const own = await draftToSubmit(notary);
    const foreign = await draftToSubmit(other);
    for (const id of [foreign, '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no-ulid']) {
      expect(await submitTogether(notary, [own, id])).toMatchObject({
        status: 404,
        body: { code: 'ENTRY_NOT_FOUND' },
      });
    }
    expect(await statusOf(own)).toBe('draft');
    expect(await statusOf(foreign, other)).toBe('draft');
  });

  it('rejects a mix of drafts and submitted entries, and changes nothing', async () => {
    const [done = '', open = ''] = await draftsToSubmit(2);
    await submit(notary, done);
    expect(await submitTogether(notary, [open, done])).toMatchObject({
      status: 409,
      body: { code: 'ENTRIES_PARTLY_SUBMITTED' },
    });
    expect(await statusOf(open)).toBe('draft');
  });

  it('fills a month to its limit, and submits none of a visit that does not fit', async () => {
    const own = await registerNotary();
    await endTrial(own.id);
    await setMonthUsage(own.id, 1);
    const [first = '', second = '', third = ''] = await draftsToSubmit(3, own);
    const tooMany = await submitTogether(own, [first, second, third]);
    expect(tooMany.status).toBe(403);
    expect(tooMany.body.detail).toMatch(/^Notarization limit exceeded/);
    expect(await statusOf(first, own)).toBe('draft');
    expect((await submitTogether(own, [first, second])).status).toBe(200);
    expect((await submitTogether(own, [third])).status).toBe(403);
  });
});
