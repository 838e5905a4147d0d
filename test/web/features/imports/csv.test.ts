import { describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { csvRecord } from '#shared/rules/csv.ts';
import { badRowsCsv, batchesOf, checkRows } from '#web/features/imports/csv/check-rows.ts';
import { guessedMapping, mappingProblems } from '#web/features/imports/csv/columns.ts';
import { type CsvTable, parseCsv } from '#web/features/imports/csv/parse-csv.ts';
import { exampleDate, readDate, readTime, seenOrder } from '#web/features/imports/csv/read-date.ts';
import { readCsvFile } from '#web/features/imports/csv/read-file.ts';
import type { Reading } from '#web/features/imports/csv/read-row.ts';

const { signal } = new AbortController();
const today = '2026-11-20';

function table(text: string): CsvTable {
  const parsed = parseCsv(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed;
}

/** Reads a text as the page does, with the guessed columns. */
const read = (text: string, more: Partial<Reading> = {}) => {
  const parsed = table(text);
  const { titles } = parsed;
  const reading = {
    titles,
    mapping: guessedMapping(titles),
    dateOrder: 'month-first',
    state: 'CA',
    today,
  } as const;
  return checkRows(parsed, { ...reading, ...more }, signal);
};

describe('a file', () => {
  it('of 50 MB is refused before any of it is read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('The file was read'));
    const file = { size: 50 * 1024 * 1024, arrayBuffer, slice: () => new Blob() };
    expect(await readCsvFile(file)).toEqual({
      problem: 'The file is larger than 10 MB. Split it into smaller files, for example one for each year.',
    });
  });

  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc], 'Mü'],
    ['UTF-8', [0x4d, 0xc3, 0xbc], 'Mü'],
    ['Windows-1252', [0x4d, 0xfc, 0x80], 'Mü€'],
  ])('in %s is decoded', async (_, bytes, text) => {
    expect(await readCsvFile(new File([new Uint8Array(bytes)], 'a.csv'))).toEqual({ text });
  });

  it.each([
    ['of a spreadsheet program', [0x50, 0x4b, 3, 4, 0], /not a CSV file/],
    ['with zero bytes', [0x61, 0, 0x62, 0], /not a plain CSV file/],
    ['without content', [], /empty/],
  ])('%s is refused', async (_, bytes, problem) => {
    const response = await readCsvFile(new File([new Uint8Array(bytes)], 'a.csv'));
    expect(response).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('cells', () => {
  it.each([
    ['commas', 'Date,Signer\r\n2020-01-02,"Cruz, Ana"\r\n'],
    ['semicolons', 'Date;Signer\n2020-01-02;Cruz, Ana\n'],
    ['tabs', '\uFEFFDate\tSigner\r\r2020-01-02\tCruz, Ana'],
  ])('are separated by %s', (_, text) => {
    expect(table(text)).toMatchObject({
      titles: ['Date', 'Signer'],
      rows: [{ cells: ['2020-01-02', 'Cruz, Ana'] }],
    });
  });

  it('may have quotes, line breaks, and formulas', () => {
    const text = `Date,Notes\n2020-01-02,"He said ""yes"",\nthen left"\n\n2020-01-03,'=cmd|x\n`;
    expect(table(text).rows).toEqual([
      { line: 2, cells: ['2020-01-02', 'He said "yes",\nthen left'] },
      { line: 4, cells: ['2020-01-03', '=cmd|x'] },
    ]);
  });

  it.each([
    ['', /no rows/],
    ['Date,Signer\n', /no rows/],
    [`Date\n${'2020-01-02\n'.repeat(limits.importRows + 1)}`, /more than 20,000 rows/],
    [`${'a,'.repeat(101)}\n1\n`, /more than 100 columns/],
  ])('of a file without use are refused (%#)', (text, problem) => {
    expect(parseCsv(text)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('dates', () => {
  it.each([
    ['2020-03-04', '2020-03-04'],
    ['3/4/2020', '2020-03-04'],
    ['3-4-20', '2020-03-04'],
    ['3/4/98', '1998-03-04'],
    ['March 4, 2020', '2020-03-04'],
    ['Wed, Mar. 4th, 2020', '2020-03-04'],
    ['4 Mar 2020', '2020-03-04'],
    ['2020-03-04T10:00:00Z', '2020-03-04'],
    ['13/45/2020', undefined],
    ['2/30/2020', undefined],
    ['3/4/20201', undefined],
    ['soon', undefined],
  ])('%s', (text, expected) => {
    expect(readDate(text, 'month-first', 2026)).toBe(expected);
  });

  it.each([
    [['3/4/2020', '5/6/2020'], 'unclear'],
    [['3/4/2020', '5/16/2020'], 'month-first'],
    [['3/4/2020', '16/5/2020'], 'day-first'],
    [['16/5/2020', '5/16/2020'], 'unclear'],
    [['3/3/2020', '2020-04-05'], 'none-needed'],
    [['13/45/2020', '3/4/2020'], 'unclear'],
  ])('%j are %s', (dates, expected) => {
    expect(seenOrder(dates)).toBe(expected);
    expect(readDate('3/4/2020', 'day-first', 2026)).toBe('2020-04-03');
  });

  it('asks about a date that reads as two different days', () => {
    expect(exampleDate(['May 5, 2020', '1/1/2020', '12/1/2020'])).toBe('12/1/2020');
    expect(exampleDate(['1/1/2020', '2020-04-05'])).toBe('');
  });

  it.each([
    ['2:05 PM', '14:05'],
    ['12:00 am', '00:00'],
    ['9 a.m.', '09:00'],
    ['14:05:10', '14:05'],
    ['2:05 PM PST', '14:05'],
    ['25:00', undefined],
    ['noon', undefined],
    ['14', undefined],
  ])('%s is a time of day, or not', (text, expected) => {
    expect(readTime(text)).toBe(expected);
  });
});

describe('columns', () => {
  it('are guessed by words, and never a number of an ID', () => {
    const titles = ['No.', 'Date', 'First Name', 'Last Name', 'ID Type', 'DL Number', 'DOB', 'Fee', 'Mood'];
    expect(guessedMapping(titles)).toEqual([
      ...['number', 'date', 'first', 'last', 'identification', 'skip', 'skip', 'fee', 'skip'],
    ]);
    expect(mappingProblems(guessedMapping(['Mood']))).toEqual([
      'Choose the column with the date of the act.',
      'Choose a column with the signer, the act, or the document.',
    ]);
    expect(mappingProblems(['date', 'date', 'signer'])).toEqual(['Choose only one column for “Date”.']);
  });

  it('of our own exports map themselves', async () => {
    const row = {
      ...{ number: '7', date: '2019-03-04', time: '14:05', state: 'CA' as const },
      ...{
        act: 'Jurat',
        document: 'Affidavit',
        signers: ['Ana Cruz', 'Bo Li'],
        address: '1 Elm St',
        place: 'Fresno',
        identification: 'Passport',
      },
      ...{ fee: 15, notes: '=1+1', other: 'Mood: good' },
    } satisfies ImportedRow;
    const annex = [importColumns.map(({ title }) => title), importColumns.map(({ value }) => value(row))];
    const { other: _, ...guessed } = row;
    expect(await read(annex.map(csvRecord).join(''))).toEqual({ good: [guessed], bad: [] });

    const journal = [
      'Entry number,Date,Time of Act,UTC Offset,Time zone,Recorded at,Submitted at,Late entry,State,Document Type,Type of act,Signers,Documents,Fee (USD),Location,Commission number,Commission state,Comments,Entry hash (SHA-256),Integrity',
      '000001,2026-11-02,09:15,UTC-08:00,America/Los_Angeles,2026-11-02 09:20:00 PST,2026-11-02 09:20:00 PST,No,CA,Deed,Acknowledgment,Ana Cruz,Grant deed,15.00,"Fresno, CA",123,CA,None,ab12,',
    ];
    expect((await read(journal.join('\r\n'))).good).toEqual([
      {
        ...{ number: '000001', date: '2026-11-02', time: '09:15', state: 'CA', act: 'Acknowledgment' },
        ...{ document: 'Grant deed', signers: ['Ana Cruz'], place: 'Fresno, CA', fee: 15, notes: 'None' },
        other: 'Document Type: Deed',
      },
    ]);
  });
});

describe('rows', () => {
  it('say what is wrong with them, and can be saved with it', async () => {
    const text = [
      'Date,Signer,Fee,Notes,ID type',
      '3/14/2020,Ana Cruz,$15.00,,CA DL D1234567',
      '13/45/2020,Ana Cruz,15,,',
      `3/15/2020,${'x'.repeat(300)},15,,`,
      '3/16/2020,Ana Cruz,ten,,',
      '3/17/2020,Ana Cruz,15,SSN 123-45-6789,',
      '3/18/2020,Ana Cruz,15,Deed 123-45-6789,',
      '3/18/2020,Ana Cruz,15,Parcel 123-45-6789,',
      '3/18/2999,Ana Cruz,15,,',
      ',Ana Cruz,15,,',
      '3/19/2020,,15,=cmd,',
    ].join('\n');
    const { good, bad } = await read(text);
    expect(good).toMatchObject([
      { date: '2020-03-14', signers: ['Ana Cruz'], fee: 15, identification: 'CA DL' },
      { notes: 'Parcel 123-45-6789' },
    ]);
    expect(bad.map(({ line, problems }) => [line, ...problems])).toEqual([
      [3, 'the date 13/45/2020 is not a date'],
      [4, 'Signer 1 must be at most 200 characters'],
      [5, 'the fee ten is not an amount'],
      [6, expect.stringMatching(/^Notes must not contain a Social Security number/)],
      [7, expect.stringMatching(/^Notes has a number like a Social Security number/)],
      [9, expect.stringMatching(/in the future/)],
      [10, 'the date is missing'],
      [11, 'The row names no signer, act, or document'],
    ]);
    const saved = table(badRowsCsv(['Date', 'Signer', 'Fee', 'Notes', 'ID type'], bad));
    expect(saved.titles.at(-1)).toBe('Problem');
    expect(saved.rows[0]?.cells).toEqual([
      '13/45/2020',
      'Ana Cruz',
      '15',
      '',
      '',
      'the date 13/45/2020 is not a date',
    ]);
    // The saved file can be imported again once it is repaired.
    expect(guessedMapping(saved.titles).at(-1)).toBe('skip');
  });

  it('follow the law of their own state', async () => {
    const text =
      'Date,Signer,State,Address,Notes\n3/14/2020,Ana,Illinois,12 Elm Street,\n3/14/2020,Ana,TX,,DL 12345678\n3/14/2020,Ana,ZZ,,';
    expect((await read(text)).bad.map(({ problems }) => problems[0])).toEqual([
      expect.stringMatching(/^Illinois: Street addresses and ZIP codes cannot be recorded/),
      expect.stringMatching(/^Texas: ID numbers cannot be recorded/),
      'the state ZZ is not a US state',
    ]);
  });

  it('are sent in batches that fit a request', () => {
    const row = { date: '2020-01-02', state: 'CA' as const, signers: ['Ana'] };
    expect(batchesOf(Array(1_001).fill(row)).map(({ length }) => length)).toEqual([500, 500, 1]);
    const long = batchesOf(Array(500).fill({ ...row, notes: 'ü'.repeat(2_000) }));
    expect(long.flat()).toHaveLength(500);
    for (const rows of long)
      expect(new TextEncoder().encode(JSON.stringify({ rows })).length).toBeLessThan(limits.importBatchBytes);
  });

  it('stop being checked when the notary leaves', async () => {
    const leaving = new AbortController();
    leaving.abort(new Error('left'));
    const parsed = table('Date,Signer\n2020-01-02,Ana\n');
    const reading = {
      titles: parsed.titles,
      mapping: ['date', 'signer'],
      dateOrder: 'month-first',
      state: 'CA',
      today,
    } as const;
    await expect(checkRows(parsed, reading, leaving.signal)).rejects.toThrow('left');
  });
});
