import type { Figures } from '#scripts/bench/figures.ts';
import { bareQuery, type SearchCost } from '#scripts/bench/search-cases.ts';

const journals = [100, 10_000, 100_000];

const calls = [
  'list-entries, first page of 20',
  'get-dashboard',
  'get-entry',
  'submit-entry',
  'create-draft',
];

const search = (what: string, entries: number, more: Partial<SearchCost>): SearchCost => ({
  ...{ what, entries, found: 25, reads: 12, median: 9, p95: 11, timesBare: 2.2 },
  ...more,
});

/** Returns the figures of a run in which every target was met. */
export function sampleFigures(more: Partial<Figures> = {}): Figures {
  const call = { status: 200, seconds: 0.5, cpuSeconds: 0.4, peakMegabytes: 150, peakHeapMegabytes: 60 };
  return {
    ...{ day: '2026-11-21', node: 'v24.21.0', cores: 2, load: { before: 0.1, after: 1.9 }, minutes: 12.34 },
    ...{ rounds: 20, searchRounds: 100, coldRounds: 10, journals, heapMegabytes: 512 },
    units: {
      ...{ day: '2026-11-21', journals },
      units: journals.flatMap((entries) => calls.map((route) => ({ route, entries, reads: 3.5, writes: 0 }))),
    },
    calls: journals.flatMap((entries) =>
      calls.map((route) => ({ route, entries, median: 8, p95: 12, ratio: 1.2 })),
    ),
    searches: journals.flatMap((entries) => [
      search(bareQuery, entries, { found: undefined, reads: 1.5, timesBare: 1 }),
      search('surname', entries, {}),
      search('location alone', entries, { reads: 25, found: 400 }),
      search('fee alone', entries, { reads: 19 }),
    ]),
    pdf: { milliseconds: 50, signingMs: 15, ownBytes: 30_000, bytes: 380_000 },
    coldPdf: { ...call, megabytes: 0.38 },
    zip: { files: 50, megabytes: 18.9, milliseconds: 45, infoZip: 40 },
    batch: { ...call, status: 303, seconds: 5.84, peakMegabytes: 307, megabytes: 18.9, entries: 50 },
    annex: {
      ...{ day: '2026-11-21', load: 0.5, rows: 10_000, faulty: 300, requests: 20 },
      ...{ reading: 1.04, sending: 4.56 },
    },
    log: {
      ...{ day: '2026-11-21', load: 0.5, leaves: 20_000, seconds: 18, cpuSeconds: 4, bareSeconds: 16 },
    },
    verification: {
      ...{ day: '2026-11-21', load: 0.5, journals: 8, entries: 20_000 },
      ...{ seconds: 12, cpuSeconds: 8, reads: 21_000 },
    },
    functions: [{ id: 'get-entry', bytes: 512_000, milliseconds: 38.7, ratio: 1.39 }],
    starts: [
      { id: 'client', loaded: { milliseconds: 50, ratio: 1 }, called: { milliseconds: 90, ratio: 1 } },
      { id: 'login', loaded: { milliseconds: 60, ratio: 1.21 }, called: { milliseconds: 150, ratio: 1.67 } },
      {
        id: 'export-entry-pdf',
        ...{ loaded: { milliseconds: 95, ratio: 1.9 }, called: { milliseconds: 700, ratio: 7.78 } },
      },
    ],
    site: { pages: [{ page: 'entry alone', scripts: 84_000, styles: 17_000 }], fonts: 56_000 },
    ...more,
  };
}
