import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js';
import { colors } from '#functions/adapters/pdf/layout.ts';
import type { PrintableText } from '#functions/adapters/pdf/printable-text.ts';

/** A column: its title, its width in points if it has a fixed one, and whether it has numbers. */
export type TableColumn = { title: string; width?: number; isNumber?: true };

/** A table that repeats its header on every page. `total` is its last row. */
export type TablePart = {
  kind: 'table';
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
};

const gap = 4;

/** A longer text could exceed a page, where an unbroken row would lose content. */
const keptTogether = 1_000;

/** Draws a line below the header and above the total, and hairlines between the other rows. */
const layoutOf = (rows: number, hasTotal: boolean): CustomTableLayout => {
  const strong = (line: number) => line === 1 || (hasTotal && line === rows + 1);
  return {
    hLineWidth: (line) => (line === 0 || line > rows + 1 ? 0 : 0.5),
    hLineColor: (line) => (strong(line) ? colors.ink : colors.rule),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : gap),
    paddingRight: () => gap,
    paddingTop: () => 3.5,
    paddingBottom: () => 2.5,
  };
};

/** Returns a table of printable texts. */
export function tablePart({ columns, rows, total }: TablePart, text: PrintableText['of']): Content {
  const alignment = (at: number) => (columns[at]?.isNumber ? ('right' as const) : ('left' as const));
  const cells = (row: readonly string[], look: object = {}) =>
    row.map((value, at) => ({ text: text(value), alignment: alignment(at), ...look }));
  return {
    table: {
      headerRows: 1,
      widths: columns.map(({ width }) => width ?? '*'),
      body: [
        cells(
          columns.map(({ title }) => title),
          { style: 'label', bold: true },
        ),
        ...rows.map((row) => cells(row)),
        ...(total ? [cells(total, { bold: true })] : []),
      ],
      dontBreakRows: rows.every((row) => row.every((value) => value.length <= keptTogether)),
    },
    layout: layoutOf(rows.length, total !== undefined),
    margin: [0, 2, 0, 8],
  };
}
