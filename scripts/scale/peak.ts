import type { FunctionDefinition, SigningKey } from '#infra/function-definitions/function-definition.ts';
import { functions } from '#infra/functions.ts';
import type { MeasuredUnits } from '../cost/measured-units.ts';
import { assumed, type Calls, calls, paidLookupsPerEntry, unitsOf } from '../cost/workload.ts';

/** When notaries work. Change it when you have figures of your own. */
export const rhythm = {
  entriesPerMonth: 60,
  workingDays: 22,
  /** Of a day, in its busiest hour. */
  hourShare: 0.15,
  /** The busiest second of that hour, in averages of it. */
  peakOfHour: 2,
} as const;

/** How often something is done in the busiest second that each of some notaries does so often in a month. */
export const inBusiestSecond = (notaries: number, perMonth: number): number =>
  ((notaries * perMonth) / rhythm.workingDays) * (rhythm.hourShare / 3_600) * rhythm.peakOfHour;

/** The calls of a function in the busiest second, and what they use. */
export type BusyCalls = {
  call: Calls;
  row: FunctionDefinition;
  calls: number;
  reads: number;
  writes: number;
  /** Calls at work at the same time. */
  parallel: number;
};

/** The kinds of the keys that sign (infra/stacks/data.ts). */
export const keyKinds: Record<SigningKey, 'ecc' | 'rsa'> = {
  log: 'ecc',
  exports: 'ecc',
  documents: 'rsa',
  token: 'ecc',
};

/** The work of a stage in the busiest second. */
export type Peak = {
  notaries: number;
  entries: number;
  functions: readonly BusyCalls[];
  requests: number;
  reads: number;
  writes: number;
  parallel: number;
  signatures: Record<'ecc' | 'rsa', number>;
  keyUses: number;
  lookups: number;
};

/** Returns what so many notaries do in the busiest second, by the workload of docs/cost.md and the units of the bench. */
export function peakOf(notaries: number, measured: ReadonlyMap<string, MeasuredUnits>): Peak {
  const { entriesPerMonth } = rhythm;
  const busy = calls.map((call): BusyCalls => {
    const { read, write, milliseconds } = unitsOf(call, measured);
    const count = inBusiestSecond(notaries, (call.perEntry ?? 0) * entriesPerMonth + (call.perMonth ?? 0));
    return {
      ...{ call, row: functions[call.id], calls: count },
      ...{ reads: count * read, writes: count * write },
      parallel: (count * milliseconds * assumed.billedTimes) / 1_000,
    };
  });
  const sumOf = (number: (one: BusyCalls) => number) => busy.reduce((sum, one) => sum + number(one), 0);
  const signed = (kind: 'ecc' | 'rsa') =>
    sumOf(({ row, calls: count }) => (row.signs?.some((key) => keyKinds[key] === kind) ? count : 0));
  const entries = inBusiestSecond(notaries, entriesPerMonth);
  return {
    ...{ notaries, entries, functions: busy },
    requests: sumOf(({ call, calls: count }) => (call.background ? 0 : count)),
    reads: sumOf(({ reads }) => reads),
    // A paid look-up counts itself and stores its place.
    writes: sumOf(({ writes }) => writes) + 2 * entries * paidLookupsPerEntry,
    parallel: sumOf(({ parallel }) => parallel),
    signatures: { ecc: signed('ecc'), rsa: signed('rsa') },
    keyUses: entries * assumed.keyUsesPerEntry,
    lookups: entries * paidLookupsPerEntry,
  };
}
