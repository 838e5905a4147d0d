import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvColumn, csvCells, csvField, csvRecord } from '#shared/rules/csv.ts';

/** Reads a CSV according to RFC 4180. */
function read(csv: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < csv.length) {
    const record: string[] = [];
    for (;;) {
      const found = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
      found.lastIndex = at;
      const [all = '', quoted, bare = '', end] = found.exec(csv) ?? [];
      if (all === '') throw new Error(`No field at ${at}`);
      at += all.length;
      record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
      if (end === '\r\n') break;
    }
    records.push(record);
  }
  return records;
}

describe('csvField', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1 214 555 0147', "'+1 214 555 0147"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\rtext', '"\'\rtext"'],
    ['\ntext', '"\'\ntext"'],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=b', 'a=b'],
    ['x;=1+1', "x;'=1+1"],
    ['x; "=1+1"', `"x;' ""=1+1"""`],
    ['x|@SUM(A1)', "x|'@SUM(A1)"],
    ['x\t\u200B+1', "x\t'\u200B+1"],
    ['two\n-lines', `"two\n'-lines"`],
    ['Lot 4; 5-6', 'Lot 4; 5-6'],
    ['Zoë Nguyễn', 'Zoë Nguyễn'],
  ])('writes %j as %j', (text, written) => {
    expect(csvField(text)).toBe(written);
  });

  it.each([...'=+-@＝＋－＠\t\r'])('writes an apostrophe before a text that begins with %j', (begin) => {
    expect(csvField(`${begin}5`).replaceAll('"', '')).toMatch(/^'/);
  });

  it('writes a number as its column does', () => {
    const columns: CsvColumn<string>[] = [
      { title: 'Text', value: (item) => item },
      { title: 'Amount', isNumber: true, value: (item) => item },
    ];
    expect(csvRecord(csvCells(columns, '-5.00'))).toBe("'-5.00,-5.00\r\n");
  });

  it('keeps every text that a spreadsheet would not interpret as a formula', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r\n,;|"' a]{0,6}$/));
    const bare = (field: string | undefined) => field?.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (records) => {
        const back = read(records.map(csvRecord).join(''));
        expect(back.map((record) => record.length)).toEqual(records.map((record) => record.length));
        const fields = records.flat();
        for (const [at, field] of back.flat().entries()) {
          expect(bare(field)).toBe(bare(fields[at]));
        }
        expect(back.flat().some((field) => /^[=+\-@\t\r]/.test(field))).toBe(false);
        const written = records.map(csvRecord).join('');
        for (const separator of [';', '|', '\t']) {
          const cells = written.split(/[\r\n]+/).flatMap((line) => line.split(separator).slice(1));
          expect(cells.filter((cell) => /^[" ]*[=+\-@]/.test(cell))).toEqual([]);
        }
      }),
    );
  });
});
