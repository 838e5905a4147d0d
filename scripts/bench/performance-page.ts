import { logHeading, logSection } from './bench-log.ts';
import { dataPage } from './data-page.ts';
import type { Figures } from './figures.ts';
import { filePage } from './file-page.ts';
import { importSection } from './import-costs.ts';
import { markdownTable, shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { firstLoads, mostOfViews } from './site-weight.ts';
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

/** Returns the table of first calls. */
export function startRows(starts: Figures['starts']): string {
  return markdownTable(
    ['function', 'import CPU ms with what the first call loads', 'ratio', 'import and call CPU ms', 'ratio'],
    starts.map(({ id, loaded, called }) => [
      id,
      ...[loaded, called].flatMap(({ milliseconds, ratio }) => [shownMs(milliseconds), shownTimes(ratio)]),
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
  return `Taps, keystrokes, and signatures on a phone, from the dashboard to the sealed entries; of the order, from its email to the
export. \`npm run taps\` counts them in a browser at
390 px. A long press counts as one tap, and a choice from a list as two. The browser may use the location, and the act is the
notary's usual one.

${markdownTable(['act', 'taps', 'keystrokes', 'signatures'], rows)}`;
}

const budgets = firstLoads.map(({ page, atMost }) => `${page} ${atMost} KB`).join(', ');

/** Returns the section about what pages load. */
export function pageRows({ pages, fonts }: Figures['site']): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  return `JavaScript and style sheets that a visitor loads before a page can be used, in gzip KB: those of the document, with the script of the first
paint, of the view, and of the frame around it. Other code and the map are loaded later, when they are shown. The fonts of English text
(${kilobytes(fonts)} KB) load beside the code, and text is shown before they arrive.

Target: ${mostOfViews.scripts} KB of JavaScript without the map. Budgets that \`npm test\` checks: ${budgets}; every other view ${mostOfViews.scripts} KB,
style sheets ${mostOfViews.styles} KB, and fonts ${mostOfViews.fonts} KB.

${markdownTable(
  ['page', 'KB of JavaScript', 'KB of style sheets'],
  pages.map(({ page, scripts, styles }) => [page, kilobytes(scripts), kilobytes(styles)]),
)}`;
}

/** Returns docs/performance.md with the figures of a run. */
export function performancePage(figures: Figures): string {
  const { day, node, cores, load, minutes, coldRounds, functions, starts, site } = figures;
  return `# Performance

Written by \`npm run bench\` on ${day}: do not edit. Node ${node}, ${cores} cores, DynamoDB Local and S3 on the same machine.
The run took ${shownNumber(minutes)} minutes; the load average was ${shownNumber(load.before)} before it and ${shownNumber(load.after)} at its end. Times depend on the machine;
ratios compare times that were measured in turns in this run. Other alternatives were measured once; the ADRs
[0007](adr/0007-entry-pdf.md) and [0019](adr/0019-search.md) contain their figures.

## Targets

${markdownTable(
  ['measure', 'target', 'measured', ''],
  targets(figures).map((target) => [target.measure, target.target, target.measured, verdict(target)]),
)}

\`npm test\` shows that totals are right after random submissions in parallel, and \`npm run test:long\` after 900 of them.

${dataPage(figures)}

${filePage(figures)}

## Imports of earlier entries

${importSection(figures.annex)}

## ${logHeading}

${logSection(figures.log)}

## ${verificationHeading}

${verificationSection(figures.verification)}

## Functions

Minified size of each bundle with all its files, in KB of 1,024 bytes, and the CPU time to import it in a new process, compared
with the DynamoDB document client alone, as it is published (median of ${coldRounds}, measured in turns). Functions contain it without
what they never use: profiles, single sign-on, and instance metadata ([0001](adr/0001-runtime-bundles-and-local-stack.md)).

Target: 690 KB without PDF, images, and passkeys.

${importRows(functions)}

The first call of a function in a new process also loads code, on demand. Here is the CPU time to import all of that code, and the time to import and to make
the call, with authentication, reads, and compilation; the client alone reads one item. The PDF is that of an entry with two signers, signatures, and one photo.

Targets: with what the first call loads, 1.5 times the client alone; the PDF of an entry 2 times.

${startRows(starts)}

## Taps

${tapRows()}

## Pages

${pageRows(site)}
`;
}
