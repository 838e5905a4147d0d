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
      isDamaged: false,
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
      'Canada: years first, a province, a postal code',
      ontario,
      {
        ...{ firstName: 'Maëlle', idExpirationDate: '2028-09-04', idIssuingAgency: 'Ontario' },
        ...{ city: 'Toronto', region: 'Ontario', zip: 'M5V 2T6', country: 'CA' },
        idType: 'foreign_drivers_license',
      },
    ],
  ])('reads %s', (_, text, fields) => {
    expect(read(text).signer).toMatchObject(fields);
  });

  test('returns no state from another country', () => {
    expect(read(ontario).signer).not.toHaveProperty('stateCode');
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
  const usual = { iin: '636025', version: 9, parts };

  test.each([
    ['carriage returns between elements', cardText({ ...usual, separator: '\r\n' })],
    ['record separators between elements', cardText({ ...usual, separator: '\u001e' })],
    ['carriage returns only', cardText({ ...usual, separator: '\r' })],
    ['unit separators', cardText({ ...usual, separator: '\u001f' })],
    ['bars that a scanner puts', cardText({ ...usual, separator: '|' })],
    ['lower case', cardText(usual).toLowerCase()],
    ['another opening', cardText({ ...usual, opening: '@\r\n\u001c\r' })],
    ['no opening', cardText({ ...usual, opening: '' })],
    ['wrong offsets', cardText(usual).replace(/DL\d{8}/, 'DL99990001')],
    ['no directory', cardText(usual).replace(/DL\d{8}/, '')],
  ])('reads %s', (_, text) => {
    expect(read(text).signer).toMatchObject(expected);
  });

  test.each([
    ['a text that is no card', 'https://example.com/ANSI'],
    [
      'a card of elements that say nothing',
      cardText({ ...usual, parts: [{ type: 'DL', elements: ['DCSNONE'] }] }),
    ],
    ['nothing', ''],
  ])('returns nothing for %s', (_, text) => {
    expect(signerOfCard(text, { stateCode: 'CA' }, today)).toEqual({ kind: 'no-card' });
  });

  test('does not split a full name without separators', () => {
    const text = cardText({ ...usual, parts: [{ type: 'DL', elements: ['DAQA1', 'DAAFENN IVO'] }] });
    expect(read(text).signer).not.toHaveProperty('firstName');
    expect(read(text).signer).not.toHaveProperty('lastName');
  });

  test('drops dates that do not exist', () => {
    const text = cardText({
      ...usual,
      parts: [{ type: 'DL', elements: ['DAQA1', 'DCSFENN', 'DBA02302030'] }],
    });
    expect(read(text).signer).not.toHaveProperty('idExpirationDate');
  });
});

/** Returns a card with other elements than a usual one. */
function card(elements: Readonly<Record<string, string>>, { iin = '636025', type = 'DL' } = {}) {
  const usual = { DAQ: 'A1', DCS: 'FENN', DAC: 'IVO', DAG: '1 ELM ST', DAI: 'ERIE', DAJ: 'PA', DAK: '16501' };
  const all = Object.entries({ ...usual, ...elements }).map(([id, value]) => `${id}${value}`);
  return cardText({ iin, version: 10, parts: [{ type, elements: all }] });
}
const signerOf = (...of: Parameters<typeof card>) => read(card(...of)).signer;

/** Returns first and last name, and whether the last name is the only one. */
const nameOf = (elements: Readonly<Record<string, string>>, iin?: string) => {
  const { firstName, lastName, oneName } = signerOf(elements, iin ? { iin } : {});
  return [firstName, lastName, ...(oneName ? ['only'] : [])];
};

