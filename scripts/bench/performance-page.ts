import type { CallCost } from './calls.ts';
import type { ColdImport } from './cold-import.ts';
import type { PageWeight } from './site-weight.ts';

export type Figures = {
  node: string;
  cores: number;
  rounds: number;
  coldRounds: number;
  calls: CallCost[];
  functions: ColdImport[];
  pages: PageWeight[];
};

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const ms = (value: number) => value.toFixed(1);
const times = (value: number) => `${value.toFixed(2)}×`;
const kb = (bytes: number) => (bytes / 1024).toFixed(0);

/** The figures of a run as docs/performance.md. */
export function performancePage({
  node,
  cores,
  rounds,
  coldRounds,
  calls,
  functions,
  pages,
}: Figures): string {
  return `# Performance

Written by \`npm run bench\`: do not edit. Node ${node}, ${cores} cores, DynamoDB Local and S3 on the same
machine. Times say little by themselves; the ratios were measured in one run.

## Calls

Each call goes through its whole handler, authentication included. Units are the most that any of ${rounds}
calls consumed. The ratio is the handler's time over the time in which its AWS calls were under way (median).

Targets: get-entry 2 read units; a page of 20 rows 4; dashboard 10; submit 20 write units; ratio 1.5.

${table(
  ['call', 'entries in the journal', 'read units', 'write units', 'median ms', 'p95 ms', 'ratio'],
  calls.map((call) => [
    call.route,
    call.entries,
    call.reads,
    call.writes,
    ms(call.median),
    ms(call.p95),
    times(call.ratio),
  ]),
)}

## Functions

Minified size of each bundle in KB of 1,024 bytes, all of its files together, and the time to import it in a fresh process against a bundle that holds
nothing but the DynamoDB document client (median of ${coldRounds}, taken in turns).

Targets: 680 KB but for PDF; 1.5 times the client alone.

${table(
  ['function', 'KB', 'import ms', 'ratio'],
  functions.map(({ id, bytes, milliseconds, ratio }) => [id, kb(bytes), ms(milliseconds), times(ratio)]),
)}

## Pages

JavaScript that a visitor loads before a page can be used, in gzip KB; the map comes later, where it shows.

Target: 180 KB without the map.

${table(
  ['page', 'KB gzip'],
  pages.map(({ page, bytes }) => [page, (bytes / 1024).toFixed(1)]),
)}
`;
}
