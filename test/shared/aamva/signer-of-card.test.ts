import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLaw } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import { signerOfCard } from '#shared/rules/aamva/signer-of-card.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { californiaId, cards, cardText, cutShort, ohio, ontario, texas, virginia } from './sample-cards.ts';

const today = '2026-11-21';

function read(text: string, stateCode = 'CA') {
  const reading = signerOfCard(text, { stateCode }, today);
  if (reading.kind !== 'read') throw new Error(`Not read: ${JSON.stringify(text.slice(0, 40))}`);
  return reading;
}

describe('signerOfCard, for cards of several versions and states', () => {
  test('reads a Texas card of version 10 for a California entry', () => {
    expect(read(texas)).toEqual({
      kind: 'read',
      signer: {
        firstName: 'Persimmon Quill',
        lastName: 'Marlowe-Ash Jr',
        addressLine: '1204 NW Lantern St, Apt 4B',
        city: 'Dallas',
        stateCode: 'TX',
        zip: '75201',
        idType: 'drivers_license',
        idNumber: '40123987',
        idIssuingAgency: 'Texas',
        idExpirationDate: '2031-04-01',
      },
      leftOut: [],
      isNameCutShort: false,
      expiredOn: undefined,
    });
  });

  test.each([
    [
      'version 8, an ID card of California',
      californiaId,
      {
        firstName: 'Wren',
        lastName: "O'Halloran",
        zip: '93721-1234',
        idType: 'state_id',
        idNumber: 'Y7711223',
      },
    ],
    [
      'version 3, given names together',
      virginia,
      {
        firstName: 'Odalys Fern',
        lastName: 'Tremaine',
        idExpirationDate: '2028-12-10',
        idIssuingAgency: 'Virginia',
      },
    ],
    [
      'version 1, the full name, years first, the residence',
      ohio,
      {
        ...{
          firstName: 'Tobin Merle',
          lastName: 'Vanderquist III',
          addressLine: '417 Quarry Rd',
          city: 'Dayton',
        },
        ...{ stateCode: 'OH', zip: '45402', idNumber: 'RT998877', idExpirationDate: '2028-07-15' },
      },
    ],
    [
      'Canada: years first, no state, no ZIP code',
      ontario,
      { firstName: 'Maëlle', idExpirationDate: '2028-09-04', idIssuingAgency: 'Ontario', city: 'Toronto' },
    ],
  ])('reads %s', (_, text, fields) => {
    expect(read(text).signer).toMatchObject(fields);
  });

  test('returns no state and no ZIP code from another country', () => {
    expect(read(ontario).signer).not.toHaveProperty('stateCode');
    expect(read(ontario).signer).not.toHaveProperty('zip');
  });

  test('reports a shortened name and an expired ID', () => {
    expect(read(cutShort)).toMatchObject({ isNameCutShort: true, expiredOn: '2019-03-15' });
    expect(read(cutShort).signer.firstName).toBe('Ingrid');
  });

  test('accepts a card on its last day', () => {
    expect(signerOfCard(texas, { stateCode: 'CA' }, '2031-04-01')).toMatchObject({ expiredOn: undefined });
    expect(signerOfCard(texas, { stateCode: 'CA' }, '2031-04-02')).toMatchObject({ expiredOn: '2031-04-01' });
  });
});

describe('signerOfCard, for deviations from the standard', () => {
  const parts = [
    {
      type: 'DL',
      elements: ['DAQA1', 'DCSFENN', 'DACIVO', 'DAG1 ELM ST', 'DAIERIE', 'DAJPA', 'DAK165010000'],
    },
  ];
  const expected = {
    firstName: 'Ivo',
    lastName: 'Fenn',
    idNumber: 'A1',
    addressLine: '1 Elm St',
    zip: '16501',
  };
  const card = { iin: '636025', version: 9, parts };

  test.each([
    ['carriage returns between elements', cardText({ ...card, separator: '\r\n' })],
    ['record separators between elements', cardText({ ...card, separator: '\u001e' })],
    ['another opening', cardText({ ...card, opening: '@\r\n\u001c\r' })],
    ['no opening', cardText({ ...card, opening: '' })],
    ['wrong offsets', cardText(card).replace(/DL\d{8}/, 'DL99990001')],
    ['no directory', cardText(card).replace(/DL\d{8}/, '')],
  ])('reads %s', (_, text) => {
    expect(read(text).signer).toMatchObject(expected);
  });

  test.each([
    ['a text that is no card', 'https://example.com/ANSI'],
    ['a header without elements', '@\n\u001e\rANSI 636025090001DL00410010'],
    [
      'a card of elements that say nothing',
      cardText({ ...card, parts: [{ type: 'DL', elements: ['DCSNONE'] }] }),
    ],
    ['nothing', ''],
  ])('returns nothing for %s', (_, text) => {
    expect(signerOfCard(text, { stateCode: 'CA' }, today)).toEqual({ kind: 'no-card' });
  });

  test('does not split a full name without separators', () => {
    const text = cardText({ ...card, parts: [{ type: 'DL', elements: ['DAQA1', 'DAAFENN IVO'] }] });
    expect(read(text).signer).not.toHaveProperty('firstName');
    expect(read(text).signer).not.toHaveProperty('lastName');
  });

  test('drops dates that do not exist', () => {
    const text = cardText({
      ...card,
      parts: [{ type: 'DL', elements: ['DAQA1', 'DCSFENN', 'DBA02302030'] }],
    });
    expect(read(text).signer).not.toHaveProperty('idExpirationDate');
  });
});

