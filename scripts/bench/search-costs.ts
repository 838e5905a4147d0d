import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ReadRowsDeps, readRows } from '#functions/services/search/read-rows.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { entryKey, listIndex, submittedListKey } from '#functions/store/keys.ts';
import { searchIndexStore } from '#functions/store/search-index-store.ts';
import { table } from '#functions/store/table.ts';
import { filtersOf } from '#shared/rules/entry-filters.ts';
import { callHandler } from './handlers.ts';
import { type Measure, watchedClients } from './meter.ts';
import { naiveSearch } from './naive-search.ts';
import { quantile } from './quantile.ts';
import { bareQuery, naiveDesign, type SearchCost, scatteredRows, searches } from './search-cases.ts';

const listed = z.object({ total: z.int(), items: z.array(z.unknown()) });

/** The rows of the last 20 entries, by the SDK alone. */
function twentyRows(notaryId: string, entries: number): Promise<unknown> {
  const { client, name } = table();
  const [from, to] = [submittedListKey(Math.max(1, entries - 19)), submittedListKey(entries)];
  return client.send(
    new QueryCommand({
      TableName: name,
      IndexName: listIndex,
      KeyConditionExpression: 'pk = :pk AND listKey BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': entryKey(notaryId, '').pk, ':from': from, ':to': to },
    }),
  );
}

const warmRounds = 3;

type Run = { what: string; run: () => Promise<number | undefined>; rounds: number };

/**
 * Measures searches in a notary's journal of so many entries, all in the index: each as a call of list-entries, page of
 * 20, authentication included; beside them the bare query and the naive design, in turns.
 */
export async function searchCosts(
  notary: { id: string; token: string },
  entries: number,
  { rounds, naiveRounds }: { rounds: number; naiveRounds: number },
): Promise<SearchCost[]> {
  const watch = watchedClients();
  const store: ReadRowsDeps = { entries: entryStore(table()), index: searchIndexStore(table()) };
  const numbers = Array.from({ length: 20 }, (_, at) => Math.floor(((at + 1) * entries) / 20));
  const page = { status: 'submitted', page: '1', page_size: '20' };
  const cases = Object.entries(searches(entries));
  const [name] = cases.flatMap(([, { search }]) => search ?? []);
  const runs: Run[] = [
    {
      what: bareQuery,
      rounds,
      run: async () => void (await twentyRows(notary.id, entries)),
    },
    {
      what: scatteredRows,
      rounds,
      run: async () => (await readRows(store, notary.id, { numbers, indexedTo: entries })).size,
    },
    ...cases.map(([what, filters]) => ({
      what,
      rounds,
      run: async () => {
        const query = { ...page, ...filters };
        return listed.parse(await callHandler('list-entries', { token: notary.token, query })).total;
      },
    })),
    {
      what: naiveDesign,
      rounds: naiveRounds,
      run: async () => (await naiveSearch(table(), notary.id, filtersOf({ search: name }))).total,
    },
  ];

  const measures = new Map<string, Measure[]>(runs.map(({ what }) => [what, []]));
  const found = new Map<string, number | undefined>();
  // The first rounds open connections and compile: they are not measured, but for what is done only once.
  for (let round = -warmRounds; round < rounds; round += 1) {
    for (const { what, run, rounds: own } of runs) {
      if (round >= own || (round < 0 && own === 1)) continue;
      const measure = await watch.measure(async () => void found.set(what, await run()));
      if (round >= 0) measures.get(what)?.push(measure);
    }
  }
  const [searched] = cases.flatMap(([what, filters]) => (filters['search'] === name ? what : []));
  if (found.get(naiveDesign) !== found.get(searched ?? ''))
    throw new Error(
      `The search found ${found.get(searched ?? '')} entries, there are ${found.get(naiveDesign)}`,
    );
  const p95 = (what: string) =>
    quantile(
      (measures.get(what) ?? []).map(({ total }) => total),
      0.95,
    );
  return runs.map(({ what }) => {
    const taken = measures.get(what) ?? [];
    const totals = taken.map(({ total }) => total);
    return {
      what,
      entries,
      found: found.get(what),
      reads: Math.max(...taken.map(({ reads }) => reads)),
      median: quantile(totals, 0.5),
      p95: p95(what),
      timesBare: p95(what) / p95(bareQuery),
    };
  });
}
