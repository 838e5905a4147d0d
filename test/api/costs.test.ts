import { beforeAll, describe, expect, it } from 'vitest';
import { type CallUnit, callUnits } from '#scripts/bench/calls.ts';
import { notaryWith } from '#scripts/bench/journal-costs.ts';
import { everyCase } from '#test/support/every-case.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

/** The maximum units that a call may consume, in a journal of any length. */
const budgets: Record<string, { reads: number; writes: number }> = {
  'list-entries, first page of 20': { reads: 4, writes: 0 },
  'list-entries, last page of 20': { reads: 4, writes: 0 },
  'get-dashboard': { reads: 10, writes: 0 },
  'create-draft': { reads: 2, writes: 6 },
  // The last half is the state of the public log's witnesses.
  'get-entry': { reads: 4, writes: 0 },
  'get-entry of a draft': { reads: 3, writes: 0 },
  'update-draft': { reads: 3, writes: 6 },
  'submit-entry': { reads: 4, writes: 18 },
  'submit-entry of a listed draft': { reads: 4, writes: 20 },
  'delete-draft': { reads: 3, writes: 10 },
  'submit-entries, 10 of a visit': { reads: 13, writes: 115 },
  'add-addendum': { reads: 6, writes: 16 },
  'open-inspection': { reads: 6, writes: 10 },
  'open-matter': { reads: 3, writes: 6 },
  'add-import-rows, 500 rows': { reads: 8, writes: 40 },
  login: { reads: 4, writes: 8 },
  'refresh-session': { reads: 1, writes: 1 },
  'get-profile': { reads: 2, writes: 0 },
  'get-subscription': { reads: 3, writes: 0 },
  'validate-entry': { reads: 1, writes: 0 },
  'suggest-signers': { reads: 45, writes: 0 },
  'add-order': { reads: 3, writes: 20 },
  'add-client-invoice, 3 orders': { reads: 30, writes: 72 },
  'list-orders, page of 20': { reads: 4, writes: 0 },
  'list-trips, page of 20': { reads: 4, writes: 0 },
  'get-business-summary': { reads: 20, writes: 0 },
};

/** Totals are kept in parts that the IDs of papers choose, so an invoice meets more of them or fewer. */
const varying = 'add-client-invoice, 3 orders';

/** Read units of an entry's place in the public log. The log may write it before or after the entry is read. */
const ofWitness = 0.5;

const unitsIn = async (entries: number) => callUnits(entries, await notaryWith(entries));

let short: CallUnit[];
let long: CallUnit[];

beforeAll(async () => {
  await useStackEnvironment();
  process.env['LOG_LEVEL'] = 'ERROR';
  short = await unitsIn(30);
  long = await unitsIn(everyCase ? 1_500 : 120);
});

describe('the cost of calls in read and write units', () => {
  it('stays within the budgets', () => {
    expect(short.map(({ route }) => route).toSorted()).toEqual(Object.keys(budgets).toSorted());
    const over = [...short, ...long].filter(({ route, reads, writes }) => {
      const budget = budgets[route];
      return !budget || reads > budget.reads || writes > budget.writes;
    });
    expect(over).toEqual([]);
  });

  it('does not grow with the journal', () => {
    const writes = (costs: CallUnit[]) =>
      costs.flatMap(({ route, writes }) => (route === varying ? [] : { route, writes }));
    expect(writes(long)).toEqual(writes(short));
    // Suggestions read rows of up to 80 entries.
    const grown = long.filter(({ route, reads }) => {
      if (route === 'suggest-signers') return false;
      const before = short.find((cost) => cost.route === route)?.reads ?? 0;
      return Math.abs(reads - before) > ofWitness;
    });
    expect(grown).toEqual([]);
  });

  it('is counted at all', () => {
    expect(short.every(({ reads }) => reads >= 1)).toBe(true);
    expect(short.find(({ route }) => route === 'submit-entry')?.writes).toBeGreaterThan(4);
  });
});
