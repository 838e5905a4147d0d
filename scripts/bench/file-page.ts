import type { Figures, MadeFile } from './figures.ts';
import { markdownTable, shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import type { PdfCost } from './pdf-costs.ts';

const zipMissing =
  'Info-ZIP is not installed, so nothing was compared with it: "apt-get install zip" brings it.';

const made = (
  what: string,
  { seconds, cpuSeconds, peakMegabytes, peakHeapMegabytes, megabytes }: MadeFile,
) => [
  ...[what, shownNumber(seconds, 2), shownNumber(cpuSeconds, 2), `${peakMegabytes} MB`],
  ...[`${peakHeapMegabytes} MB`, shownNumber(megabytes)],
];

/** What PDFs and ZIPs cost, beside what else makes them. */
export function filePage({ pdf, coldPdf, zip, batch, heapMegabytes }: Figures): string {
  const way = (what: string, { milliseconds, ownBytes, bytes }: PdfCost) => [
    ...[what, shownMs(milliseconds), shownTimes(milliseconds / pdf.ours.milliseconds)],
    ...[shownKb(ownBytes), shownKb(bytes)],
  ];
  const zipped = (what: string, milliseconds: number) => [
    ...[what, shownMs(milliseconds)],
    zip.infoZip === undefined ? '' : shownTimes(milliseconds / zip.infoZip),
  ];
  return `## One PDF

An entry of two signers with signatures and one photo, ${pdf.pages} pages, made by turns in one process: by the product's own adapter, which
lays out the pages; by pdfkit alone, which is told where each line and image of the same pages goes; and as HTML that says the same, printed by a
headless Chromium. A warm one runs already and opens a page for the document, as documents of different people need; a page that is kept
and filled anew is the least that it can take. A cold one is started first. Medians.

${markdownTable(
  ['', 'ms', 'times ours', 'KB without images', 'KB in all'],
  [
    way('ours', pdf.ours),
    way('bare pdfkit, pages laid out beforehand', pdf.pdfkit),
    way('Chromium, warm', pdf.chromiumWarm),
    way('Chromium, warm, its page kept', pdf.chromiumKept),
    way('Chromium, cold', pdf.chromiumCold),
  ],
)}

## ZIP and batch

The ZIP step alone: ${zip.files} such PDFs, ${shownNumber(zip.megabytes)} MB, stored uncompressed. Medians, by turns.

${markdownTable(
  ['', 'ms', 'times Info-ZIP'],
  [
    zipped('ours, from files to a file', zip.toFile),
    zipped('ours, in memory', zip.toMemory),
    zipped('ours, from memory to the local S3', zip.toS3),
    ...(zip.infoZip === undefined ? [] : [zipped('Info-ZIP (`zip -0`), from files to a file', zip.infoZip)]),
  ],
)}
${zip.infoZip === undefined ? `\n${zipMissing}\n` : ''}
Whole calls by the function's own bundle, in a new process with a heap of at most ${heapMegabytes} MB: from its start to the file in S3 or in the
answer, import, authentication, reading and images included. Memory is the most that the process held, heap and buffers the most that was seen.

${markdownTable(
  ['', 's', 's of CPU', 'memory', 'heap and buffers', 'MB of file'],
  [made(`export-entries, ${batch.entries} entries`, batch), made('export-entry-pdf, one entry', coldPdf)],
)}

\`npm run bench-exports\` measures printed journals and spreadsheets ([ADR 0020](adr/0020-exports.md)), \`npm run bench-export\` the file of
everything ([ADR 0016](adr/0016-data-export.md)).`;
}
