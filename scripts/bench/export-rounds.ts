import { continueDataExport } from '#functions/services/data-export/continue-data-export.ts';
import { dataExportDeps } from '#functions/wiring/data-export.ts';
import { peakMegabytes } from './peak-memory.ts';

/*
 * The measured process of `npm run bench -- data-export`: runs round after round, as the stream would call them, in
 * one process like a warm Lambda. After the given number of PDFs, it uses the last one again. Prints one line of
 * JSON.
 */

const [, , notaryId = '', pdfs = '0'] = process.argv;
const deps = dataExportDeps();
let printed = 0;
let last: Uint8Array | undefined;
const entry: typeof deps.documents.entry = async (...given) => {
  if (last && printed >= Number(pdfs)) return last;
  printed += 1;
  last = await deps.documents.entry(...given);
  return last;
};

const started = performance.now();
let collected = 0;
let peakCollecting = 0;
let rounds = 0;
for (;;) {
  const job = await deps.exports.get(notaryId);
  if (job?.status !== 'preparing') break;
  if (job.stage === 'file' && collected === 0) {
    collected = performance.now();
    peakCollecting = peakMegabytes();
  }
  const round = await continueDataExport({ ...deps, documents: { ...deps.documents, entry } }, notaryId);
  if (round.kind === 'failed') throw round.error;
  rounds += 1;
}
const done = await deps.exports.get(notaryId);
const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
console.log(
  JSON.stringify({
    status: done?.status,
    rounds,
    printed,
    parcels: done?.parcels,
    megabytes: Math.round((done?.sizeBytes ?? 0) / 1e6),
    collectingSeconds: seconds(started, collected),
    filingSeconds: seconds(collected, performance.now()),
    peakCollecting,
    peak: peakMegabytes(),
  }),
);
process.exit(0);
