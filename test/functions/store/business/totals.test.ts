import { beforeAll, describe, expect, it } from 'vitest';
import type { PaperKind } from '#functions/store/business/business-keys.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { totalsStore } from '#functions/store/business/totals-store.ts';
import { paidByYear, yearCounts } from '#functions/store/business/year-counts.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { testTable } from '#test/support/stack.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

/** A fixed sequence of numbers from 0 to 1, so that a failure repeats. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const kinds: PaperKind[] = ['order', 'trip', 'expense', 'invoice'];

describe('totals of years', () => {
  it('equal the sum over all papers after random changes in parallel', async () => {
    const random = sequence(7);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const { token } = notary;
    const clients = await Promise.all(
      ['A', 'B'].map(async (name) => (await call('add-client', { token, body: { name } })).body.id),
    );
    const ids: Record<'order' | 'trip' | 'expense' | 'invoice', string[]> = {
      ...{ order: [], trip: [], expense: [], invoice: [] },
    };
    const year = () => pick(['2025', '2026']);
    const amount = () => (Math.floor(random() * 20_000) / 100).toFixed(2);
    const order = () => ({
      title: 'Order',
      starts_at: `${year()}-0${1 + Math.floor(random() * 9)}-11T10:00`,
      timezone: 'America/Denver',
      client_id: pick([null, ...clients]),
      status: pick(['pending', 'done', 'done', 'cancelled'] as const),
      lines: [
        { kind: 'notarial' as const, description: '', amount: amount() },
        { kind: 'travel' as const, description: '', amount: amount() },
      ],
    });
    const trip = () => ({
      ...{ date: `${year()}-05-06`, from: 'a', to: 'b', miles: 1 + Math.floor(random() * 900) / 10 },
      ...{ purpose: 'Signing', order_id: pick([null, ...ids.order]) },
    });
    const expense = () => ({
      ...{ date: `${year()}-02-03`, category: pick(['supplies', 'office'] as const) },
      ...{ amount: amount(), description: 'Paper' },
    });
    const steps: (() => Promise<{ status: number; body: unknown }>)[] = [
      () => call('add-order', { token, body: order() }),
      () => call('update-order', { token, params: { id: pick(ids.order) ?? 'x' }, body: order() }),
      () => call('delete-order', { token, params: { id: pick(ids.order) ?? 'x' } }),
      () => call('add-trip', { token, body: trip() }),
      () => call('update-trip', { token, params: { id: pick(ids.trip) ?? 'x' }, body: trip() }),
      () => call('delete-trip', { token, params: { id: pick(ids.trip) ?? 'x' } }),
      () => call('add-expense', { token, body: expense() }),
      () => call('delete-expense', { token, params: { id: pick(ids.expense) ?? 'x' } }),
      () =>
        call('add-client-invoice', {
          token,
          body: { order_ids: [pick(ids.order) ?? 'x'], client_id: pick(clients) },
        }),
      () =>
        call('add-invoice-payment', {
          token,
          params: { id: pick(ids.invoice) ?? 'x' },
          body: {
            date: `${year()}-08-09`,
            amount: (1 + Math.floor(random() * 9_000) / 100).toFixed(2),
            method: '',
          },
        }),
      () => call('void-client-invoice', { token, params: { id: pick(ids.invoice) ?? 'x' } }),
    ];
    const kindOf: Record<number, 'order' | 'trip' | 'expense' | 'invoice'> = {
      ...{ 0: 'order', 3: 'trip', 6: 'expense', 8: 'invoice' },
    };
    const statuses = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      const chosen = Array.from({ length: 8 }, () => Math.floor(random() * steps.length));
      const answers = await Promise.all(chosen.map((at) => steps[at]?.()));
      for (const [at, answer] of answers.entries()) {
        const kind = kindOf[chosen[at] ?? -1];
        statuses.add(answer?.status ?? 0);
        if (kind && answer?.status === 201) ids[kind].push((answer.body as { id: string }).id);
      }
    }
    // Refusals are part of the game, failures are not.
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);

    const papers = paperStore(await testTable());
    const totals = totalsStore(await testTable());
    for (const wanted of ['2025', '2026']) {
      const sums = new Map<string, number>();
      const payers = new Map<string, number>();
      for (const kind of kinds) {
        for (const paper of await papers.all(notary.id, kind)) {
          for (const [counter, value] of yearCounts(kind, paper as never).get(wanted) ?? [])
            sums.set(counter, (sums.get(counter) ?? 0) + value);
        }
      }
      for (const invoice of await papers.all(notary.id, 'invoice')) {
        const name = invoice.clientName;
        payers.set(name, (payers.get(name) ?? 0) + (paidByYear(invoice).get(wanted) ?? 0));
      }
      const notZero = (map: Map<string, number>) =>
        Object.fromEntries([...map].filter(([, value]) => value !== 0).toSorted());
      expect(notZero(await totals.ofYear(notary.id, wanted))).toEqual(notZero(sums));
      const kept = (await totals.payers(notary.id, wanted)).map(
        ({ client, cents }) => [client, cents] as const,
      );
      expect(notZero(new Map(kept))).toEqual(notZero(payers));
    }
  });
});
