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
import {
  bareQuery,
  naiveDesign,
  prefixSearches,
  type SearchCost,
  scatteredRows,
  searches,
} from './search-cases.ts';

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

/** Enough for what runs often to be compiled, here and in the database. */
const warmRounds = 30;

type Run = { what: string; run: () => Promise<number | undefined>; rounds: number };

/** Measures some runs in turns with each other, the bare query among them. */
async function inTurns(entries: number, runs: readonly Run[]): Promise<SearchCost[]> {
  const watch = watchedClients();
  const measures = new Map<string, Measure[]>(runs.map(({ what }) => [what, []]));
  const found = new Map<string, number | undefined>();
  const most = Math.max(...runs.map(({ rounds }) => rounds));
  // The first rounds open connections and compile: they are not measured, but for what is done only once.
  for (let round = -warmRounds; round < most; round += 1) {
    for (const { what, run, rounds } of runs) {
      if (round >= rounds || -round > rounds || (round < 0 && rounds === 1)) continue;
      const measure = await watch.measure(async () => void found.set(what, await run()));
      if (round >= 0) measures.get(what)?.push(measure);
    }
  }
  const totalsOf = (what: string) => (measures.get(what) ?? []).map(({ total }) => total);
  const p95 = (what: string) => quantile(totalsOf(what), 0.95);
  return runs.map(({ what }) => ({
    what,
    entries,
    found: found.get(what),
    reads: Math.max(...(measures.get(what) ?? []).map(({ reads }) => reads)),
    median: quantile(totalsOf(what), 0.5),
    p95: p95(what),
    timesBare: p95(what) / p95(bareQuery),
  }));
}

/**
 * Measures searches in a notary's journal of so many entries, all in the index: each as a call of list-entries, page of
 * 20, authentication included; beside them the bare query and the naive design. Searches by the beginning of a name take their turns
 * among themselves: what the others leave to be collected would slow them down.
 */
export async function searchCosts(
  notary: { id: string; token: string },
  entries: number,
  { rounds, naiveRounds }: { rounds: number; naiveRounds: number },
): Promise<SearchCost[]> {
  const store: ReadRowsDeps = { entries: entryStore(table()), index: searchIndexStore(table()) };
  const numbers = Array.from({ length: 20 }, (_, at) => Math.floor(((at + 1) * entries) / 20));
  const page = { status: 'submitted', page: '1', page_size: '20' };
  const cases = Object.entries(searches(entries));
  const [[searched, { search: name }] = ['', {}]] = cases;
  const bare: Run = {
    what: bareQuery,
    rounds,
    run: async () => void (await twentyRows(notary.id, entries)),
  };
  const far: Run = {
    what: scatteredRows,
    rounds,
    run: async () => (await readRows(store, notary.id, { numbers, indexedTo: entries })).size,
  };
  const naive: Run = {
    what: naiveDesign,
    rounds: naiveRounds,
    run: async () => (await naiveSearch(table(), notary.id, filtersOf({ search: name }))).total,
  };
  const calls = cases.map(
    ([what, filters]): Run => ({
      what,
      rounds,
      run: async () => {
        const query = { ...page, ...filters };
        return listed.parse(await callHandler('list-entries', { token: notary.token, query })).total;
      },
    }),
  );
  const isByName = ({ what }: Run) => prefixSearches.includes(what);
  const byName = await inTurns(entries, [bare, far, ...calls.filter(isByName)]);
  const others = await inTurns(entries, [bare, ...calls.filter((call) => !isByName(call)), naive]);
  const costs = [...byName, ...others.slice(1)];
  const foundBy = (way: string) => costs.find(({ what }) => what === way)?.found;
  if (foundBy(naiveDesign) !== foundBy(searched))
    throw new Error(`The search found ${foundBy(searched)} entries, there are ${foundBy(naiveDesign)}`);
  return costs;
}
