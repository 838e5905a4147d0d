import { loadavg } from 'node:os';
import * as z from 'zod/mini';
import { csvRecord } from '#shared/rules/csv.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { batchesOf } from '#web/features/imports/batches-of.ts';
import { checkRows } from '#web/features/imports/csv/check-rows.ts';
import { guessedMapping } from '#web/features/imports/csv/guessed-mapping.ts';
import { parseCsv } from '#web/features/imports/csv/parse-csv.ts';
import { readCsvFile } from '#web/features/imports/csv/read-file.ts';
import { findingsOf, readingOf } from '#web/features/imports/csv/reading-of.ts';
import { tableOf, titleRowOf } from '#web/features/imports/csv/title-row.ts';
import { startBenchStack } from './bench-stack.ts';
import { registerBenchNotary } from './exportable-journal.ts';
import { callHandler } from './handlers.ts';
import { markdownTable, shownNumber } from './markdown.ts';

/** The cost of importing earlier entries from a CSV file. */
export type ImportCosts = {
  /** Date of the run, as YYYY-MM-DD, and the load average over one minute before it. */
  day: string;
  load: number;
  rows: number;
  faulty: number;
  requests: number;
  /** Seconds to read, map, and check the file as the browser does, and to send and complete the good rows. */
  reading: number;
  sending: number;
};

/** One row of this many has a date that does not exist: 3%. */
const faultyEvery = 100 / 3;

/** Returns a CSV file of another journal. */
function csvFile(count: number): File {
  const titles = ['Entry No', 'Date', 'Time', 'State', 'Type of Act', 'Document', 'Signer', 'ID Type', 'Fee'];
  const records = Array.from({ length: count }, (_, at) => {
    const isFaulty = Math.floor((at + 1) / faultyEvery) > Math.floor(at / faultyEvery);
    const [month, day] = [isFaulty ? 13 : 1 + (at % 12), 13 + (at % 15)];
    return csvRecord([
      ...[
        String(at + 1),
        `${month}/${day}/${2012 + (at % 12)}`,
        `${1 + (at % 12)}:${10 + (at % 50)} PM`,
        'CA',
      ],
      ...['Acknowledgment', `Grant deed of lot ${at}, "Oak Street"`, `Maria Ortizson ${at}`],
      ...['Driver license', '15.00'],
    ]);
  });
  return new File([csvRecord(titles), ...records], 'old-journal.csv');
}

/** Reads a file as the page of an import does. */
async function readRows(file: File) {
  const read = await readCsvFile(file);
  if ('problem' in read) throw new Error(read.problem);
  const csv = await parseCsv(read.readings[0]?.text ?? '');
  if ('problem' in csv) throw new Error(csv.problem);
  const table = tableOf(csv, titleRowOf(csv));
  if ('problem' in table) throw new Error(table.problem);
  const timezone = 'America/Los_Angeles';
  const facts = { today: dayIn(timezone, new Date()), timezone, state: 'CA' } as const;
  const reading = readingOf(findingsOf(table, guessedMapping(table.titles), facts), {});
  return checkRows(table, reading, new AbortController().signal);
}

/** Measures an import with the services of the bench's stack. */
export async function importCosts(rows = 10_000): Promise<ImportCosts> {
  const load = loadavg()[0] ?? 0;
  const { token } = await registerBenchNotary('importer');
  const file = csvFile(rows);
  const started = performance.now();
  const { good, bad } = await readRows(file);
  const read = performance.now();
  const body = { file_name: file.name, rows: good.length };
  const { id } = z.object({ id: z.string() }).parse(await callHandler('start-import', { token, body }));
  const batches = batchesOf(good);
  for (const [batch, some] of batches.entries()) {
    await callHandler('add-import-rows', {
      token,
      params: { id, batch: String(batch) },
      body: { rows: some },
    });
  }
  await callHandler('complete-import', { token, params: { id } });
  return {
    ...{
      day: new Date().toISOString().slice(0, 10),
      load,
      rows,
      faulty: bad.length,
      requests: batches.length,
    },
    reading: (read - started) / 1_000,
    sending: (performance.now() - read) / 1_000,
  };
}

/** Returns the section about imports. */
export function importSection({ day, load, rows, faulty, requests, reading, sending }: ImportCosts): string {
  return `A CSV file of ${shownNumber(rows)} rows, ${shownNumber(faulty)} of them faulty: read as the browser does, and sent to the functions, one request after another
(\`npm run bench -- annex\`). Measured on ${day}, at a load average of ${shownNumber(load)}.

Target: 60 s.

${markdownTable(
  ['step', 's'],
  [
    ['read, mapped, and checked', reading.toFixed(1)],
    [`sent in ${requests} requests, and completed`, sending.toFixed(1)],
  ],
)}`;
}

/** Prints what an import of earlier entries takes. */
export async function benchImportRows(rows?: number): Promise<void> {
  const { stop } = await startBenchStack();
  try {
    console.log(importSection(await importCosts(rows)));
  } finally {
    await stop();
  }
}
