import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { listIndex, sealedEntryKey, submittedListKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { callHandler } from './handlers.ts';
import { type Measure, watchedClients } from './meter.ts';
import { quantile } from './quantile.ts';
import { bareQuery, prefixSearches, type SearchCost, searches } from './search-cases.ts';
import { tableUnits } from './unit-meter.ts';

const listed = z.object({ total: z.int(), items: z.array(z.unknown()) });

/** Reads the rows of the last 20 entries with the SDK alone. */
function twentyRows(journalId: string, entries: number): Promise<unknown> {
  const { client, name } = table();
  const [from, to] = [submittedListKey(Math.max(1, entries - 19)), submittedListKey(entries)];
  return client.send(
    new QueryCommand({
      TableName: name,
      IndexName: listIndex,
      KeyConditionExpression: 'pk = :pk AND listKey BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': sealedEntryKey(journalId, '').pk, ':from': from, ':to': to },
    }),
  );
}

/** Enough rounds for frequent code to be compiled, here and in the database. */
const warmRounds = 30;

type Run = { what: string; run: () => Promise<number | undefined> };

/** Measures some runs in turns with each other, the bare query among them. */
async function inTurns(entries: number, rounds: number, runs: readonly Run[]): Promise<SearchCost[]> {
  const watch = watchedClients();
  const measures = new Map<string, Measure[]>(runs.map(({ what }) => [what, []]));
  const reads = new Map<string, number>();
  for (const { what, run } of runs) reads.set(what, (await (await tableUnits()).units(run)).reads);
  const found = new Map<string, number | undefined>();
  // The first rounds open connections and compile: they are not measured.
  for (let round = -Math.min(warmRounds, rounds); round < rounds; round += 1) {
    for (const { what, run } of runs) {
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
    reads: reads.get(what) ?? 0,
    median: quantile(totalsOf(what), 0.5),
    p95: p95(what),
    timesBare: p95(what) / p95(bareQuery),
  }));
}

/**
 * Measures searches in a notary's journal of so many entries, all in the index: each as a call of list-entries for a page
 * of 20, including authentication, in turns with the bare query. Searches by the beginning of a name take turns among
 * themselves, because the garbage of the others would slow them down.
 */
export async function searchCosts(
  notary: { journalId: string; token: string },
  entries: number,
  rounds: number,
): Promise<SearchCost[]> {
  const page = { status: 'submitted', page: '1', page_size: '20' };
  const bare: Run = {
    what: bareQuery,
    run: async () => void (await twentyRows(notary.journalId, entries)),
  };
  const calls = Object.entries(searches(entries)).map(
    ([what, filters]): Run => ({
      what,
      run: async () => {
        const query = { ...page, ...filters };
        return listed.parse(await callHandler('list-entries', { token: notary.token, query })).total;
      },
    }),
  );
  const isByName = ({ what }: Run) => prefixSearches.includes(what);
  const byName = await inTurns(entries, rounds, [bare, ...calls.filter(isByName)]);
  const others = await inTurns(entries, rounds, [bare, ...calls.filter((call) => !isByName(call))]);
  return [...byName, ...others.slice(1)];
}
