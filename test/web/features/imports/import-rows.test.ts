import { describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { csvRecord } from '#shared/rules/csv.ts';
import { batchesOf } from '#web/features/imports/batches-of.ts';
import { badRowsCsv, checkRows } from '#web/features/imports/csv/check-rows.ts';
import { guessedMapping } from '#web/features/imports/csv/guessed-mapping.ts';
import { mappingProblems } from '#web/features/imports/csv/mapping-problems.ts';
import { findingsOf, readingOf } from '#web/features/imports/csv/reading-of.ts';
import { facts, readCsv, tableFrom } from './csv-support.ts';

describe('columns', () => {
  it('are guessed by words, and never a number of an ID', () => {
    const titles = ['No.', 'Date', 'First Name', 'Last Name', 'ID Type', 'DL Number', 'DOB', 'Fee', 'Mood'];
    expect(guessedMapping(titles)).toEqual([
      ...['number', 'date', 'first', 'last', 'identification', 'skip', 'skip', 'fee', 'skip'],
    ]);
    const problemsOf = (...titles: string[]) =>
      mappingProblems(titles, guessedMapping(titles)).map(({ text }) => text);
    expect(problemsOf('Mood', 'Weather')).toEqual([
      'Choose the column with the date of the act.',
      'Choose a column with the signer, the act, or the document.',
    ]);
    expect(mappingProblems(['A', 'B', 'C'], ['date', 'date', 'signer'])).toEqual([
      { column: 1, text: 'Choose only one column for “Date”.' },
    ]);
    expect(problemsOf('Date, Signer')).toEqual([expect.stringMatching(/one column only/)]);
    expect(guessedMapping(['Date', 'Notes'], (at) => (at === 1 ? ['078-05-1120'] : []))).toEqual([
      'date',
      'skip',
    ]);
  });

  it.each([
    [
      ['Timestamp', 'Visit date'],
      ['ask', 'ask'],
    ],
    [
      ['Document Date', 'Timestamp', 'Date of Notarization'],
      ['skip', 'skip', 'date'],
    ],
    [
      ['Recorded date', 'Invoice date'],
      ['skip', 'skip'],
    ],
    [
      ['Date and Time of Act', 'Start Time', 'End Time', 'Time zone'],
      ['date', 'time', 'skip', 'skip'],
    ],
    [
      ['Borrower', 'Witness Name', 'Notary Name', 'Number of Signers'],
      ['signer', 'other', 'skip', 'skip'],
    ],
    [
      ['Signer ID', 'ID State', 'Last 4 of ID', 'Driver License'],
      ['identification', 'skip', 'skip', 'skip'],
    ],
    [
      ['Place of notarization', 'Type', 'Loan Amount', 'Document No.'],
      ['place', 'act', 'skip', 'skip'],
    ],
  ])('%j are guessed as %j', (titles, expected) => {
    expect(guessedMapping(titles)).toEqual(expected);
  });

  it('of other words are guessed by their cells', async () => {
    const text = 'Fecha;Firmante;Acto;Clientes;Nr\n14/01/2024;Ana Cruz;Jurat;2;078-05-1120\n';
    const { titles, rows } = await tableFrom(text);
    expect(titles).toEqual(['Fecha', 'Firmante', 'Acto', 'Clientes', 'Nr']);
    expect(guessedMapping(titles, (at) => rows.map(({ cells }) => cells[at] ?? ''))).toEqual([
      'date',
      'signer',
      'act',
      'skip',
      'skip',
    ]);
    expect(guessedMapping(['Client'], () => ['10023', '10024'])).toEqual(['skip']);
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
    expect(await readCsv(annex.map(csvRecord).join(''))).toMatchObject({
      good: [guessed],
      bad: [],
      aside: [],
    });

    const titles = [
      'Entry number,Date,Time of Act,UTC Offset,Time zone,Recorded at,Submitted at,Late entry,State,Document type,Type of act',
      'Outcome,Reason if not performed,Note if not performed,Signers,Signed by mark,Documents,Fee (USD),Location',
      'Commission number,Commission state,Comments,Addenda,Entry hash (SHA-256),Integrity,Received,Received Later,Open Doubts',
      'Remote platform,Remote session ID,Identity proofing,Credential analysis,Signer’s location,Other persons present',
      'Place of the recording,SHA-256 of the recording,Keep the recording until,Capacities,Dates and Pages of Documents',
    ].join();
    const cells = [
      '000001,2026-11-02,09:15,UTC-08:00,America/Los_Angeles,2026-11-02 09:20:00 PST,2026-11-02 09:20:00 PST,No,CA,Deed,Acknowledgment',
      'Not performed,No identification,Left early,Ana Cruz,,Grant deed,0.00,"Fresno, CA"',
      '123,CA,None,,ab12,,2026-11-02 09:20:00 PST,No,,Acme,S-1,Questions,Scan,Reno,Bo Li,Cloud,ab12,2036-11-02,,Deed of 2026-11-01',
    ].join();
    expect((await readCsv(`${titles}\r\n${cells}`)).good).toEqual([
      {
        ...{ number: '000001', date: '2026-11-02', time: '09:15', state: 'CA', act: 'Acknowledgment' },
        ...{ document: 'Grant deed', signers: ['Ana Cruz'], place: 'Fresno, CA', fee: 0, notes: 'None' },
        other:
          'Document type: Deed\nOutcome: Not performed\nReason if not performed: No identification\nNote if not performed: Left early',
      },
    ]);
  });
});

describe('the owner of a state column', () => {
  it.each([
    [
      ['Signer', 'Address', 'City', 'State', 'ZIP'],
      ['address', 'city', 'region', 'zip'],
    ],
    [
      ['Signer', 'City', 'State'],
      ['ask', 'ask'],
    ],
    [
      ['Signer', 'Location', 'City', 'State'],
      ['place', 'ask', 'ask'],
    ],
    [
      ['Signer', 'Signer State', 'State'],
      ['region', 'ask'],
    ],
    [
      ['Signer', 'State', 'Fee'],
      ['state', 'fee'],
    ],
  ])('in %j', (titles, expected) => {
    expect(guessedMapping(['Date', ...titles])).toEqual(['date', 'signer', ...expected]);
  });

  it('is asked where a state alone changes from row to row', () => {
    const mapping = (...states: string[]) =>
      guessedMapping(['Date', 'State'], (at) => (at === 1 ? states : []));
    expect(mapping('NV', '', 'NV')).toEqual(['date', 'state']);
    expect(mapping('NV', 'TX')).toEqual(['date', 'ask']);
  });

  it('never moves an act into the state of a signer', async () => {
    const text = 'Date,Signer,Address,City,State,ZIP,Act\n5/31/2024,Ned Boston,1 Elm St,Boston,MA,2108,Jurat';
    const { good } = await readCsv(text);
    expect(good).toMatchObject([{ state: 'CA', address: '1 Elm St, Boston, MA 02108' }]);
  });
});

describe('a question', () => {
  it.each([
    ['Date\n3/4/2024', 'Does 3/4/2024 mean March 4, 2024, or April 3, 2024?'],
    ['Date\n40000', 'Does 40000 mean July 6, 2009, or July 7, 2013?'],
    [
      'Date\n2024-01-15T02:05:00Z',
      '2024-01-15T02:05:00Z is in another time zone. When was the act, on a clock at its place?',
    ],
    [
      'Date (UTC)\n2024-01-15 02:05',
      '2024-01-15 02:05 is in another time zone. When was the act, on a clock at its place?',
    ],
    ['Date,Time\n1/14/2024,2:05', 'Does 2:05 mean morning or afternoon?'],
    ['Date\n1/14/2024 2:05', 'Does 1/14/2024 2:05 mean morning or afternoon?'],
    ['Date,Fee\n1/14/2024,"15,00"', 'Does 15,00 mean $15.00 or $1,500.00?'],
    ['Date,Fee\n1/14/2024,-', 'What does the fee “-” mean?'],
  ])('is asked once about %j, and the row waits for it', async (lines, question) => {
    const [titles, ...cells] = lines.split('\n');
    const { asked, good, problems } = await readCsv(`${titles},Signer\n${cells},Ana\n${cells},Bo`);
    expect(asked).toEqual([question]);
    expect(good).toEqual([]);
    expect(problems).toEqual([2, 3].map((row) => [row, expect.stringMatching(/can be read in two ways/)]));
  });

  it.each([
    ['3/4/2024,Ana\n3/14/2024,Bo', '2024-03-04'],
    ['3/4/2024,Ana\n14/3/2024,Bo', '2024-04-03'],
    ['1/14/2024 2:05,Ana\n1/14/2024 14:05,Bo', '2024-01-14'],
    ['45305,Ana', '2024-01-14'],
    ['2024-01-14T18:05:00-08:00,Ana', '2024-01-14'],
  ])('is not asked where %j shows the answer', async (lines, date) => {
    const { asked, good } = await readCsv(`Date,Signer\n${lines}`);
    expect(asked).toEqual([]);
    expect(good[0]).toMatchObject({ date });
  });

  it('about another time zone leads to the day of the act', async () => {
    const text = 'Date,Signer\n2024-01-15T02:05:00Z,Ana';
    expect((await readCsv(text, ['January 14, 2024, 6:05 PM'])).good).toMatchObject([
      { date: '2024-01-14', time: '18:05' },
    ]);
    expect((await readCsv(text, ['as it is written'])).good).toMatchObject([
      { date: '2024-01-15', time: '02:05' },
    ]);
  });

  it('is answered in the examples of its column', async () => {
    const { examples } = await readCsv('Date,Signer,Fee\n1/14/2024,Ana Cruz & Luis Cruz,"15,00"', [
      'Yes',
      '$15.00',
    ]);
    expect(examples).toEqual([
      [['1/14/2024', { value: 'January 14, 2024' }]],
      [['Ana Cruz & Luis Cruz', { value: 'Ana Cruz; Luis Cruz (2 signers)' }]],
      [['15,00', { value: '$15.00' }]],
    ]);
  });
});

describe('rows', () => {
  it('that are no acts, or repeat the row above, are told apart', async () => {
    const text = [
      'Date,Signer,Act,Document,Fee',
      '1/14/2024,Ana Cruz,Jurat,Deed,15',
      '"""",Luis Cruz,ditto,"""",15',
      ',Bo Li,Jurat,Affidavit,15',
      'Total fees,,45,,',
      'Note: page 3 is lost,,,,',
      'Date,Signer,Act,Document,Fee',
      '1/20/2024,Total Wine LLC by Kim Lee,Jurat,Affidavit,10',
      '12/31/2024,Total of the year,,,55',
    ].join('\n');
    const { good, aside } = await readCsv(text, ['Yes']);
    expect(good.map(({ date, act, document, signers }) => [date, act, document, ...signers])).toEqual([
      ['2024-01-14', 'Jurat', 'Deed', 'Ana Cruz'],
      ['2024-01-14', 'Jurat', 'Deed', 'Luis Cruz'],
      ['2024-01-14', 'Jurat', 'Affidavit', 'Bo Li'],
      ['2024-01-20', 'Jurat', 'Affidavit', 'Total Wine LLC by Kim Lee'],
    ]);
    expect(aside.map(({ row }) => row)).toEqual([5, 6, 7, 9]);
    expect((await readCsv(text)).problems).toEqual([
      [3, expect.stringMatching(/^Date: the cell repeats the one above/)],
      [4, 'The date is missing'],
    ]);
  });

  it('whose cells do not fit the columns are never merged or cut', async () => {
    const text = [
      'Date,Signer,Act,Place,Notes',
      '1/14/2024,Ana,Jurat,Fresno, CA,cash',
      '1/15/2024,Bo,Jurat',
      '1/16/2024,Cy,Jurat,Fresno',
      'the bank,paid',
      '1/17/2024,"Di,Jurat,Fresno,x',
      '1/18/2024,Ed,Jurat,Fresno,y',
      '1/19/2024,Flo",Jurat,Fresno,z',
    ].join('\n');
    const { good, bad, problems, table } = await readCsv(text);
    expect(good).toMatchObject([{ signers: ['Bo'] }]);
    expect(badRowsCsv(table.titles, bad)).toMatch(/quotation marks",cash\r?\n/);
    expect(problems).toEqual([
      [2, expect.stringMatching(/more cells than the titles, up to “cash”/)],
      [4, expect.stringMatching(/^The row is short/)],
      [5, 'The row may be the rest of the one above'],
      [6, expect.stringMatching(/^A cell contains the line “Di,Jurat,Fresno,x”/)],
    ]);
  });

  it('join the parts of names and keep lines of documents apart', async () => {
    const text =
      'Date,Last Name,First Name,Middle,Signer 2 First Name,Signer 2 Last Name,Document\n1/14/2024,Cruz,Ana,M,Bo,Li,"Deed\nNote"';
    expect((await readCsv(text)).good).toMatchObject([
      { signers: ['Ana M Cruz', 'Bo Li'], document: 'Deed; Note' },
    ]);
  });

  it('keep the addresses of several signers apart', async () => {
    const text =
      'Date,Signer,Signer Address,Signer Apt,Signer 2,Signer 2 Address\n1/14/2024,Ana Cruz,1 Elm St,Apt 2,Bo Li,2 Oak St';
    expect((await readCsv(text)).good).toMatchObject([{ address: '1 Elm St, Apt 2; 2 Oak St' }]);
  });

  it('with lost letters or broken cells are refused', async () => {
    const text =
      'Date,Signer,Notes\n1/14/2024,Zo\ufffd,\n1/14/2024,Zo? Li,\n1/14/2024,Ana,ZoÃ«\n1/14/2024,#REF!,\n########,Ana,';
    expect((await readCsv(text)).problems).toEqual([
      [2, expect.stringMatching(/^Signer has a � in place of a letter/)],
      [3, expect.stringMatching(/^Signer has a question mark/)],
      [4, expect.stringMatching(/^Notes has letters that were encoded twice/)],
      [5, expect.stringMatching(/^Signer: “#REF!” is not what you typed/)],
      [6, expect.stringMatching(/^Date: “########” is not what you typed/)],
    ]);
  });

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
    const { good, bad, problems } = await readCsv(text);
    expect(good).toMatchObject([
      { date: '2020-03-14', signers: ['Ana Cruz'], fee: 15, identification: 'CA DL' },
      { notes: 'Parcel 123-45-6789' },
    ]);
    expect(problems).toEqual([
      [3, 'Date: “13/45/2020” is not a date. Write it like 1/14/2024'],
      [4, 'Signer 1 must be at most 200 characters'],
      [5, 'Fee: “ten” is not an amount. Write it like 15.00'],
      [6, expect.stringMatching(/^Notes must not contain a Social Security number/)],
      [7, expect.stringMatching(/^Notes has a number like a Social Security number/)],
      [9, expect.stringMatching(/in the future/)],
      [10, 'The date is missing'],
      [11, 'The row names no signer, act, or document'],
    ]);
    const saved = await tableFrom(badRowsCsv(['Date', 'Signer', 'Fee', 'Notes', 'ID type'], bad));
    expect(saved.titles.at(-1)).toBe('Problem');
    // The column of IDs is empty in these rows.
    expect(saved.rows[0]?.cells).toEqual([
      '13/45/2020',
      'Ana Cruz',
      '15',
      '',
      'Date: “13/45/2020” is not a date. Write it like 1/14/2024',
    ]);
    // The saved file can be imported again once it is repaired.
    expect(guessedMapping(saved.titles).at(-1)).toBe('skip');
  });

  it('follow the law of their own state', async () => {
    const text =
      'Date,Signer,State of act,Address,Notes\n3/14/2020,Ana,Illinois,12 Elm Street,\n3/14/2020,Ana,TX,,DL 12345678\n3/14/2020,Ana,ZZ,,';
    expect((await readCsv(text)).bad.map(({ problems }) => problems[0])).toEqual([
      expect.stringMatching(/^Illinois: Street addresses and ZIP codes cannot be recorded/),
      expect.stringMatching(/^Texas: ID numbers cannot be recorded/),
      expect.stringMatching(/^State of act: “ZZ” is not one of the 50 states/),
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
    const table = await tableFrom('Date,Signer\n2020-01-02,Ana\n');
    const reading = readingOf(findingsOf(table, ['date', 'signer'], facts), {});
    await expect(checkRows(table, reading, leaving.signal)).rejects.toThrow('left');
  });
});
