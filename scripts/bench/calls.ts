import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { openSlotsKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { type CallCase, callCases, workloadCases } from './call-cases.ts';
import { type Measure, watchedClients } from './meter.ts';
import { median, quantile } from './quantile.ts';
import { tableUnits } from './unit-meter.ts';

/** The time of a call in a journal of a certain length. */
export type CallTime = {
  route: string;
  entries: number;
  median: number;
  p95: number;
  /** Handler time divided by the time during which its AWS calls were in progress. */
  ratio: number;
};

/** The read and write units of a call in a journal of a certain length. */
export type CallUnit = { route: string; entries: number; reads: number; writes: number };

type BenchNotary = { id: string; token: string };

/** Frees the places of drafts that were not submitted: a notary has 50, and the bench makes more. */
async function freePlaces(notaryId: string): Promise<void> {
  const { client, name } = table();
  await client.send(new DeleteCommand({ TableName: name, Key: openSlotsKey(notaryId, 'drafts-to-submit') }));
}

/** Counts the units of the important calls in a journal of `entries` entries. They are the same in every call. */
export async function callUnits(entries: number, notary: BenchNotary): Promise<CallUnit[]> {
  const meter = await tableUnits();
  const units: CallUnit[] = [];
  const count = async ([route, prepare]: CallCase) => {
    await freePlaces(notary.id);
    // The first call fetches keys and makes the notary's items.
    await (await prepare())();
    units.push({ route, entries, ...(await meter.units(await prepare())) });
  };
  for (const one of [...callCases(notary, entries), ...workloadCases(notary)]) await count(one);
  return units;
}

/** Takes the times of the important calls in a journal of `entries` entries, `rounds` times each. */
export async function callTimes(entries: number, rounds: number, notary: BenchNotary): Promise<CallTime[]> {
  const watch = watchedClients();
  const times: CallTime[] = [];
  for (const [route, prepare] of callCases(notary, entries)) {
    const measures: Measure[] = [];
    // The first call opens connections and fetches keys, so it is not measured.
    await (await prepare())();
    for (let round = 0; round < rounds; round += 1) {
      await freePlaces(notary.id);
      const run = await prepare();
      measures.push(await watch.measure(async () => void (await run())));
    }
    const totals = measures.map(({ total }) => total);
    times.push({
      route,
      entries,
      median: median(totals),
      p95: quantile(totals, 0.95),
      ratio: median(measures.map(({ total, inSdk }) => total / inSdk)),
    });
  }
  return times;
}
