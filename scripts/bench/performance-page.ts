import { annexSection } from './annex-costs.ts';
import { logHeading, logSection } from './bench-log.ts';
import { dataPage } from './data-page.ts';
import type { Figures } from './figures.ts';
import { filePage } from './file-page.ts';
import { markdownTable, shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { firstLoads } from './site-weight.ts';
import { type Effort, tapCounts } from './tap-counts.ts';
import { type Target, targets } from './targets.ts';
import { verificationHeading, verificationSection } from './verification-costs.ts';

const verdict = ({ met }: Target) => (met ? 'met' : '**not met**');

/** Returns the table of bundles: size and cold import. */
export function importRows(functions: Figures['functions']): string {
  return markdownTable(
    ['function', 'KB', 'import CPU ms', 'ratio'],
    functions.map(({ id, bytes, milliseconds, ratio }) => [
      id,
      shownKb(bytes),
      shownMs(milliseconds),
      shownTimes(ratio),
    ]),
  );
}

/** Returns the section about what a notary does on a phone. */
export function tapRows(): string {
  const rows = Object.entries<{ most: Partial<Effort>; counted: Effort }>(tapCounts).map(
    ([journey, { most, counted }]) => [
      journey,
      ...(['taps', 'keystrokes', 'signatures'] as const).map((kind) =>
        most[kind] === undefined ? String(counted[kind]) : `${counted[kind]} (at most ${most[kind]})`,
      ),
    ],
  );
  return `Taps, keystrokes, and signatures on a phone, from the dashboard to the sealed entries. \`npm run taps\` counts them in a browser at
390 px. A long press counts as one tap, and a choice from a list as two. The browser may use the location, and the act is the
notary's usual one.

${markdownTable(['act', 'taps', 'keystrokes', 'signatures'], rows)}`;
}

const budgets = firstLoads.map(({ page, atMost }) => `${page} ${atMost} KB`).join(', ');

/** Returns docs/performance.md with the figures of a run. */
export function performancePage(figures: Figures): string {
  const { day, node, cores, load, minutes, coldRounds, functions, pages } = figures;
  return `# Performance

Written by \`npm run bench\` on ${day}: do not edit. Node ${node}, ${cores} cores, DynamoDB Local and S3 on the same machine.
The run took ${shownNumber(minutes)} minutes; the load average was ${shownNumber(load.before)} before it and ${shownNumber(load.after)} at its end. Times depend on the machine;
ratios compare times that were measured in turns in this run. Alternatives were measured once; the ADRs
[0007](adr/0007-entry-pdf.md), [0019](adr/0019-search.md), and [0020](adr/0020-exports.md) contain their figures.

## Targets

${markdownTable(
  ['measure', 'target', 'measured', ''],
  targets(figures).map((target) => [target.measure, target.target, target.measured, verdict(target)]),
)}

\`npm test\` shows that totals are right after random submissions in parallel, and \`npm run test:long\` after 900 of them.

${dataPage(figures)}

${filePage(figures)}

## Imports of earlier entries

${annexSection(figures.annex)}

## ${logHeading}

${logSection(figures.log)}

## ${verificationHeading}

${verificationSection(figures.verification)}

## Functions

Minified size of each bundle with all its files, in KB of 1,024 bytes, and the CPU time to import it in a new process, compared
with the DynamoDB document client alone, as it is published (median of ${coldRounds}, measured in turns). Functions contain it without
what they never use: profiles, single sign-on, and instance metadata ([0001](adr/0001-runtime-bundles-and-local-stack.md)).

Targets: 690 KB without PDF, images, and passkeys; 1.5 times the client alone.

${importRows(functions)}

## Taps

${tapRows()}

## Pages

JavaScript that a visitor loads before a page can be used, in gzip KB. The map is loaded later, when it is shown.

Target: 180 KB without the map. Budgets that \`npm test\` checks: ${budgets}.

${markdownTable(
  ['page', 'KB gzip'],
  pages.map(({ page, bytes }) => [page, (bytes / 1024).toFixed(1)]),
)}
`;
}