describe('signerOfCard, for details that the state prohibits', () => {
  test('drops the number for Texas and reports it', () => {
    const { signer, leftOut } = read(texas, 'TX');
    expect(JSON.stringify(signer)).not.toContain('40123987');
    expect(signer).toMatchObject({ idType: 'drivers_license', idIssuingAgency: 'Texas' });
    expect(leftOut).toEqual(['Texas: ID numbers cannot be recorded per state law']);
  });

  test('drops number, street, and ZIP code for Illinois', () => {
    const { signer, leftOut } = read(texas, 'IL');
    for (const field of ['idNumber', 'addressLine', 'zip']) expect(signer).not.toHaveProperty(field);
    expect(signer).toMatchObject({ city: 'Dallas', stateCode: 'TX' });
    expect(leftOut).toEqual([
      'Illinois: Street addresses and ZIP codes cannot be recorded per state law',
      'Illinois: ID numbers cannot be recorded per state law',
    ]);
  });

  test('keeps the last four characters and the issue date for Utah, which requires it', () => {
    const { signer, leftOut } = read(texas, 'UT');
    expect(signer).toMatchObject({ idNumber: '3987', idIssueDate: '2023-06-12' });
    expect(leftOut).toEqual([
      'Utah: only the last four characters of an ID number can be recorded per state law',
    ]);
  });

  test('returns nothing without a state', () => {
    expect(signerOfCard(texas, { stateCode: null }, today)).toEqual({ kind: 'no-card' });
  });

  test('returns no prohibited and no unrequested detail for any state', () => {
    const samples = Object.values(cards);
    for (const stateCode of stateCodes) {
      for (const text of samples) {
        const { signer } = read(text, stateCode);
        expect(prohibitionProblems({ stateCode, signers: [signer] }), stateCode).toEqual([]);
        expect(JSON.stringify(signer)).not.toMatch(/1981-04-01|1990-05-31|1986-06-06|1970-06-15|1988-09-04/);
        if (findLaw(stateCode)?.idNumber.rule === 'prohibited') expect(signer).not.toHaveProperty('idNumber');
      }
    }
  });
});

describe('signerOfCard, for any text', () => {
  const ids = [
    'DAA',
    'DAB',
    'DAC',
    'DAD',
    'DAG',
    'DAH',
    'DAI',
    'DAJ',
    'DAK',
    'DAQ',
    'DBA',
    'DBD',
    'DCS',
    'DCT',
    'DCU',
  ];
  const anyCard = fc
    .record({
      iin: fc.stringMatching(/^\d{6}$/),
      version: fc.integer({ min: 0, max: 99 }),
      type: fc.constantFrom('DL', 'ID', 'EN', 'ZX'),
      values: fc.array(fc.tuple(fc.constantFrom(...ids), fc.string({ unit: 'binary', maxLength: 30 }))),
    })
    .map(({ iin, version, type, values }) =>
      cardText({ iin, version, parts: [{ type, elements: values.map(([id, value]) => `${id}${value}`) }] }),
    );
  const numbers = fc.stringMatching(/^(\d{3}-\d{2}-\d{4}|4\d{15}|[A-Z]\d{7,14})$/).map((number) =>
    cardText({
      iin: '636015',
      version: 10,
      parts: [{ type: 'DL', elements: [`DAQ${number}`, `DCSX${number}`] }],
    }),
  );

  test('never throws and never returns a prohibited detail', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), anyCard, numbers);
    fc.assert(
      fc.property(texts, fc.constantFrom(...stateCodes), (text, stateCode) => {
        const reading = signerOfCard(text, { stateCode }, today);
        if (reading.kind === 'no-card') return;
        expect(prohibitionProblems({ stateCode, signers: [reading.signer] })).toEqual([]);
        for (const value of Object.values(reading.signer)) expect(value).toMatch(/^[^\p{Cc}]+$/u);
      }),
      { numRuns: 500 },
    );
  });
});