describe('signerOfCard, for names', () => {
  test.each([
    [{ DCS: 'NA', DAC: 'JI WOO', DAD: 'NONE' }, ['Ji Woo', 'Na']],
    [{ DCS: 'NULL', DAC: 'TEST', DAD: 'NA' }, ['Test Na', 'Null']],
    [{ DCS: 'None', DAC: 'None' }, ['None', 'None']],
    [{ DCS: 'NMN', DAC: 'TRUE', DAD: 'NMN' }, ['True', 'Nmn']],
    [{ DCS: 'SE', DAC: 'VI', DAD: 'NE' }, ['Vi Ne', 'Se']],
    [{ DCS: 'X', DAC: 'O', DAD: '' }, ['O', 'X']],
    [{ DCS: 'o’brien', DAC: 'ana', DAD: 'unavl' }, ['Ana', 'O’Brien']],
  ])('keeps names that look like placeholders: %j', (elements, expected) => {
    expect(nameOf(elements)).toEqual(expected);
  });

  test.each([
    ['the family name', { DCS: 'SUHARTIKO', DAC: 'NONE', DAD: 'NONE' }],
    ['the first name', { DCS: 'UNAVL', DAC: 'SUHARTIKO', DAD: 'UNAVL' }],
    ['the family name of a visa', { DCS: 'SUHARTIKO', DAC: 'FNU' }],
    ['a first name that says so', { DCS: 'SUHARTIKO', DAC: 'NO GIVEN NAME' }],
    ['letters that stand for none', { DCS: 'XXX', DAC: 'SUHARTIKO' }],
    ['an empty first name', { DCS: 'SUHARTIKO', DAC: '' }],
    ['given names in one element', { DCS: 'NONE', DAC: 'NONE', DCT: 'SUHARTIKO' }],
  ])('reads one name from %s', (_, elements) => {
    expect(nameOf(elements)).toEqual([undefined, 'Suhartiko', 'only']);
  });

  test('reads one name from an element for all of them', () => {
    const text = cardText({
      iin: '636003',
      version: 1,
      parts: [{ type: 'DL', elements: ['DAASUHARTIKO,,,', 'DAQ1'] }],
    });
    expect(read(text).signer).toMatchObject({ lastName: 'Suhartiko', oneName: true });
  });

  test('claims no single name when an element is missing', () => {
    const text = cardText({
      iin: '636003',
      version: 9,
      parts: [{ type: 'DL', elements: ['DCSFENN', 'DAQ1'] }],
    });
    expect(read(text).signer).toMatchObject({ lastName: 'Fenn' });
    expect(read(text).signer).not.toHaveProperty('oneName');
  });

  test.each([
    [{ DCS: 'PETTIGREW JR', DCU: 'JR' }, 'Pettigrew Jr'],
    [{ DCS: 'PETTIGREW', DCU: 'JR.' }, 'Pettigrew Jr.'],
    [{ DCS: 'LEE,JR', DCU: 'NONE' }, 'Lee Jr'],
    [{ DCS: 'LEE,JR', DCU: 'JR' }, 'Lee Jr'],
    [{ DCS: 'LEE', DAC: 'IVO JR', DCU: 'JR' }, 'Lee Jr'],
    [{ DCS: 'LEE', DAC: 'IVO', DAD: 'JR' }, 'Lee Jr'],
    [{ DCS: 'LEE III', DCU: '3RD' }, 'Lee 3RD'],
    [{ DCS: 'LEE', DCU: 'VI' }, 'Lee VI'],
    [{ DCS: 'II', DCU: '' }, 'Ii'],
  ])('has a suffix once: %j', (elements, lastName) => {
    expect(nameOf(elements)).toEqual(['Ivo', lastName]);
  });

  test('reads a suffix after given names, and middle names that commas separate', () => {
    expect(nameOf({ DAC: '', DCT: 'IVO,JAN,SR' })).toEqual(['Ivo Jan', 'Fenn Sr']);
    expect(nameOf({ DAD: 'JAN,MARIA' })).toEqual(['Ivo Jan Maria', 'Fenn']);
  });

  test.each([
    [
      '636047',
      { DCS: 'KA`AHUMANU', DAC: '`IOLANI', DAD: "KAPI'OLANI" },
      ['ʻIolani Kapiʻolani', 'Kaʻahumanu'],
    ],
    ['636047', { DCS: "O'HALLORAN", DAC: "D'ANGELO", DAD: 'O`HEA' }, ["D'Angelo O'Hea", "O'Halloran"]],
    ['636014', { DCS: 'O`BRIEN', DAC: 'MA`AFALA' }, ["Ma'Afala", "O'Brien"]],
    ['636014', { DCS: 'KA`AHUMANU', DAC: "L'AMI" }, ["L'Ami", 'Kaʻahumanu']],
  ])('writes okinas and apostrophes of issuer %s: %j', (iin, elements, expected) => {
    expect(nameOf(elements, iin)).toEqual(expected);
  });

  test.each([
    [{ DDE: 'T' }, true],
    [{ DDF: 't' }, true],
    [{ DDG: 'T' }, true],
    [{ DDE: 'U', DCS: 'A'.repeat(40) }, true],
    [{ DDE: 'N', DCS: 'A'.repeat(40) }, false],
    [{ DDE: 'U' }, false],
  ])('reports a name that was cut: %j', (elements, isNameCutShort) => {
    expect(read(card(elements)).isNameCutShort).toBe(isNameCutShort);
  });

  test.each([
    ['Latin-1', 'C\u00d4T\u00c9', 'Côté'],
    ['UTF-8 that was read as Latin-1', 'C\u00c3\u0094T\u00c3\u0089', 'Côté'],
    ['Windows-1252', 'O\u0092BRIEN', 'O’Brien'],
  ])('reads accents in %s', (_, DCS, lastName) => {
    expect(signerOf({ DCS }, { iin: '604428' }).lastName).toBe(lastName);
  });
});

