import Papa from 'papaparse';
import { limits } from '#shared/data/limits.ts';

/** The cells of a file: titles of the columns, and rows. `line` is a row's number in a spreadsheet. */
export type CsvTable = { titles: string[]; rows: { line: number; cells: string[] }[] };

/** More columns than any journal has. */
const columnsMax = 100;

const separators = [',', ';', '\t', '|'];

/** Returns the separator that the titles have most often. Cells have other ones too, such as the comma in a name. */
function separatorOf(text: string): string {
  const titles = (/\S.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => titles.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Removes the apostrophe that keeps a spreadsheet from running a text as a formula. */
const plain = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '').trim();

/**
 * Parses a CSV with commas, semicolons, tabs, or bars. Its first row has the titles of the columns; a missing or repeated title gets the
 * number of its column. Empty rows are left out. Returns a
 * sentence if there is nothing to import, or too much.
 */
export function parseCsv(text: string): CsvTable | { problem: string } {
  const unmarked = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(unmarked, { delimiter: separatorOf(unmarked) });
  const isFilled = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
  const first = data.findIndex(isFilled);
  const titles = (data[first] ?? []).map((title, at, all) => {
    const name = plain(title);
    return name && all.findIndex((one) => plain(one) === name) === at
      ? name
      : `${name || 'Column'} ${at + 1}`;
  });
  const rows = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(plain) }))
    .slice(first + 1)
    .filter(({ cells }) => isFilled(cells));
  if (first < 0 || rows.length === 0) {
    return { problem: 'The file has no rows. Its first row must have the titles of the columns.' };
  }
  if (titles.length > columnsMax) {
    return { problem: `The file has more than ${columnsMax} columns. Delete those that you do not need.` };
  }
  if (rows.length > limits.importRows) {
    const most = limits.importRows.toLocaleString('en-US');
    return { problem: `The file has more than ${most} rows. Split it into smaller files.` };
  }
  return { titles, rows };
}
