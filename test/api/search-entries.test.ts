import { beforeAll, describe, expect, it, vi } from 'vitest';
import { namedSigners } from '#functions/services/search/named-signers.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { snakeKey } from '#shared/contract/wire.ts';
import type { FilterName } from '#shared/rules/entry-filters.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { endTrial, setPlan } from '#test/support/plan.ts';
import { testTable } from '#test/support/stack.ts';

let notary: Notary;

const list = (query: Record<string, string>, by: Pick<Notary, 'token'> = notary) =>
  call('list-entries', { query, token: by.token });
const found = async (query: Record<string, string>) => {
  const { status, body } = await list({ status: 'submitted', page: '1', page_size: '20', ...query });
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map((item) => Number(item.entry_number));
};

const entries: Parameters<typeof buildEntry>[0][] = [
  {
    date: '2026-01-05',
    fee: 0,
    document_type: 'deed',
    act_type: 'acknowledgment',
    act_time: '10:00',
    location_label: '1 Café Row, Denver',
  },
  {
    date: '2026-02-10',
    act_time: '10:00',
    fee: 12.5,
    signers: [
      buildSigner({ first_name: 'Siobhán', last_name: "O'Brien" }),
      buildSigner({ first_name: 'Łukasz', last_name: 'Smith-Jones' }),
    ],
  },
  {
    date: '2026-02-11',
    act_time: '10:00',
    fee: 12.51,
    signers: [buildSigner({ first_name: 'Zoë', last_name: 'Müller' })],
  },
];

beforeAll(async () => {
  notary = await registerNotary();
  for (const changes of entries) {
    const { status, body } = await submit(notary, await draftToSubmit(notary, changes));
    if (status !== 200) throw new Error(`Submitting answered ${status}: ${JSON.stringify(body)}`);
  }
  await call('create-draft', {
    body: buildEntry({ signers: [buildSigner({ first_name: 'Zoe', last_name: 'Draft' })] }),
    token: notary.token,
  });
});

describe('search-entries', () => {
  it('answers the same as a list with the same filters', async () => {
    const filters = { status: 'submitted', search: 'obrien', fee_min: '12.5' };
    const listed = await list({ ...filters, page: '1', page_size: '5' });
    expect(listed.body.items).toHaveLength(1);
    const asked = { ...filters, fee_min: 12.5, page: 1, page_size: 5 };
    const found = await call('search-entries', { body: asked, token: notary.token });
    expect(found).toMatchObject({ status: 200, body: listed.body });
  });

  it('answers 422 to an unknown field and to a value that is no filter', async () => {
    const body = { page: 0, fee_max: true, name: 'Ada' };
    const { status, body: response } = await call('search-entries', { body, token: notary.token });
    expect(status).toBe(422);
    expect(response.detail).toHaveLength(3);
  });
});

