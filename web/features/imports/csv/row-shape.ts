import { quoted } from './answers.ts';
import type { Mapping } from './columns.ts';
import { notAnAct } from './not-an-act.ts';
import type { CsvRow, CsvTable } from './title-row.ts';

/** Returns the first line inside a cell that looks like a row of its own: a quotation mark before it may not be closed. */
function swallowedLine({ cells }: CsvRow, { titles, separator }: CsvTable): string | undefined {
  const atLeast = Math.max(3, Math.ceil(titles.length / 2));
  return cells
    .flatMap((cell) => (cell.includes('\n') ? cell.split('\n') : []))
    .find((line) => line.split(separator).length >= atLeast);
}

/** Returns faults of a row as a whole: its cells do not fit the columns. */
export function shapeProblems(row: CsvRow, table: CsvTable): string[] {
  const swallowed = swallowedLine(row, table);
  return [
    ...(row.surplus.length > 0
      ? [
          `The row has more cells than the titles, up to ${quoted(row.surplus.at(-1) ?? '')}. If one of its texts or amounts contains the separator, put that cell between quotation marks`,
        ]
      : []),
    ...(swallowed
      ? [
          `A cell contains the line ${quoted(swallowed)}, which looks like a row. Close the quotation mark before it`,
        ]
      : []),
  ];
}

/** Returns a table with only the rows whose cells are read, for examples and questions; with all if there are none. */
export function readableTable(table: CsvTable, mapping: Mapping): CsvTable {
  const rows = table.rows.filter(
    (row) => !notAnAct(row, table, mapping) && shapeProblems(row, table).length === 0,
  );
  return rows.length > 0 ? { ...table, rows } : table;
}
