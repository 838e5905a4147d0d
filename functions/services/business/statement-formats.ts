import { type CsvColumn, csvCells, csvRecord, csvStart } from '#shared/rules/csv.ts';

/** A payment that came in, or an expense, as a line of a bank statement. */
export type StatementLine = {
  kind: 'Payment' | 'Expense';
  /** YYYY-MM-DD. */
  date: string;
  description: string;
  /** With two decimals; negative for an expense. */
  amount: string;
  payee: string;
  reference: string;
};

export type StatementFormat = {
  columns: readonly CsvColumn<StatementLine>[];
  /** The beginning of the file, before the header. */
  start: string;
  /** The most lines and bytes of one file, if the program that reads it has a limit. More make several files. */
  most?: { lines: number; bytes: number };
};

/** Returns a day as QuickBooks Online expects it in the US: MM/DD/YYYY. */
const usDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const amount = { value: (line: StatementLine) => line.amount, isNumber: true as const };
const description = { title: 'Description', value: (line: StatementLine) => line.description };
const payee = { title: 'Payee', value: (line: StatementLine) => line.payee };
const reference = { title: 'Reference', value: (line: StatementLine) => line.reference };

/** Both programs take at most a thousand lines, and QuickBooks 2 MB, in one file. */
const most = { lines: 1_000, bytes: 2_000_000 };

/**
 * The formats of a year's payments and expenses: for spreadsheets, and for the import of bank statements into QuickBooks
 * Online and Xero, which read columns by their place. Xero reads days as YYYY-MM-DD in every country.
 */
export const statementFormats = {
  csv: {
    columns: [
      { title: 'Kind', value: ({ kind }) => kind },
      { title: 'Date', value: ({ date }) => date },
      description,
      { title: 'Amount', ...amount },
      payee,
      reference,
    ],
    start: csvStart,
  },
  quickbooks: {
    columns: [
      { title: 'Date', value: ({ date }) => usDay(date) },
      description,
      { title: 'Amount', ...amount },
    ],
    start: '',
    most,
  },
  xero: {
    columns: [
      { title: '*Date', value: ({ date }) => date },
      { title: '*Amount', ...amount },
      payee,
      description,
      reference,
    ],
    start: '',
    most,
  },
} as const satisfies Record<string, StatementFormat>;

/** Returns the header of a format, as it stands in each of its files. */
const headerOf = ({ start, columns }: StatementFormat) =>
  start + csvRecord(columns.map(({ title }) => title));

/** Yields the files of a statement as text: one, or several if the format limits them. Without lines, one with a header. */
export function* statementFiles(
  format: StatementFormat,
  statement: readonly StatementLine[],
): Generator<string> {
  const { columns, most: limit } = format;
  const header = headerOf(format);
  const headerBytes = Buffer.byteLength(header);
  let records: string[] = [];
  let bytes = headerBytes;
  for (const line of statement) {
    const record = csvRecord(csvCells(columns, line));
    const size = Buffer.byteLength(record);
    if (limit && (records.length === limit.lines || bytes + size > limit.bytes)) {
      yield header + records.join('');
      [records, bytes] = [[], headerBytes];
    }
    records.push(record);
    bytes += size;
  }
  yield header + records.join('');
}
