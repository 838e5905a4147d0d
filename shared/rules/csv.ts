/** Byte order mark; Excel needs it to recognize UTF-8. */
export const csvStart = '\uFEFF';

/** Text that a spreadsheet would interpret as a formula, also after blanks and invisible characters (OWASP, "CSV injection"). */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The place after a separator or line break where some spreadsheets begin a new cell, in front of a formula. */
const formulaInside = /(?<=[;|\t\r\n])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",\r\n]/;

/** A cell: text, or a number as its column writes it. A spreadsheet calculates with numbers, so they get no apostrophe. */
export type CsvCell = string | { number: string };

/** A column of a CSV: its title, and what it says about an item. */
export type CsvColumn<T> = { title: string; value: (item: T) => string; isNumber?: true };

/** Returns the cells of an item. */
export function csvCells<T>(columns: readonly CsvColumn<T>[], item: T): CsvCell[] {
  return columns.map(({ value, isNumber }) => (isNumber ? { number: value(item) } : value(item)));
}

/**
 * Returns a CSV field as RFC 4180 requires, with an apostrophe before a formula, also where a spreadsheet with another
 * separator would find one.
 */
export function csvField(text: string): string {
  const inside = text.replace(formulaInside, "'");
  const safe = formula.test(text) ? `'${inside}` : inside;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV record with its line end. */
export function csvRecord(cells: readonly CsvCell[]): string {
  const fields = cells.map((cell) => (typeof cell === 'string' ? csvField(cell) : cell.number));
  return `${fields.join(',')}\r\n`;
}
