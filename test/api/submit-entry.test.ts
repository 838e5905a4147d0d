import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { draftCountKey, ledgerKey } from '#functions/store/table/keys.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { accountOf, draftToSubmit, journalFaults, submit, submitTogether } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial, setMonthUsage, setPlan } from '#test/support/plan.ts';
import { testTable } from '#test/support/stack.ts';

async function counters(notaryId: string) {
  const { client, name } = await testTable();
  const read = async (Key: { pk: string; sk: string }) =>
    (await client.send(new GetCommand({ TableName: name, Key }))).Item;
  const ledger = await read(ledgerKey((await accountOf(notaryId)).journalId));
  const thisMonth = monthIn('America/New_York', new Date());
  const month = ledger?.['months']?.find((one: { month: string }) => one.month === thisMonth);
  return { ledger, drafts: await read(draftCountKey(notaryId)), month };
}

describe('submit-entry', () => {
  it('numbers entries from 1, counts them and their fees, and frees the draft', async () => {
    const notary = await registerNotary();
    const draft = await call('create-draft', { body: buildEntry(), token: notary.token });
    const first = await submit(notary, draft.body.id);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: 'submitted',
      entry_number: '000001',
      late_entry: false,
      version: 2,
    });
    const second = await submit(notary, await draftToSubmit(notary, { fee: 4.25 }));
    expect(second.body.entry_number).toBe('000002');
    expect(await counters(notary.id)).toMatchObject({
      ledger: { lastNumber: 2, lastLink: 2 },
      drafts: { draftCount: 0 },
      month: { submitted: 2, feeCents: 1975 },
    });
    expect(await journalFaults(notary.id)).toMatchObject({ faults: [] });
  });

  it('answers the same entry again, even if the limit of the month is reached', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const first = await submit(notary, id);
    await setMonthUsage(notary.id, 60);
    const again = await submit(notary, id);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('marks an entry for an earlier day as late', async () => {
    const notary = await registerNotary();
    const untimed = await submit(notary, await draftToSubmit(notary, { date: '2026-01-05' }));
    expect(untimed.body.detail).toEqual([
      expect.stringMatching(/^Time of the Act is required by .+ law \(.+\)$/),
    ]);
    const timed = await draftToSubmit(notary, { date: '2026-01-05', act_time: '14:05' });
    expect((await submit(notary, timed)).body.late_entry).toBe(true);
  });

  it('refuses missing fields, each with its sentence, and keeps the draft', async () => {
    const notary = await registerNotary();
    const { body: draft } = await call('create-draft', { body: {}, token: notary.token });
    const response = await submit(notary, draft.id);
    expect(response.status).toBe(422);
    expect(response.body.detail).toEqual([
      'State is required',
      'Document Type is required',
      'Signer 1: First Name is required - if the person has one name only, choose "one name"',
      ...['Last Name', 'Street Address', 'City', 'State', 'ZIP Code', 'ID Type'].map(
        (label) => `Signer 1: ${label} is required`,
      ),
      'Signer 1: Signature is required - please draw your signature in the signature pad',
      'Location Address is required - use GPS button or enter manually',
      'At least one document description is required',
    ]);
    expect(await counters(notary.id)).toMatchObject({ ledger: { lastNumber: 0 }, drafts: { draftCount: 1 } });
  });

  it('requires no ID document for a signer the notary knows, and both dates but no number in Pennsylvania', async () => {
    const notary = await registerNotary();
    const known = buildSigner({ id_type: 'personal_knowledge' });
    expect((await submit(notary, await draftToSubmit(notary, { signers: [known] }))).status).toBe(200);
    const unnumbered = buildSigner({ id_number: null });
    const elsewhere = await submit(notary, await draftToSubmit(notary, { signers: [unnumbered] }));
    expect(elsewhere.body.detail).toEqual(['Signer 1: ID Number is required']);
    const there = await draftToSubmit(notary, { state_code: 'PA', signers: [unnumbered] });
    expect((await submit(notary, there)).body.detail).toEqual([
      expect.stringMatching(/^Signer 1: Issue Date is required by Pennsylvania law \(.+\)$/),
    ]);
    const signers = [{ ...unnumbered, id_issue_date: '2021-05-17' }];
    const dated = await draftToSubmit(notary, { state_code: 'PA', signers });
    expect((await submit(notary, dated)).status).toBe(200);
  });

  it('refuses the fourth entry of a month on Free', async () => {
    const notary = await registerNotary();
    await endTrial(notary.id);
    for (let number = 1; number <= 3; number += 1) {
      expect((await submit(notary, await draftToSubmit(notary))).status).toBe(200);
    }
    const fourth = await submit(notary, await draftToSubmit(notary));
    expect(fourth.status).toBe(403);
    expect(fourth.body.detail).toMatch(/^Notarization limit exceeded/);
  });
});

const refusal: Partial<EntryPayload> = {
  ...{ outcome: 'refused', outcome_reason: 'identity_not_proven', outcome_note: 'Expired passport' },
  ...{ signers: [], documents: [], document_type: null },
};

