import { limits } from '#shared/data/limits.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { csvRecord, csvStart } from '#shared/rules/csv.ts';
import type { CsvTable } from './parse-csv.ts';
import { type Reading, readRow } from './read-row.ts';

/** A row that cannot be imported. `line` is its number in a spreadsheet. */
export type BadRow = { line: number; cells: string[]; problems: string[] };

export type CheckedRows = { good: ImportedRow[]; bad: BadRow[] };

/** Rows after which the page may paint and answer. */
const slice = 250;

/** Checks all rows of a file, and lets the page answer in between. Throws the signal's reason if it is aborted. */
export async function checkRows(
  { rows }: Pick<CsvTable, 'rows'>,
  reading: Reading,
  signal: AbortSignal,
): Promise<CheckedRows> {
  const checked: CheckedRows = { good: [], bad: [] };
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % slice === 0) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
    const read = readRow(cells, reading);
    if ('row' in read) checked.good.push(read.row);
    else checked.bad.push({ line, cells, problems: read.problems });
  }
  return checked;
}

/** Returns the rows that cannot be imported as a CSV, with what is wrong in a column of its own. */
export function badRowsCsv(titles: readonly string[], bad: readonly BadRow[]): string {
  const records = bad.map(({ cells, problems }) =>
    csvRecord([...titles.map((_, at) => cells[at] ?? ''), problems.join('. ')]),
  );
  return csvStart + csvRecord([...titles, 'Problem']) + records.join('');
}

/** Returns rows in batches that fit a request. */
export function batchesOf(rows: readonly ImportedRow[]): ImportedRow[][] {
  const size = new TextEncoder();
  // Room for the rest of the body.
  const most = limits.importBatchBytes - 1_024;
  const batches: ImportedRow[][] = [];
  let bytes = most;
  for (const row of rows) {
    const length = size.encode(JSON.stringify(row)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < limits.importBatchRows && bytes + length <= most) {
      last.push(row);
      bytes += length;
    } else {
      batches.push([row]);
      bytes = length;
    }
  }
  return batches;
}