describe('signerOfCard, for places', () => {
  test.each([
    ['636043', 'WASHINGTON', 'DC', '200010000', { stateCode: 'DC', zip: '20001' }],
    ['604431', 'SAN JUAN', 'PR', '00926', { stateCode: 'PR', zip: '00926' }],
    ['636019', 'HAGATNA', 'GU', '969100000', { stateCode: 'GU', zip: '96910' }],
    ['636062', 'ST THOMAS', 'VI', '00803', { stateCode: 'VI', zip: '00803' }],
    ['604427', 'PAGO PAGO', 'AS', '96799', { stateCode: 'AS', idIssuingAgency: 'American Samoa' }],
    ['604430', 'SAIPAN', 'MP', '96950', { stateCode: 'MP', idIssuingAgency: 'Northern Mariana Islands' }],
    ['636010', 'APO', 'AE', '094990074', { stateCode: 'AE', zip: '09499-0074', city: 'APO' }],
    ['604428', 'MONTRÉAL', 'QC', 'H2X1Y40000', { region: 'Quebec', zip: 'H2X 1Y4', country: 'CA' }],
    ['604429', 'WHITEHORSE', 'YT', 'Y1A 1A1', { region: 'Yukon', idIssuingAgency: 'Yukon', country: 'CA' }],
    ['604433', 'IQALUIT', 'NU', 'X0A0H0', { region: 'Nunavut', zip: 'X0A 0H0' }],
    ['604434', 'YELLOWKNIFE', 'NT', 'X1A 1A1', { idIssuingAgency: 'Northwest Territories' }],
    ['636012', 'BUFFALO', 'NY', '14201', { stateCode: 'NY', zip: '14201' }],
    ['636001', 'TORONTO', 'ON', 'M5V2T6', { region: 'Ontario', zip: 'M5V 2T6', country: 'CA' }],
    ['636056', 'SALTILLO', 'COA', '250000000', { region: 'Coahuila', zip: '25000', country: 'MX' }],
    ['636057', 'PACHUCA', 'HIDALGO', '42000', { region: 'Hidalgo', zip: '42000', country: 'MX' }],
    ['999999', 'ERIE', 'PA', '16501', { stateCode: 'PA', zip: '16501' }],
    ['999999', 'PARIS', 'FR', '75001', { city: 'Paris' }],
  ])('reads an address on a card of issuer %s in %s', (iin, DAI, DAJ, DAK, expected) => {
    const signer = signerOf({ DAI, DAJ, DAK }, { iin });
    expect(signer).toMatchObject(expected);
    expect('stateCode' in signer && 'region' in signer).toBe(false);
  });

  test.each([
    ['the street', '1 Elm St.', '1 Elm St'],
    ['the city', 'ERIE', '1 Elm St'],
    ['city, state, and ZIP Code', 'ERIE, PA 16501', '1 Elm St'],
    ['nothing', 'APT 4', '1 Elm St, Apt 4'],
    ['a placeholder', 'NONE', '1 Elm St'],
  ])('has a second line once that repeats %s', (_, DAH, addressLine) => {
    expect(signerOf({ DAH, DAK: '165010000' }).addressLine).toBe(addressLine);
  });

  test.each([
    ['636043', 'ID', { idType: 'state_id', idIssuingAgency: 'District of Columbia' }],
    ['636027', 'DL', { idType: 'drivers_license', idIssuingAgency: 'U.S. Department of State' }],
    ['636012', 'EN', { idType: 'foreign_drivers_license' }],
    ['636012', 'ID', { idType: 'other_id', idTypeNote: 'Identification card, Ontario' }],
    ['636062', 'ID', { idType: 'state_id', idIssuingAgency: 'U.S. Virgin Islands' }],
  ])('tells the kind of a card of issuer %s with a part %s', (iin, type, expected) => {
    expect(signerOf({}, { iin, type })).toMatchObject(expected);
  });
});

