import { dataPage } from './data-page.ts';
import type { Figures } from './figures.ts';
import { filePage } from './file-page.ts';
import { markdownTable, shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { type Target, targets } from './targets.ts';

const verdict = ({ met }: Target) => (met === undefined ? 'not measured' : met ? 'met' : '**not met**');

/** The figures of a run as docs/performance.md. */
export function performancePage(figures: Figures): string {
  const { day, node, cores, load, minutes, coldRounds, functions, pages } = figures;
  return `# Performance

Written by \`npm run bench\` on ${day}: do not edit. Node ${node}, ${cores} cores, DynamoDB Local and S3 on the same machine.
Programs that wanted a core, on average of a minute: ${shownNumber(load.before)} before the run, ${shownNumber(load.after)} at its end, which
took ${shownNumber(minutes)} minutes. Times say little by themselves; ratios are of times taken by turns in this run.
All figures are in [performance.json](performance.json).

## Targets

${markdownTable(
  ['measure', 'target', 'measured', ''],
  targets(figures).map((target) => [target.measure, target.target, target.measured, verdict(target)]),
)}

That totals are right after a thousand submissions at random, many at once, a test shows: \`npm test\`.

${dataPage(figures)}

${filePage(figures)}

## Functions

Minified size of each bundle in KB of 1,024 bytes, all of its files together, and the time to import it in a fresh process
against a bundle that holds nothing but the DynamoDB document client (median of ${coldRounds}, taken in turns).

Targets: 680 KB but for PDF; 1.5 times the client alone.

${markdownTable(
  ['function', 'KB', 'import ms', 'ratio'],
  functions.map(({ id, bytes, milliseconds, ratio }) => [
    id,
    shownKb(bytes),
    shownMs(milliseconds),
    shownTimes(ratio),
  ]),
)}

## Pages

JavaScript that a visitor loads before a page can be used, in gzip KB; the map comes later, where it shows.

Target: 180 KB without the map.

${markdownTable(
  ['page', 'KB gzip'],
  pages.map(({ page, bytes }) => [page, (bytes / 1024).toFixed(1)]),
)}
`;
}
