import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { csvRecord, csvStart } from '#shared/rules/csv.ts';
import { notAnAct } from './not-an-act.ts';
import { type Reading, readRow } from './read-row.ts';
import { isDitto, withRepeated } from './repeated-cells.ts';
import { shapeProblems } from './row-shape.ts';
import type { CsvRow, CsvTable } from './title-row.ts';

/** A row that cannot be imported, and why. `row` is its number in a spreadsheet, and `line` its first line in the file. */
export type BadRow = { row: number; line: number; cells: string[]; problems: string[] };

/** `aside` are totals, headings, and notes: they are no acts, and nothing has to be fixed. */
export type CheckedRows = { good: ImportedRow[]; bad: BadRow[]; aside: BadRow[] };

/** Milliseconds after which the page may paint and answer. */
const patience = 30;

const shortRow =
  'The row is short, and the next one may be its rest. Put a text with a line break between quotation marks';

/** Returns a ditto mark that is left: there was nothing above to repeat. */
function dittoProblems({ cells }: CsvRow, { mapping, answers, titles }: Reading): string[] {
  if (answers.ditto === 'as-written') return [];
  const at = cells.findIndex((cell, column) => mapping[column] !== 'skip' && isDitto(cell));
  return at < 0 ? [] : [`${titles[at]}: the cell repeats the one above, which is empty. Write what it says`];
}

const withProblems = ({ row, line, cells, surplus }: CsvRow, problems: string[]): BadRow => ({
  ...{ row, line, problems },
  cells: [...cells, ...surplus],
});

/** Checks all rows of a file, and lets the page answer in between. Throws the signal's reason if it is aborted. */
export async function checkRows(
  table: CsvTable,
  reading: Reading,
  signal: AbortSignal,
): Promise<CheckedRows> {
  const checked: CheckedRows = { good: [], bad: [], aside: [] };
  let since = Number.NEGATIVE_INFINITY;
  let above: CsvRow | undefined;
  for (const row of withRepeated(table, reading.mapping, reading.answers)) {
    if (performance.now() - since > patience) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      since = performance.now();
    }
    const aside = notAnAct(row, table, reading.mapping);
    const shape = aside ? [] : [...shapeProblems(row, table), ...dittoProblems(row, reading)];
    const read = shape.length > 0 ? { problems: shape } : readRow(row.cells, reading);
    const isGood = !aside && 'row' in read;
    if (above && !isGood && row.missing > 0) {
      // A line break without quotation marks makes two short rows of one.
      checked.good.pop();
      checked.bad.push(withProblems(above, [shortRow]));
      checked.bad.push(withProblems(row, ['The row may be the rest of the one above']));
    } else if (aside) checked.aside.push(withProblems(row, [aside]));
    else if ('row' in read) checked.good.push(read.row);
    else checked.bad.push(withProblems(row, read.problems));
    above = isGood && row.missing > 0 ? row : undefined;
  }
  return checked;
}

/** Returns the rows that cannot be imported as a CSV, with the problems in a column of their own. Cells beyond the columns follow it. */
export function badRowsCsv(titles: readonly string[], bad: readonly BadRow[]): string {
  const records = bad.map(({ cells, problems }) =>
    csvRecord([
      ...titles.map((_, at) => cells[at] ?? ''),
      problems.join('. '),
      ...cells.slice(titles.length),
    ]),
  );
  return csvStart + csvRecord([...titles, 'Problem']) + records.join('');
}