test('signerOfCard trusts the country on a card whose issuer is not known', () => {
  const jalisco = { DCG: 'MEX', DAI: 'GUADALAJARA', DAJ: 'JAL', DAK: '441000000' };
  expect(signerOf(jalisco, { iin: '999999' })).toMatchObject({
    ...{ country: 'MX', region: 'Jalisco', zip: '44100', idType: 'foreign_drivers_license' },
  });
  expect(signerOf(jalisco, { iin: '999999', type: 'ID' })).toMatchObject({ idType: 'other_id' });
  expect(signerOf({ DCG: 'USA' }, { iin: '999999', type: 'ID' })).toMatchObject({ idType: 'state_id' });
});

describe('signerOfCard, for expiration', () => {
  test.each(['NONE', 'INDEF', '99999999', '12319999'])('offers that a card does not expire: %s', (DBA) => {
    const signer = signerOf({ DBA });
    expect(signer).toMatchObject({ idNoExpiration: true });
    expect(signer).not.toHaveProperty('idExpirationDate');
  });

  test.each(['', 'unavl', '00000000', '02302030'])('claims nothing about expiration: %j', (DBA) => {
    const signer = signerOf({ DBA });
    expect(signer).not.toHaveProperty('idNoExpiration');
    expect(signer).not.toHaveProperty('idExpirationDate');
  });

  test.each(['09042028', '20280904', '09-04-2028', '2028/09/04'])(
    'reads a date in either order: %s',
    (DBA) => {
      expect(signerOf({ DBA })).toMatchObject({ idExpirationDate: '2028-09-04' });
    },
  );
});

describe('signerOfCard, for damaged cards', () => {
  const body =
    'DLDAQX100097001DAAHOLLOWAY,PERPETUA,ANN   ,DAG123 EXAMPLE AVE 2ND FL DAIST LOUIS    DAJMODAK633011111  DARF   DBA20300204DBB19790809DBCFDBD20240630';

  test.each([
    ['nothing', body],
    ['spaces', body.replaceAll(/(?=D[A-D][A-Z])/g, ' ')],
  ])('reads only what is certain when %s separates the elements', (_, text) => {
    expect(read(`@\n\u001e\rANSI 6360300102DL00390191ZM02300053${text}\r`)).toMatchObject({
      isDamaged: true,
      signer: { idType: 'drivers_license', idNumber: 'X100097001', idExpirationDate: '2030-02-04' },
    });
    expect(JSON.stringify(read(`ANSI 6360300101DL00390191${text}`).signer)).not.toMatch(/hol|1979/i);
  });

  test('reports a header without elements', () => {
    expect(read('@\n\u001e\rANSI 636025090001DL00410010')).toMatchObject({
      isDamaged: true,
      signer: { idIssuingAgency: 'Pennsylvania' },
    });
  });

  test('takes no name or street for damage', () => {
    expect(read(card({ DCS: 'DADE', DAG: '5 DAISY DAJ LN' })).isDamaged).toBe(false);
  });
});

describe('signerOfCard, for magnetic stripes', () => {
  const stripe = (expires: string) =>
    `%MDANYTOWN^QUILLFEATHER$ROSALIND$ANN^77 HARBORVIEW DR$APT 2^?;6360031234567890123=${expires}19700214=?%0121201      C               F504?`;

  test('reads names, address, and number', () => {
    const { signer } = read(stripe('3099'));
    expect(signer).toMatchObject({
      ...{ firstName: 'Rosalind Ann', lastName: 'Quillfeather', addressLine: '77 Harborview Dr, Apt 2' },
      ...{ city: 'Anytown', stateCode: 'MD', zip: '21201', idNumber: '1234567890123' },
      ...{ idIssuingAgency: 'Maryland', idType: 'drivers_license', idExpirationDate: '2030-02-14' },
    });
  });

  test('reads no day from a month, and that a license does not expire', () => {
    expect(read(stripe('3002')).signer).not.toHaveProperty('idExpirationDate');
    expect(read(stripe('3077')).signer).toMatchObject({ idNoExpiration: true });
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
        for (const value of Object.values(reading.signer)) expect(String(value)).toMatch(/^[^\p{Cc}]+$/u);
      }),
      { numRuns: 500 },
    );
  });
});
