import type { Answers } from './answers.ts';
import type { Mapping } from './columns.ts';
import { notAnAct } from './not-an-act.ts';
import type { CsvRow, CsvTable } from './title-row.ts';

/** Marks that repeat the cell above. */
const ditto = /^(["“”〃]|''|’’|-"-|ditto|do\.|same( as above)?|idem)$/i;

export const isDitto = (cell: string) => ditto.test(cell);

/** Whether a row has facts of an act, but no date. */
export const lacksDate = (row: CsvRow, table: CsvTable, mapping: Mapping): boolean =>
  row.cells[mapping.indexOf('date')] === '' &&
  notAnAct(row, table, mapping) === undefined &&
  mapping.some((kind, at) => (kind === 'signer' || kind === 'last' || kind === 'document') && row.cells[at]);

/** Returns the rows with the cells above in place of ditto marks and missing dates, where the notary says that they repeat. */
export function withRepeated(
  table: CsvTable,
  mapping: Mapping,
  { ditto: repeats, blankDate }: Answers,
): readonly CsvRow[] {
  if (repeats !== 'repeat' && blankDate !== 'above') return table.rows;
  const date = mapping.indexOf('date');
  let above: readonly string[] = [];
  return table.rows.map((row) => {
    if (notAnAct(row, table, mapping)) return row;
    const takesDate = blankDate === 'above' && lacksDate(row, table, mapping);
    const cells = row.cells.map((cell, at) => {
      const isRepeated = (repeats === 'repeat' && isDitto(cell)) || (takesDate && at === date);
      return isRepeated ? above[at] || cell : cell;
    });
    above = cells;
    return { ...row, cells };
  });
}
