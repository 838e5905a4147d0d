import type { Figures } from './figures.ts';
import { shownKb, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { naiveDesign, prefixSearches, type SearchCost } from './search-cases.ts';

/** What was to be reached, what was measured, and whether that does; undefined where nothing could be measured. */
export type Target = { measure: string; target: string; measured: string; met: boolean | undefined };

const flat = /^(list-entries|get-dashboard|get-entry|submit-entry)/;
const filteredJournal = 10_000;

/** Calls that cost the same in the shortest and the longest journal. */
function flatTarget({ calls, journals }: Figures): Target {
  const [shortest, longest] = [journals[0], journals.at(-1)];
  const units = (entries: number | undefined) =>
    calls
      .filter((call) => call.entries === entries && flat.test(call.route))
      .map(({ route, reads, writes }) => `${route}: ${reads} and ${writes}`);
  const before = units(shortest);
  const grown = units(longest).filter((cost) => !before.includes(cost));
  return {
    measure: 'list page, dashboard, get, submit',
    target: `same units at ${shownNumber(shortest ?? 0)} and ${shownNumber(longest ?? 0)} entries`,
    measured: grown.length === 0 ? 'the same' : grown.join('; '),
    met: grown.length === 0,
  };
}

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
  const costs = new Map<string, SearchCost>(
    searches.filter(({ entries }) => entries === filteredJournal).map((cost) => [cost.what, cost]),
  );
  const naive = costs.get(naiveDesign)?.reads ?? 0;
  return ['location alone', 'fee alone'].flatMap((what) => {
    const cost = costs.get(what);
    if (!cost) return [];
    return {
      measure: `${what}, ${shownNumber(filteredJournal)} entries`,
      target: 'at most 1/10 of the naive design’s read units',
      measured: `${shownNumber(cost.reads)} of ${shownNumber(naive)}, 1/${shownNumber(naive / cost.reads, 0)}`,
      met: cost.reads * 10 <= naive,
    };
  });
}

function pdfTargets({ pdf }: Figures): Target[] {
  const measure = 'one PDF, 2 signers with signatures, one photo';
  const { ours, pdfkit, chromiumWarm, chromiumCold } = pdf;
  const beside = (times: number) => `${shownTimes(times)} (${shownMs(ours.milliseconds)} ms)`;
  const [bare, warm, cold] = [
    ours.milliseconds / pdfkit.milliseconds,
    chromiumWarm.milliseconds / ours.milliseconds,
    chromiumCold.milliseconds / ours.milliseconds,
  ];
  return [
    { measure, target: 'at most 2× bare pdfkit', measured: beside(bare), met: bare <= 2 },
    { measure, target: '3 times faster than a warm Chromium', measured: beside(warm), met: warm >= 3 },
    { measure, target: '20 times faster than a cold Chromium', measured: beside(cold), met: cold >= 20 },
    {
      measure,
      target: 'at most 150 KB plus its images',
      measured: `${shownKb(ours.ownBytes)} KB`,
      met: ours.ownBytes <= 150 * 1024,
    },
  ];
}

function batchTargets({ batch, zip, cores }: Figures): Target[] {
  const step = zip.infoZip === undefined ? undefined : zip.toFile / zip.infoZip;
  return [
    {
      measure: `ZIP of ${batch.entries} such entries`,
      target: 'under 20 s on 2 cores, peak under 512 MB',
      measured: `${shownNumber(batch.seconds)} s on ${cores} cores, ${batch.peakMegabytes} MB`,
      met: batch.seconds < 20 && batch.peakMegabytes < 512,
    },
    {
      measure: `ZIP step alone, ${zip.files} files`,
      target: 'at most 1.5× Info-ZIP’s store',
      measured: step === undefined ? 'Info-ZIP is not installed' : shownTimes(step),
      met: step === undefined ? undefined : step <= 1.5,
    },
  ];
}

/** What was to be reached, beside what was. */
export function targets(figures: Figures): Target[] {
  return [
    flatTarget(figures),
    ...searchTargets(figures),
    ...filterTargets(figures),
    ...pdfTargets(figures),
    ...batchTargets(figures),
  ];
}
