import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;
beforeEach(async () => {
  notary = await registerNotary();
});

const rent = { date: '2026-01-31', category: 'office' as const, amount: '250.00', description: 'Desk' };
type Repeated = { repeats?: 'monthly' | 'yearly' | null; repeated_expense_id?: string };

const add = (changes: Partial<typeof rent> & Repeated = {}) =>
  call('add-expense', { token: notary.token, body: { ...rent, ...changes } });
const change = (id: string, changes: Partial<typeof rent> & Repeated) =>
  call('update-expense', { token: notary.token, params: { id }, body: { ...rent, ...changes } });
const due = async (day: string) =>
  (await call('list-expenses', { token: notary.token, query: { due: day } })).body.items;

describe('an expense that repeats', () => {
  it('is due again from its day on, and keeps the day of the month over shorter months', async () => {
    const first = (await add({ repeats: 'monthly' })).body;
    expect(first).toMatchObject({ repeats: 'monthly', next_due: '2026-02-28' });
    await add();
    expect(await due('2026-02-27')).toEqual([]);
    expect(await due('2026-02-28')).toEqual([first]);
    const second = await add({ date: '2026-02-28', repeated_expense_id: first.id });
    expect(second).toMatchObject({ status: 201, body: { repeats: 'monthly', next_due: '2026-03-31' } });
    expect(await due('2026-03-30')).toEqual([]);
    expect(await due('2026-12-31')).toEqual([second.body]);
    const { body } = await call('get-expense', { token: notary.token, params: { id: first.id } });
    expect(body).toMatchObject({ repeats: null, next_due: null });
    const moved = await change(second.body.id, { date: '2026-03-02', repeats: 'monthly' });
    expect(moved.body).toMatchObject({ next_due: '2026-04-02' });
  });

  it('is added once by parallel requests, which all get the same expense', async () => {
    const { id } = (await add({ repeats: 'yearly' })).body;
    const again = { date: '2027-01-31', repeated_expense_id: id };
    const answers = await Promise.all([add(again), add(again), add(again), add(again)]);
    answers.push(await add(again));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await call('list-expenses', { token: notary.token });
    expect(body.items.map(({ date }) => date)).toEqual(['2027-01-31', '2026-01-31']);
    const query = { year: '2027', basis: 'done' as const };
    const sums = await call('get-business-summary', { token: notary.token, query });
    expect(sums.body.expenses).toMatchObject({ office: '250.00' });
  });

  it('stops, and then nothing is added', async () => {
    const { id } = (await add({ repeats: 'monthly' })).body;
    expect((await change(id, { repeats: null })).body).toMatchObject({ repeats: null, next_due: null });
    expect(await due('2099-12-31')).toEqual([]);
    expect(await add({ repeated_expense_id: id })).toMatchObject({
      ...{ status: 422, body: { detail: ['repeated_expense_id: This expense no longer repeats.'] } },
    });
  });

  it('has one series: an earlier expense repeats again only after the later one is deleted', async () => {
    const { id } = (await add({ repeats: 'monthly' })).body;
    const later = (await add({ date: '2026-02-28', repeated_expense_id: id })).body;
    expect((await change(id, { repeats: 'monthly' })).status).toBe(422);
    expect((await change(id, { amount: '260.00' })).status).toBe(200);
    await call('delete-expense', { token: notary.token, params: { id: later.id } });
    expect(await due('2099-12-31')).toEqual([]);
    expect((await change(id, { repeats: 'monthly' })).body).toMatchObject({ next_due: '2026-02-28' });
    expect((await add({ date: '2026-02-28', repeated_expense_id: id })).status).toBe(201);
  });

  it('belongs to its notary, and repeats by month or year only', async () => {
    const { id } = (await add({ repeats: 'monthly' })).body;
    notary = await registerNotary();
    expect((await add({ repeated_expense_id: id })).status).toBe(422);
    expect((await add({ repeats: 'weekly' as 'monthly' })).status).toBe(422);
  });
});
