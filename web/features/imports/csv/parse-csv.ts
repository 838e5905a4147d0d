import Papa, { type ParseResult, type Parser } from 'papaparse';

/**
 * A record of a file. `row` is its number in a spreadsheet, and `line` the line of the text in which it begins. They differ once a
 * cell has a line break.
 */
export type CsvRecord = { row: number; line: number; cells: string[] };

export type CsvFile = { records: CsvRecord[]; separator: string };

/** The separators of cells, in words. */
export const separators = { ',': 'Commas', ';': 'Semicolons', '\t': 'Tabs', '|': 'Bars' } as const;

/** Letters that are parsed before the page may paint and answer. */
const chunkSize = 256 * 1024;

/** Excel’s first line, which names the separator and is not shown in a spreadsheet. */
const sepLine = /^"?sep=(.)"?[,;\t|]*(?:\n|$)/i;

/** Returns the separator by which the most records near the start have the same number of cells. */
function separatorOf(text: string): string {
  const scores = Object.keys(separators).map((separator) => {
    const { data } = Papa.parse<string[]>(text.slice(0, chunkSize), {
      delimiter: separator,
      newline: '\n',
      preview: 60,
      skipEmptyLines: true,
    });
    const lengths = data.map(({ length }) => length).filter((length) => length > 1);
    return Math.max(0, ...lengths.map((length) => length * lengths.filter((one) => one === length).length));
  });
  return Object.keys(separators)[scores.indexOf(Math.max(...scores))] ?? ',';
}

/**
 * Returns a cell as text: without the apostrophe that keeps a spreadsheet from running it as a formula, and without the formula that
 * keeps a number as text, such as `="02108"`.
 */
const plain = (cell: string) =>
  cell
    .replace(/^\s*="([^"]*)"\s*$/, '$1')
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
    .replaceAll('\v', '\n')
    .trim();

const breaks = /\n/g;

/** Parses a text in parts, and lets the page answer in between. Stops at the first quotation mark that is not closed. */
function parsed(text: string, separator: string, first: CsvRecord): Promise<CsvRecord[] | { line: number }> {
  const records: CsvRecord[] = [];
  let { row, line } = first;
  return new Promise((resolve) => {
    Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: '\n',
      chunkSize,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        const broken = errors.find(({ type }) => type === 'Quotes');
        for (const [at, cells] of data.entries()) {
          if (broken && at === broken.row) break;
          records.push({ row, line, cells: cells.map(plain) });
          row += 1;
          line += 1 + cells.reduce((sum, cell) => sum + (cell.match(breaks)?.length ?? 0), 0);
        }
        if (broken) {
          resolve({ line });
          parser.abort();
          return;
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(records),
    });
  });
}

/**
 * Parses a CSV by its separator: the one of Excel’s line `sep=`, the given one, or the one that fits best. Returns a sentence, with the
 * line, if a quotation mark is not closed: the rows after it would become one cell.
 */
export async function parseCsv(text: string, chosen?: string): Promise<CsvFile | { problem: string }> {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const sep = sepLine.exec(lines);
  const rest = sep ? lines.slice(sep[0].length) : lines;
  const separator = chosen ?? sep?.[1] ?? separatorOf(rest);
  const records = await parsed(rest, separator, { row: 1, line: sep ? 2 : 1, cells: [] });
  if (!Array.isArray(records)) {
    return {
      problem: `Line ${records.line.toLocaleString('en-US')} has a quotation mark (") that is not closed, or one inside a text. The rows after it can’t be told apart. In that line, write each quotation mark inside a text twice (""), or delete it. Then choose the file again.`,
    };
  }
  const filled = records.filter(({ cells }) => cells.some(Boolean));
  return filled.length === 0
    ? { problem: 'The file has no rows. Choose the file that has your entries.' }
    : { records: filled, separator };
}