describe('submitting an act that was not performed', () => {
  it('takes the next number on every plan and with a full month, alone and together with others', async () => {
    const notary = await registerNotary();
    await endTrial(notary.id);
    await setMonthUsage(notary.id, 2);
    const alone = await submit(notary, await draftToSubmit(notary, refusal));
    expect(alone).toMatchObject({ status: 200, body: { entry_number: '000001', outcome: 'refused' } });
    const third = await draftToSubmit(notary, { fee: 5 });
    const cancelled = { ...refusal, outcome: 'cancelled', fee: 40 } as const;
    const both = await submitTogether(notary, [third, await draftToSubmit(notary, cancelled)]);
    expect(both.body.entries.map(({ outcome }) => outcome)).toEqual(['performed', 'cancelled']);
    expect((await submit(notary, await draftToSubmit(notary))).status).toBe(403);
    const full = await submit(notary, await draftToSubmit(notary, refusal));
    expect(full).toMatchObject({ status: 200, body: { entry_number: '000004' } });
    expect(await counters(notary.id)).toMatchObject({
      ledger: { lastNumber: 4 },
      month: { submitted: 3, feeCents: 500 },
    });
    expect(await journalFaults(notary.id)).toMatchObject({ faults: [] });
    const whole = await call('get-entry', { params: { id: full.body.id }, token: notary.token });
    expect(whole.body).toMatchObject({ ...refusal, signers: [] });
  });

  it('marks lists of entries and drafts, and is a filter', async () => {
    const notary = await registerNotary();
    await setPlan(notary.id, 'pro');
    await submit(notary, await draftToSubmit(notary));
    await submit(notary, await draftToSubmit(notary, refusal));
    await call('create-draft', { body: buildEntry(refusal), token: notary.token });
    const list = async (query: { outcome?: 'performed' | 'not_performed' }) => {
      const { body } = await call('list-entries', { query, token: notary.token });
      return body.items.map(({ status, outcome }) => `${status} ${outcome}`).toSorted();
    };
    expect(await list({})).toEqual(['draft refused', 'submitted performed', 'submitted refused']);
    expect(await list({ outcome: 'performed' })).toEqual(['submitted performed']);
    expect(await list({ outcome: 'not_performed' })).toEqual(['draft refused', 'submitted refused']);
  });

  it.each<[Partial<EntryPayload>, RegExp]>([
    [{ outcome: 'performed' }, /^An act that was performed has no reason and no note/],
    [{ outcome: 'refused', outcome_note: 'SSN 123-45-6789' }, /Social Security number/],
    [{ outcome: 'skipped' as never }, /must be performed, refused or cancelled/],
    [{ outcome: 'refused', outcome_reason: 'bored' as never }, /must be one of identity_not_proven, /],
  ])('refuses a draft with %j', async (wrong, detail) => {
    const { token } = await registerNotary();
    const response = await call('create-draft', { body: buildEntry({ ...refusal, ...wrong }), token });
    expect(response.status).toBe(422);
    expect([(response.body as unknown as { detail: string | string[] }).detail].flat().join()).toMatch(
      detail,
    );
  });

  it('requires place and reason, each with its sentence', async () => {
    const notary = await registerNotary();
    const bare = { ...refusal, outcome_reason: null, location_label: null };
    const response = await submit(notary, await draftToSubmit(notary, bare));
    expect(response.status).toBe(422);
    expect(response.body.detail).toEqual([
      'Location Address is required - use GPS button or enter manually',
      'Choose why the act was not performed',
    ]);
  });
});

/** Submits an entry as the app does: it tries again while the journal is busy. */
async function submitPatiently(notary: Notary, id: string): ReturnType<typeof submit> {
  const response = await submit(notary, id);
  return response.status === 503 ? submitPatiently(notary, id) : response;
}

describe('submitting in parallel', () => {
  const drafts = everyCase ? 50 : 14;

  it(`gives ${drafts} drafts with room for 10 exactly the numbers 1 to 10`, async () => {
    const notary = await registerNotary();
    await setMonthUsage(notary.id, 50);
    const ids = await Promise.all(Array.from({ length: drafts }, () => draftToSubmit(notary)));
    const answers = await Promise.all(ids.map((id) => submitPatiently(notary, id)));
    const numbers = answers.flatMap((response) =>
      response.status === 200 ? [response.body.entry_number] : [],
    );
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(6, '0')),
    );
    expect(answers.filter((response) => response.status === 403)).toHaveLength(drafts - 10);
    const { faults, submitted } = await journalFaults(notary.id);
    expect(faults).toEqual([]);
    expect(submitted).toHaveLength(10);
    expect(await counters(notary.id)).toMatchObject({ ledger: { lastNumber: 10 }, month: { submitted: 60 } });
  });

  const times = everyCase ? 20 : 8;

  it(`gives one draft submitted ${times} times one number and as many equal answers`, async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const answers = await Promise.all(Array.from({ length: times }, () => submitPatiently(notary, id)));
    expect(answers.map((response) => response.status)).toEqual(Array(times).fill(200));
    expect(new Set(answers.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await counters(notary.id)).toMatchObject({ ledger: { lastNumber: 1 }, month: { submitted: 1 } });
  });

  it('either saves or submits a draft, never half of each', async () => {
    const notary = await registerNotary();
    for (let round = 0; round < 5; round += 1) {
      const id = await draftToSubmit(notary);
      const [submitted, saved] = await Promise.all([
        submit(notary, id),
        call('update-draft', { params: { id }, body: buildEntry({ comments: 'late' }), token: notary.token }),
      ]);
      expect(submitted.status).toBe(200);
      const { body } = await call('get-entry', { params: { id }, token: notary.token });
      expect(body.comments === 'late').toBe(saved.status === 200);
    }
    expect((await journalFaults(notary.id)).faults).toEqual([]);
  });
});
