import { describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { differingWords } from '#web/features/imports/csv/letters.ts';
import { parseCsv } from '#web/features/imports/csv/parse-csv.ts';
import { readCsvFile } from '#web/features/imports/csv/read-file.ts';
import { mappingOf, tableFrom } from './csv-support.ts';

const bytesIn = (encoding: string, text: string) => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};

const utf16 = (text: string, isHighFirst: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isHighFirst ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

const fileOf = (...parts: (Uint8Array<ArrayBuffer> | string)[]) => new File(parts, 'a.csv');

describe('a file', () => {
  it('of 50 MB is refused before any of it is read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('The file was read'));
    expect(await readCsvFile({ size: 50 * 1024 * 1024, arrayBuffer })).toEqual({
      problem: 'The file is larger than 10 MB. Split it into smaller files, for example one for each year.',
    });
  });

  const lines = 'Date\tSigner\n1/14/2024\tZoë Díaz\n';

  it.each([
    ['UTF-8 with a mark', ['\uFEFF', lines]],
    ['UTF-8', [lines]],
    ['UTF-16 with a mark', [utf16(`\uFEFF${lines}`, false)]],
    ['UTF-16, the high byte first', [utf16(`\uFEFF${lines}`, true)]],
    ['UTF-16 without a mark', [utf16(lines, false)]],
    ['Windows-1252', [bytesIn('windows-1252', lines)]],
    ['Mac Roman', [bytesIn('macintosh', lines)]],
    ['the code page of DOS', [bytesIn('windows-1252', lines.replace('ë', '‰').replace('í', '¡'))]],
  ])('in %s is decoded', async (_, parts) => {
    const file = await readCsvFile(fileOf(...parts));
    if ('problem' in file) throw new Error(file.problem);
    expect(file.isSure).toBe(true);
    expect(file.readings[0]?.text.replace('\uFEFF', '')).toBe(lines);
  });

  it('that was encoded twice, or whose encoding is unclear, is shown in each reading', async () => {
    const twice = await readCsvFile(fileOf('Date,Signer\n1/14/2024,ZoÃ« Oâ€™Hara\n'));
    if ('problem' in twice) throw new Error(twice.problem);
    expect(twice.isSure).toBe(false);
    expect(differingWords(twice.readings)).toEqual(['Zoë, O’Hara', 'ZoÃ«, Oâ€™Hara']);
    const mac = await readCsvFile(fileOf('Date,Signer\n1/14/2024,Ana OÕShea\n1/15/2024,Zo‘ Li\n'));
    if ('problem' in mac) throw new Error(mac.problem);
    expect(differingWords(mac.readings)).toEqual(['O’Shea, Zoë', 'OÕShea, Zo‘']);
    const right = await readCsvFile(
      fileOf('Date,Signer\n1/14/2024,Kaʻahumanu O’Shea\n1/15/2024,Иван Čapek\n'),
    );
    expect(right).toMatchObject({ isSure: true, readings: [{}] });
    const unclear = await readCsvFile(fileOf(Uint8Array.from([0x5a, 0xd2, 0x5a, 0xff])));
    expect(unclear).toMatchObject({ isSure: false, readings: [{}, {}, {}] });
  });

  it.each([
    ['of Excel', ['PK\x03\x04\x14 xl/workbook.xml'], /Excel workbook, not a CSV file.*CSV UTF-8/],
    ['of Excel from before 2007', [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], /older Excel/],
    ['of Apple', ['PK\x03\x04 Index/Document.iwa'], /Numbers spreadsheet/],
    ['of Acrobat', ['%PDF-1.7'], /PDF/],
    ['of the web', ['<html><table>'], /web page/],
    ['of JSON', ['[{"date": 1}]'], /JSON/],
    ['with zero bytes', ['a,b\n1,\0'], /^Line 2 has characters that are not text/],
    ['without content', [], /empty/],
    [
      'cut in a letter',
      [new TextEncoder().encode('Date\nJosé, José').slice(0, -1)],
      /^The file ends in the middle of a letter in line 2/,
    ],
    [
      'of two encodings',
      ['Date\nJosé\n', bytesIn('windows-1252', 'José\n')],
      /^Line 3 has letters in another encoding/,
    ],
  ])('%s is refused', async (_, parts, problem) => {
    expect(await readCsvFile(fileOf(...parts))).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('cells', () => {
  it.each([
    ['commas', 'Date,Signer\r\n2020-01-02,"Cruz, Ana"\r\n'],
    ['semicolons', 'Date;Signer\n2020-01-02;Cruz, Ana\n'],
    ['tabs', '\uFEFFDate\tSigner\r\r2020-01-02\tCruz, Ana'],
    ['bars', 'Date|Signer\r2020-01-02|Cruz, Ana'],
    ['the separator of Excel’s first line', '\uFEFFsep=;\r\nDate;Signer\r\n2020-01-02;Cruz, Ana'],
  ])('are separated by %s', async (_, text) => {
    expect(await tableFrom(text)).toMatchObject({
      titles: ['Date', 'Signer'],
      above: [],
      rows: [{ row: expect.any(Number), cells: ['2020-01-02', 'Cruz, Ana'] }],
    });
  });

  it('may have quotes, line breaks, and formulas', async () => {
    const text = `Date,Notes\n2020-01-02,"He said ""yes"",\nthen left"\n\n2020-01-03,'=cmd|x\n2020-01-04,"=""02108"""\n2020-01-05,Robert "Bob" Lee`;
    expect((await tableFrom(text)).rows).toMatchObject([
      { row: 2, line: 2, cells: ['2020-01-02', 'He said "yes",\nthen left'] },
      { row: 4, line: 5, cells: ['2020-01-03', '=cmd|x'] },
      { row: 5, line: 6, cells: ['2020-01-04', '02108'] },
      { row: 6, line: 7, cells: ['2020-01-05', 'Robert "Bob" Lee'] },
    ]);
  });

  it.each([
    ['Date,Signer\n1/14/2024,Ana\n1/15/2024,"Robert "Bob" Lee\n1/16/2024,"Li, Bo"\n', 3],
    [`Date,Signer\n${'1/14/2024,Ana\n'.repeat(40_000)}1/15/2024,"Bo\n1/16/2024,Cy\n`, 40_002],
  ])('after a quotation mark that is not closed are never merged (%#)', async (text, line) => {
    const problem = `Line ${line.toLocaleString('en-US')} has a quotation mark`;
    expect(await parseCsv(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('of rows with line ends of several kinds stay apart', async () => {
    const { rows } = await tableFrom('Date,Signer\r\n1/14/2024,A\n1/15/2024,B\r1/16/2024,C');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['', /no rows/],
    [' , \n', /no rows/],
    ['Date,Signer\n', /only titles/],
    [`Date,Signer\n${'2020-01-02,A\n'.repeat(limits.importRows + 1)}`, /20,001 rows, and more than 20,000/],
    [`${'a,'.repeat(101)}\n${'1,'.repeat(101)}\n`, /more than 100 columns/],
  ])('of a file without use are refused (%#)', async (text, problem) => {
    await expect(tableFrom(text)).rejects.toThrow(problem);
  });

  it('below lines above the titles, or without titles, are found', async () => {
    const above = await tableFrom('Journal of Ana\n\nDate,Signer,Act\n1/14/2024,Bo Li,Jurat\n');
    expect(above).toMatchObject({
      titles: ['Date', 'Signer', 'Act'],
      above: [{ row: 1 }],
      rows: [{ row: 4 }],
    });
    const none = await tableFrom('1/14/2024,2:05 PM,Bo Li,Jurat,$15.00,"Fresno, CA"\n');
    expect(none.titles).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Column ${letter}`));
    expect(mappingOf(none)).toEqual(['date', 'time', 'signer', 'act', 'fee', 'place']);
  });

  it('of empty columns are left out', async () => {
    const commas = ','.repeat(300);
    const found = await tableFrom(`Date,Notes,Signer${commas}\n1/14/2024,,Bo Li${commas}\n`);
    expect(found).toMatchObject({
      ...{ titles: ['Date', 'Signer'], empty: 301 },
      rows: [{ cells: ['1/14/2024', 'Bo Li'] }],
    });
  });
});
