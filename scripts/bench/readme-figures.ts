import type { Figures } from './figures.ts';
import { markdownTable, shownMs, shownNumber } from './markdown.ts';
import { naiveDesign } from './search-cases.ts';

/** Between these, README.md shows the figures of the latest run. */
export const figureMarks = ['<!-- figures -->', '<!-- /figures -->'] as const;

/** The figures that a reader of the README is shown. */
export function readmeFigures({
  journals,
  searches,
  calls,
  pdf,
  zip,
  batch,
  heapMegabytes,
}: Figures): string {
  const longest = journals.at(-1) ?? 0;
  const search = (what: string) => searches.find((cost) => cost.what === what && cost.entries === longest);
  const shown = (what: string) => {
    const cost = search(what);
    return cost ? `${shownNumber(cost.reads)} read units, ${shownMs(cost.median)} ms` : '';
  };
  const naive = shown(naiveDesign);
  const entries = `among ${shownNumber(longest)} entries`;
  const pages = calls.filter(({ route }) => route === 'list-entries, first page of 20');
  const units = journals.map((length) => pages.find((page) => page.entries === length)?.reads ?? 0);
  return markdownTable(
    ['', 'here', 'instead'],
    [
      [`A signer by a surname, ${entries}`, shown('surname'), `every entry read, filtered in code: ${naive}`],
      [`Entries by a part of their place, ${entries}`, shown('location alone'), 'the same'],
      [
        `The latest page of the journal, ${journals.map((length) => shownNumber(length)).join(', ')} entries`,
        `${units.map((reads) => shownNumber(reads)).join(', ')} read units`,
        '',
      ],
      [
        'The PDF of an entry, two signers and a photo',
        `${shownMs(pdf.ours.milliseconds)} ms`,
        `headless Chromium ${shownMs(pdf.chromiumWarm.milliseconds)} ms, with its start ${shownMs(pdf.chromiumCold.milliseconds)} ms`,
      ],
      [
        `${zip.files} such PDFs into a ZIP`,
        `${shownMs(zip.toFile)} ms`,
        zip.infoZip === undefined ? '' : `Info-ZIP ${shownMs(zip.infoZip)} ms`,
      ],
      [
        `The whole batch of ${batch.entries}, heap of at most ${heapMegabytes} MB`,
        `${shownNumber(batch.seconds)} s, ${batch.peakMegabytes} MB of memory`,
        '',
      ],
    ],
  );
}
