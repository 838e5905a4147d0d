import { states } from '#shared/data/states.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import type { Read } from './answers.ts';
import type { ColumnKind } from './columns.ts';
import { readFee } from './read-fee.ts';
import { readMoment, titledCell } from './read-moment.ts';
import { readNames } from './read-names.ts';
import { type Reading, readState, withoutNumbers } from './read-row.ts';
import { readTime } from './read-time.ts';
import { readZip } from './read-zip.ts';
import type { CsvTable } from './title-row.ts';

/** Rows among which examples are looked for. */
const looked = 2_000;
const shown = 3;

const shapeOf = (cell: string) => cell.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a');

/** Returns the positions of up to three rows with a cell in a column, written as differently as possible. */
export function exampleRows({ rows }: CsvTable, column: number): number[] {
  const byShape = new Map<string, number>();
  const byText = new Map<string, number>();
  for (const [at, { cells }] of rows.slice(0, looked).entries()) {
    const cell = cells[column];
    if (!cell) continue;
    const shape = shapeOf(cell);
    if (!byShape.has(shape)) byShape.set(shape, at);
    if (!byText.has(cell)) byText.set(cell, at);
    if (byShape.size === shown) break;
  }
  return [...new Set([...byShape.values(), ...byText.values()])].slice(0, shown).toSorted((a, b) => a - b);
}

type InRow = { cells: readonly string[]; column: number; reading: Reading };

const inWords = <T>(read: Read<T>, words: (value: T) => string): Read<string> =>
  'problem' in read ? read : { value: words(read.value) };

const asText = ({ cells, column }: InRow): Read<string> => ({ value: cells[column] ?? '' });

const titled = ({ reading, cells }: InRow, kind: ColumnKind) => titledCell(reading, kind, cells);

const cellOf = (row: InRow, kind: ColumnKind) => titled(row, kind)?.text ?? '';

/** How a cell of each kind is understood, in words. A kind without a row keeps its text. */
const understandings: { readonly [Kind in ColumnKind]?: (row: InRow) => Read<string> } = {
  date: (row) => {
    const date = titled(row, 'date') ?? { title: '', text: '' };
    const read = readMoment(date, titled(row, 'time'), row.reading);
    const alone = 'problem' in read && read.of === 'time' ? readMoment(date, undefined, row.reading) : read;
    return inWords(alone, ({ date: day, time }) =>
      [dayInWords(day), row.reading.mapping.includes('time') || !time ? '' : clockTime(time)]
        .filter(Boolean)
        .join(', '),
    );
  },
  time: (row) => {
    const date = titled(row, 'date') ?? { title: '', text: '' };
    const read = readMoment(date, titled(row, 'time'), row.reading);
    const isOfTime = 'value' in read || read.of === 'time';
    const alone = isOfTime ? read : readTime(row.cells[row.column] ?? '', row.reading.answers);
    return inWords<{ time?: string | undefined }>(alone, ({ time }) => (time ? clockTime(time) : 'Left out'));
  },
  fee: ({ cells, column, reading }) =>
    inWords(readFee(cells[column] ?? '', reading.answers), (fee) =>
      fee === undefined ? 'Empty' : formatMoney(fee),
    ),
  state: ({ cells, column }) => inWords(readState(cells[column] ?? ''), (code) => states[code].name),
  signer: ({ cells, column, reading }) =>
    inWords(readNames(cells[column] ?? '', reading.answers), (names) =>
      names.length > 1 ? `${names.join('; ')} (${names.length} signers)` : names.join(''),
    ),
  zip: (row) =>
    readZip(row.cells[row.column] ?? '', { region: cellOf(row, 'region'), country: cellOf(row, 'country') }),
  identification: ({ cells, column }) => ({ value: withoutNumbers(cells[column] ?? '') || 'Left out' }),
};

/** Returns how a cell is understood. */
export function understood(row: InRow): Read<string> {
  const kind = row.reading.mapping[row.column] ?? 'skip';
  if (kind === 'skip') return { value: 'Left out' };
  if (kind === 'ask') return { problem: 'Choose what this column is' };
  return (understandings[kind] ?? asText)(row);
}
