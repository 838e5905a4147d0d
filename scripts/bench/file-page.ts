import type { Figures, MadeFile } from './figures.ts';
import { markdownTable, shownKb, shownMs, shownNumber } from './markdown.ts';

const made = (
  what: string,
  { seconds, cpuSeconds, peakMegabytes, peakHeapMegabytes, megabytes }: MadeFile,
) => [
  ...[what, shownNumber(seconds, 2), shownNumber(cpuSeconds, 2), `${peakMegabytes} MB`],
  ...[`${peakHeapMegabytes} MB`, shownNumber(megabytes)],
];

/** Returns the section about PDFs and ZIPs. */
export function filePage({ pdf, coldPdf, zip, batch, heapMegabytes }: Figures): string {
  return `## PDF and ZIP

One PDF of an entry with two signers, signatures, and one photo, made in a warm process; and the ZIP step alone, which puts the files of ${zip.files} such PDFs
(${shownNumber(zip.megabytes)} MB) into one without compression. Medians.

${markdownTable(
  ['', 'ms', 'KB without images', 'KB in all'],
  [
    ['one PDF', shownMs(pdf.milliseconds), shownKb(pdf.ownBytes), shownKb(pdf.bytes)],
    ['its signature with a key on this machine', shownMs(pdf.signingMs), '', ''],
    [`ZIP of ${zip.files} PDFs`, shownMs(zip.milliseconds), '', shownKb(zip.megabytes * 1e6)],
    ['the same by Info-ZIP (`zip -0`), in turns', shownMs(zip.infoZip), '', ''],
  ],
)}

Whole calls with the function's own bundle, in a new process with a heap of at most ${heapMegabytes} MB: from its start to the file in S3 or in
the response, including import, authentication, reads, and images. Memory is the peak of the process; heap and buffers are sampled.

${markdownTable(
  ['', 's', 's of CPU', 'memory', 'heap and buffers', 'MB of file'],
  [made(`export-entries, ${batch.entries} entries`, batch), made('export-entry-pdf, one entry', coldPdf)],
)}

\`npm run bench -- exports\` measures printed journals and spreadsheets ([ADR 0020](adr/0020-exports.md)), and \`npm run bench -- data-export\`
measures the data export ([ADR 0016](adr/0016-data-export.md)).`;
}
