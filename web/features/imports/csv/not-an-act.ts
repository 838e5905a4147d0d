import { quoted } from './answers.ts';
import type { Mapping } from './columns.ts';
import type { CsvRow, CsvTable } from './title-row.ts';

const total =
  /^(grand|sub|page|year|month|monthly|yearly|running)?[ -]?(totals?|sum|average|balance|count)\b|^(\S+ ){1,2}totals?\W*$/i;
const isFilled = (cells: readonly string[], mapping: Mapping, kind: string) =>
  mapping.some((one, at) => one === kind && cells[at]);

/** Returns why a row is no act but a total, a heading, or a note, in a sentence; undefined if it may be one. */
export function notAnAct({ cells }: CsvRow, { titles }: CsvTable, mapping: Mapping): string | undefined {
  const filled = cells.filter(Boolean);
  const repeated = cells.filter((cell, at) => cell && cell.toLowerCase() === titles[at]?.toLowerCase());
  if (repeated.length > 1 && repeated.length >= filled.length - 1) return 'It repeats the titles';
  if (filled.every((cell) => /^[-–—=_*.\s]+$/.test(cell)) && filled.length > 1) return 'It has only lines';
  const isAct = isFilled(cells, mapping, 'act') && /\d/.test(cells[mapping.indexOf('date')] ?? '');
  if (!isAct && filled.some((cell) => total.test(cell))) return 'It looks like a total';
  return filled.length === 1 && titles.length > 2
    ? `It has one cell only, ${quoted(filled[0] ?? '')}. If that belongs to the row above, put the whole text in quotation marks`
    : undefined;
}