describe('list-entries with filters', () => {
  it('needs a live session', async () => {
    expect((await list({ search: 'ada' }, { token: '' })).status).toBe(401);
    expect((await list({ search: 'ada' }, { token: await signExpiredToken(notary.id) })).status).toBe(401);
  });

  it.each([
    [{ date_from: '2026-02-30' }, 'Date from must be a date, YYYY-MM-DD'],
    [{ date_to: 'tomorrow' }, 'Date to must be a date, YYYY-MM-DD'],
    [{ document_type: 'novel' }, 'Document type must be a known document type'],
    [{ fee_min: '-1' }, 'Fee min must be an amount of at least 0, like 25 or 12.50'],
    [{ fee_max: '1.005' }, 'Fee max must be an amount of at least 0, like 25 or 12.50'],
    [{ fee_max: '1e3' }, 'Fee max must be an amount of at least 0, like 25 or 12.50'],
    [{ search: 'x'.repeat(202) }, 'Search must be at most 201 characters'],
    [{ location: 'x'.repeat(301) }, 'Location must be at most 300 characters'],
    [{ date_from: '2026-02-02', date_to: '2026-02-01' }, 'Date from must not be after date to'],
    [{ fee_min: '2', fee_max: '1.99' }, 'Fee min must not be above fee max'],
  ])('refuses %o', async (query, sentence) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(body.detail).toEqual([sentence]);
  });

  it('requires Advanced or Pro; without filters, the list works on all plans', async () => {
    const other = await registerNotary();
    await endTrial(other.id);
    for (const plan of ['free', 'basic'] as const) {
      if (plan === 'basic') await setPlan(other.id, plan);
      const { status, body } = await list({ location: 'denver' }, other);
      expect([status, body.code, body.detail]).toEqual([
        403,
        'PLAN_LACKS_SEARCH',
        'Search and filters require Advanced or Pro plan',
      ]);
      expect((await list({ search: '', fee_min: ' ', location: '' }, other)).status).toBe(200);
    }
    for (const plan of ['advanced', 'pro'] as const) {
      await setPlan(other.id, plan);
      expect((await list({ location: 'denver' }, other)).status).toBe(200);
    }
  });

  it('finds any signer by the beginnings of a name’s words', async () => {
    expect(await found({ search: 'obrien' })).toEqual([2]);
    expect(await found({ search: "siobhan O'B" })).toEqual([2]);
    expect(await found({ search: 'jones' })).toEqual([2]);
    expect(await found({ search: 'siobhan jones' })).toEqual([]);
    expect(await found({ search: 'MULL zo' })).toEqual([3]);
    expect(await found({ search: 'yron' })).toEqual([]);
  });

  it('filters by day, place, type, and fee, both ends included, in any combination', async () => {
    expect(await found({ date_from: '2026-01-05', date_to: '2026-02-10' })).toEqual([2, 1]);
    expect(await found({ location: 'cafe row' })).toEqual([1]);
    expect(await found({ document_type: 'deed' })).toEqual([1]);
    expect(await found({ fee_min: '12.50', fee_max: '12.5' })).toEqual([2]);
    expect(await found({ fee_max: '0' })).toEqual([1]);
    expect(await found({ fee_min: '0.01', date_from: '2026-02-11', search: 'm' })).toEqual([3]);
    expect(await found({ fee_min: '0.01', date_from: '2026-02-11', search: 'smith' })).toEqual([]);
    expect(await found({ search: '', date_from: '', location: ' ' })).toEqual([3, 2, 1]);
  });

  const alone: Record<FilterName, [value: string, numbers: number[]]> = {
    search: ['obrien', [2]],
    dateFrom: ['2026-02-11', [3]],
    dateTo: ['2026-01-05', [1]],
    location: ['cafe row', [1]],
    documentType: ['deed', [1]],
    outcome: ['not_performed', []],
    feeMin: ['12.51', [3]],
    feeMax: ['12.50', [2, 1]],
  };

  it.each(Object.entries(alone))('applies %s when it is the only filter', async (name, [value, numbers]) => {
    expect(await found({ [snakeKey(name)]: value })).toEqual(numbers);
  });

  it('filters drafts, and both together, in the same way', async () => {
    const drafts = await list({ status: 'draft', search: 'zoe' });
    expect([drafts.body.total, drafts.body.items[0]?.signers[0]?.last_name]).toEqual([1, 'Draft']);
    expect((await list({ status: 'draft', search: 'mull' })).body.total).toBe(0);
    const both = await list({ search: 'zoe' });
    expect(both.body.items.map((item) => item.entry_number)).toEqual([null, '000003']);
    expect(both.body.total).toBe(2);
  });

  it('finds nothing of another notary', async () => {
    const other = await registerNotary();
    expect((await list({ search: 'siobhan' }, other)).body).toMatchObject({ items: [], total: 0 });
  });

  it('uses the index that the table’s stream maintains', async () => {
    const index = searchIndexStore(await testTable());
    const { journalId } = await accountOf(notary.id);
    await vi.waitFor(async () => expect((await index.position(journalId)).upTo).toBe(3), {
      timeout: 20_000,
    });
    const { inIndex, signers } = await namedSigners({ index }, journalId, ['obri']);
    expect([inIndex, [...(signers ?? [])]]).toEqual([3, [0, 0, 1, 0]]);
    expect(await found({ search: 'obrien' })).toEqual([2]);
  });
});
