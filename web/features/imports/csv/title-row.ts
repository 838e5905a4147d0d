import { limits } from '#shared/data/limits.ts';
import { guessedMapping } from './guessed-mapping.ts';
import { looksLike } from './looks-like.ts';
import type { CsvFile, CsvRecord } from './parse-csv.ts';

/** The rows of a file below its titles. Columns that are empty in every row are left out. */
export type CsvTable = {
  titles: string[];
  rows: readonly CsvRow[];
  /** Rows above the titles. */
  above: readonly CsvRecord[];
  /** How many columns are left out because they are empty. */
  empty: number;
  separator: string;
};

/** A row. `surplus` has its cells beyond the last column, and `missing` says how many cells it lacks. */
export type CsvRow = CsvRecord & { surplus: readonly string[]; missing: number };

/** Rows among which the titles are looked for. */
export const titleRows = 20;

/** More columns than any journal has. */
const columnsMax = 100;

const hasFacts = (cells: readonly string[]) =>
  cells.some((cell) => looksLike([cell], 'date') || looksLike([cell], 'fee') || looksLike([cell], 'time'));

/**
 * Returns which record has the titles of the columns, or -1 if none does: the one with the most known titles, and no date or amount.
 * Without known titles, such as those in another language, it is the record of words right above the first date or amount.
 */
export function titleRowOf({ records }: CsvFile): number {
  const first = records.slice(0, titleRows);
  const known = first.map(({ cells }) => {
    if (hasFacts(cells)) return 0;
    const mapping = guessedMapping(cells.filter((cell) => cell.length < 60));
    return new Set(mapping.filter((kind) => kind !== 'skip')).size;
  });
  const most = Math.max(...known);
  if (most >= 2 || (most === 1 && records[0]?.cells.length === 1)) return known.indexOf(most);
  const above = first.findIndex(({ cells }) => hasFacts(cells)) - 1;
  const words = records[above]?.cells.filter(Boolean) ?? [];
  return words.length > 1 && !words.some((cell) => /\d/.test(cell)) ? above : -1;
}

/** Returns the name of a column as spreadsheets show it: A to Z, then AA. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}

/** Returns the number of cells that most records have. */
function usualLength(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Names a column by its title. One without a title, or with one that another column has, gets its letter. */
const nameOf = (title: string, at: number, all: readonly string[]) => {
  if (!title) return `Column ${letterOf(at)}`;
  return all.indexOf(title) === at ? title : `${title} (column ${letterOf(at)})`;
};

/** Returns the table below the titles, which are in the record at `titleAt`, or nowhere if it is -1. Returns a sentence if it is empty or too large. */
export function tableOf({ records, separator }: CsvFile, titleAt: number): CsvTable | { problem: string } {
  const below = records.slice(titleAt + 1);
  if (below.length === 0) {
    return {
      problem: 'The file has only titles, and no rows below them. Choose the file that has your entries.',
    };
  }
  if (below.length > limits.importRows) {
    const count = (number: number) => number.toLocaleString('en-US');
    return {
      problem: `The file has ${count(below.length)} rows, and more than ${count(limits.importRows)} rows can’t be imported at once. Split it into smaller files, for example one for each year.`,
    };
  }
  const width = titleAt < 0 ? usualLength(below) : (records[titleAt]?.cells.length ?? 0);
  const all = Array.from({ length: width }, (_, at) => records[titleAt]?.cells[at] ?? '');
  const kept = all.flatMap((_, at) => (below.some(({ cells }) => cells[at]) ? [at] : []));
  if (kept.length > columnsMax) {
    return { problem: `The file has more than ${columnsMax} columns. Delete those that you do not need.` };
  }
  const rows = below.map(({ row, line, cells }) => ({
    ...{ row, line, cells: kept.map((at) => cells[at] ?? '') },
    ...{ surplus: cells.slice(width).filter(Boolean), missing: Math.max(0, width - cells.length) },
  }));
  const names = all.map((title) => title.replace(/\s+/g, ' '));
  const titles = kept.map((at) => nameOf(names[at] ?? '', at, names));
  return {
    titles,
    rows,
    above: records.slice(0, Math.max(0, titleAt)),
    empty: width - kept.length,
    separator,
  };
}
