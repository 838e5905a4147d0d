import type { Figures } from './figures.ts';
import { shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { prefixSearches } from './search-cases.ts';

/** A target, the measured value, and whether the target was met. */
export type Target = { measure: string; target: string; measured: string; met: boolean };

/**
 * Measured on 2026-11-21 with two cores: the alternatives that the product is compared with. ADRs 0007 and 0019
 * say how.
 */
const alternatives = {
  /** Read units of a search that reads every entry of the journal with 10,000, and filters in code. */
  readEverything: 1_945,
  /** Milliseconds of a running Chromium for the same PDF. */
  warmChromium: 556,
};

const filteredJournal = 10_000;

function searchTargets({ searches, journals }: Figures): Target[] {
  const longest = journals.at(-1);
  const inLongest = searches.filter(
    ({ what, entries }) => entries === longest && prefixSearches.includes(what),
  );
  return inLongest.flatMap(({ what, found, reads, timesBare }) => [
    {
      measure: `search by name, ${what}, ${shownNumber(longest ?? 0)} entries, ${shownNumber(found ?? 0)} hits`,
      target: 'at most 15 read units; p95 at most 3× one bare query of 20 rows',
      measured: `${shownNumber(reads)} read units; ${shownTimes(timesBare)}`,
      met: reads <= 15 && timesBare <= 3,
    },
  ]);
}

function filterTargets({ searches }: Figures): Target[] {
  const most = alternatives.readEverything / 10;
  return searches
    .filter(({ what, entries }) => entries === filteredJournal && /^(location|fee) alone$/.test(what))
    .map(({ what, reads }) => ({
      measure: `${what}, ${shownNumber(filteredJournal)} entries`,
      target: `at most ${shownNumber(most)} read units, 1/10 of reading every entry`,
      measured: shownNumber(reads),
      met: reads <= most,
    }));
}

function fileTargets({ pdf, zip, batch, cores }: Figures): Target[] {
  const measure = 'one PDF, 2 signers with signatures, one photo';
  const mostPdf = alternatives.warmChromium / 3;
  const zipRatio = zip.milliseconds / zip.infoZip;
  return [
    {
      measure,
      target: `at most ${shownMs(mostPdf)} ms, 1/3 of a running Chromium`,
      measured: `${shownMs(pdf.milliseconds)} ms`,
      met: pdf.milliseconds <= mostPdf,
    },
    {
      measure: 'its signature, with a local key',
      target: 'at most 150 ms more',
      measured: `${shownMs(pdf.signingMs)} ms`,
      met: pdf.signingMs <= 150,
    },
    {
      measure,
      target: 'at most 150 KB plus its images',
      measured: `${shownKb(pdf.ownBytes)} KB`,
      met: pdf.ownBytes <= 150 * 1024,
    },
    {
      measure: `ZIP of ${batch.entries} such entries`,
      target: 'under 20 s on 2 cores, peak under 512 MB',
      measured: `${shownNumber(batch.seconds)} s on ${cores} cores, ${batch.peakMegabytes} MB`,
      met: batch.seconds < 20 && batch.peakMegabytes < 512,
    },
    {
      measure: `ZIP step alone, ${zip.files} files`,
      target: 'at most 1.5× Info-ZIP’s store, measured in turns',
      measured: shownTimes(zipRatio),
      met: zipRatio <= 1.5,
    },
  ];
}

/** How many times as long as the client alone the code of a function may take to load: less where notaries wait most. */
const mostLoaded = { usual: 1.5, 'export-entry-pdf': 2 };

/** Returns the targets of cold starts. */
export function startTargets({ starts }: Pick<Figures, 'starts'>): Target[] {
  return starts.slice(1).map(({ id, loaded }) => {
    const most = id === 'export-entry-pdf' ? mostLoaded[id] : mostLoaded.usual;
    return {
      measure: `import of ${id} with what its first call loads`,
      target: `at most ${most}× the DynamoDB document client alone`,
      measured: shownTimes(loaded.ratio),
      met: loaded.ratio <= most,
    };
  });
}

/** Returns all targets with what was measured. */
export function targets(figures: Figures): Target[] {
  return [
    ...searchTargets(figures),
    ...filterTargets(figures),
    ...fileTargets(figures),
    ...startTargets(figures),
  ];
}
