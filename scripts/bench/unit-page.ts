import { startBenchStack } from './bench-stack.ts';
import type { CallUnit } from './calls.ts';
import { callUnits } from './calls.ts';
import { notaryWith } from './journal-costs.ts';
import { pageWith } from './kept-page.ts';
import { markdownTable, shownNumber } from './markdown.ts';

/** The units of calls in journals of several lengths. */
export type UnitCosts = { day: string; journals: readonly number[]; units: readonly CallUnit[] };

/** Targets of reads and writes. */
const most: Record<string, { reads?: number; writes?: number }> = {
  'list-entries, first page of 20': { reads: 4 },
  'get-dashboard': { reads: 10 },
  'get-entry': { reads: 4 },
  'submit-entry': { writes: 20 },
  'submit-entry of a listed draft': { writes: 20 },
};

const shown = ({ reads, writes }: CallUnit) => `${shownNumber(reads)} / ${shownNumber(writes)}`;

/** Returns the row of a call: its units in each journal, and whether they are as few as they should be. */
function row(route: string, { journals, units }: UnitCosts): string[] {
  const own = journals.flatMap((entries) =>
    units.filter((unit) => unit.route === route && unit.entries === entries),
  );
  const target = most[route];
  if (!target) return [route, ...own.map(shown), '', ''];
  const { reads = Number.POSITIVE_INFINITY, writes = Number.POSITIVE_INFINITY } = target;
  const isFlat = own.every((unit) => shown(unit) === shown(own[0] ?? unit));
  const isMet = isFlat && own.every((unit) => unit.reads <= reads && unit.writes <= writes);
  const words = [
    ...(target.reads === undefined ? [] : [`${target.reads} to read`]),
    ...(target.writes === undefined ? [] : [`${target.writes} to write`]),
  ];
  return [
    route,
    ...own.map(shown),
    `at most ${words.join(', ')}, the same in each`,
    isMet ? 'met' : '**not met**',
  ];
}

export const unitHeading = 'Table units';

/** Returns the section about units. */
export function unitSection(costs: UnitCosts): string {
  const { day, journals, units } = costs;
  const lengths = journals.map((entries) => `${shownNumber(entries)} entries`);
  const routes = [...new Set(units.map(({ route }) => route))];
  return `Read and write units of a call, as AWS charges them: computed from the sizes of the items by the rule in \`scripts/bench/table-units.ts\`, which is
never below what DynamoDB Local reports. Each call runs its whole handler, including authentication. Counted on ${day} (\`npm run bench -- units\`).

Opening an entry reads the account and the entry (1.5 units), its link and its place in the public log (1), and its addenda (1), because it is
verified each time ([ADR 0033](adr/0033-seal-version-2.md), [ADR 0058](adr/0058-addenda.md)).

${markdownTable(
  ['read / write units', ...lengths, 'target', ''],
  routes.map((route) => row(route, costs)),
)}`;
}

/** Counts the units alone, and writes their section. */
export async function benchUnits(journals: readonly number[]): Promise<void> {
  const stack = await startBenchStack();
  try {
    const units: CallUnit[] = [];
    for (const entries of journals) {
      console.log(`A journal of ${shownNumber(entries)} entries ...`);
      units.push(...(await callUnits(entries, await notaryWith(entries))));
    }
    const day = new Date().toISOString().slice(0, 10);
    await pageWith(unitHeading, unitSection({ day, journals, units }));
  } finally {
    await stack.stop();
  }
}
