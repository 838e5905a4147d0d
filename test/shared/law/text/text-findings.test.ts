import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateCodes } from '#shared/data/states.ts';
import { found } from './found.ts';

const where = (text: string) => stateCodes.filter((code) => found(code, text).length > 0);

describe('Social Security numbers', () => {
  it.each([
    'SSN 123456789',
    'SSN123-45-6789',
    'SSN:123-45-6789',
    'SSN 123.45.6789',
    'SSN 123/45/6789',
    'SSN 123_45_6789',
    'SSN 123\u221245\u22126789',
    'SSN １２３-４５-６７８９',
    'SSN \u0661\u0662\u0663-\u0664\u0665-\u0666\u0667\u0668\u0669',
    'SSN 123\u200b45\u200b6789',
    'SSN 123\u00ad45\u00ad6789',
    'SSN 1 2 3 4 5 6 7 8 9',
    'SSN 123 45 6789 12/28',
    'Social Security Number (SSN): 123-45-6789',
    'social: 123456789',
    '123456789 is her SSN',
    '1-2-3-4-5-6-7-8-9 is his SSN',
    'SSN one two three four five six seven eight nine',
    'TIN 123-45-6789',
  ])('are certain after the word, in any writing: %s', (text) => {
    expect(found('OH', text)).toEqual(['ssn']);
  });

  it.each([
    '123-45-6789',
    '123 45 6789',
    '123–45–6789',
    '123\u00a045\u00a06789',
    '123\u201145\u20116789',
    '123 - 45 - 6789',
    '123-45 6789',
    '123.45.6789',
    '(123-45-6789)',
    '016-12-3456',
    'Invoice 12 123-45-6789',
    'Tax ID 123-45-6789',
  ])('are asked about by their shape: %s', (text) => {
    expect(found('OH', text)).toEqual(['ssn?']);
  });

  it.each([
    'Austin TX 78701-1234',
    '512-555-0142',
    '+1 512 555 0142',
    'Deed 123456789',
    '1123-45-6789',
    'A123-45-6789',
    '123-45-6789A',
    'Deed 12-345-6789',
    '2026-11-20',
    '20-123-45-6789',
    '123-45-6789-001',
    'APN 123-45-6789',
    'Loan no. 123-45-6789',
    'Policy # 123-45-6789',
    '123-45-6789 Farm Rd',
    'SSN 12345678',
    'SSN 1234567890',
    'SSN removed from pages 123 and 456',
  ])('are not seen in %s', (text) => {
    expect(found('OH', text)).toEqual([]);
  });

  it.each([
    'SSN ending 6789',
    'SSN ends in 6789',
    'SSN 6789',
    'SSN last 4 digits are 6789',
    'last four of SSN 6789',
    'last 4 social: 6789',
    'xxx-xx-6789',
    '***-**-6789',
    '###-##-6789',
  ])('may not be recorded in part where the state prohibits them: %s', (text) => {
    expect(found('PA', text)).toEqual(['ssnPart']);
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MA', 'MO', 'MS', 'MT', 'PA', 'SC', 'TX']);
  });

  it.each([
    'Social Security award letter 2026',
    'Social Security 2026',
    'SSN on page 2 removed; see 1234',
    'Form SSA-1099 for 2025',
    'last four pages of SSN form, 12',
  ])('are not seen in part in %s', (text) => {
    expect(where(text)).toEqual([]);
  });
});

describe('payment card numbers', () => {
  it.each([
    '4222222222222',
    '30569309025904',
    '378282246310005',
    '4111111111111111',
    '2223003122003222',
    '2720990000000007',
    '5105105105105100',
    '6011111111111117',
    '6445644564456445',
    '3530111333300000',
    '6200000000000005',
    '6304000000000000000',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111/1111/1111/1111',
    '4111_1111_1111_1111',
    '4111–1111\u00a01111–1111',
    '4111 - 1111 - 1111 - 1111',
    '3782 822463 10005',
    '3056 930902 5904',
    '4222 2222 2222 2',
    '4111\u200b1111\u200b1111\u200b1111',
    '４１１１１１１１１１１１１１１１',
    'visa4111111111111111',
    '4242424242424242exp0429',
    'Paid with 4111 1111 1111 1111, thank you',
    'Invoice 12 4111 1111 1111 1111',
    '12345 4111111111111111',
    '4111 1111 1111 1111 12/28',
    '7 4111-1111-1111-1111 999',
    'Loan no. 4111111111111111',
    'card 41 11 11 11 11 11 11 11',
  ])('are certain by prefix, length, and check digit: %s', (text) => {
    expect(found('OH', text)).toEqual(['card']);
  });

  it.each(['41 11 11 11 11 11 11 11', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '1234 4111 1111 1111 1111'])(
    'are asked about in other groups: %s',
    (text) => {
      expect(found('OH', text)).toEqual(['card?']);
    },
  );

  it.each([
    ['one wrong digit', '4111111111111112'],
    ['one wrong digit, in groups', '4111 1111 1111 1112'],
    ['12 digits', '411111111116'],
    ['20 digits', '41111111111111111110'],
    ['no known prefix', '1111111111111117'],
    ['another length than the network has', '411111111111116'],
    ['a driver license of New Jersey, a letter and 14 digits', 'D30569309025904'],
    ['a driver license of New Jersey in its groups', 'S1234 56789 01234'],
    ['a driver license of Wisconsin', 'J525-4209-0465-05'],
    ['a number that goes on in a letter', '4111111111111111X'],
    ['an instrument in fours', 'Instrument 2026 0011 2233 4455'],
    ['a parcel of Alabama that has a check digit', 'Parcel 41 11 11 11 11 11 11 11'],
    ['a tracking number in fours', 'USPS 9400 4111 1111 1111 1111 22'],
    ['an amount', '$1,234.56'],
    ['a time', '2026-11-20 10:30:00'],
  ])('are not seen: %s', (_, text) => {
    expect(found('OH', text)).toEqual([]);
  });

  it('never have 18 digits, the length of a MERS MIN, whatever the check digit', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 18, maxLength: 18 });
    fc.assert(
      fc.property(digits, (min) => {
        const number = min.join('');
        expect(found('TX', `Deed of Trust, MIN ${number}`)).toEqual([]);
        expect(found('TX', number)).toEqual([]);
        expect(found('TX', `MIN: ${number.slice(0, 7)}-${number.slice(7, 17)}-${number.slice(17)}`)).toEqual(
          [],
        );
      }),
    );
  });
});

describe('ID numbers', () => {
  it.each([
    'ID 12345678',
    'ID: 12345678',
    'ID#12345678',
    'ID no 1234567',
    'DL-12345678',
    'DL is 12345678',
    'DL 1234 5678',
    'DL# 12345678',
    'TXDL12345678',
    'license no 12345678',
    'lic# 12345678',
    "driver's license no. D1234567",
    'driver’s license: D1234567',
    "drivers' license 12345678",
    'drivers  licence 1234567',
    'identification card 12345678',
    'military ID 1234567890',
    'State  ID AB123456',
    'passport 123456789',
    'Passport number: 512345678',
    'passport book 512345678',
    'pasaporte G12345678',
    'DL S123-4567-8901',
    'NJ DL S1234 56789 01234',
    'WA DL WDL123ABC456',
    'Green card A 123 456 789',
    'A# 212345678',
    "12345678 is his driver's license",
    'D1234567 (CA DL)',
    'DL \u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668',
    'DL one two three four five six seven',
    'military i d one two double three four five',
    '1234567 = Mont. driver license number',
    'tribal enrollment no. 123,456',
    'inmate no. QN4418',
    'DOC # 123456, offender',
  ])('are certain after a word for an ID, where the state prohibits or shortens them: %s', (text) => {
    expect(found('TX', text)).toEqual(['idNumber']);
    expect(where(text).sort()).toEqual(['CO', 'IL', 'IN', 'MS', 'MT', 'PA', 'TX', 'UT']);
  });

  it.each(['plumber ID 12345678', 'Jane Doe ID 12345678', 'driver license that Jane Doe showed me 12345678'])(
    'are asked about after other words: %s',
    (text) => {
      expect(found('TX', text)).toEqual(['idNumber?']);
    },
  );

  it.each(['DL ending 5678', 'last four of DL 5678', 'ID ends in 5678'])(
    'may not be recorded in part where they are prohibited: %s',
    (text) => {
      expect(found('TX', text)).toEqual(['idNumberPart']);
      expect(where(text)).not.toContain('UT');
      expect(where(text)).not.toContain('CO');
    },
  );

  it.each([
    'Boise, ID 83702',
    'Boise, ID 83702-1234',
    'The passport was shown and looked right',
    'Passport, 2 pages',
    'driver license, 12345 Elm Road',
    'DL exp 05/01/2030',
    'DL 05/01/2030',
    'driver license issued May 1, 2022',
    'Form DL-14A',
    'Notary ID 13123456-7',
    'Marriage license no. 2026-001234',
    'NMLS ID 1234567',
    'Property ID R123456',
    'Identified by driver license; loan 1234567890',
    'Instrument 2026001234, DL shown',
    'gardener ID 123456',
    'Instrument 20261234567',
    'Adobe Suite 5, Austin',
    'electrician lic ME.1234567',
    'RN license 1234567',
    'TDLR 1234567',
    'Doc # 1234567 of the county',
    'passport DS-3053',
    'passport; fee $12,345.00',
    '512-555-0142 is on her passport',
  ])('are not seen in %s', (text) => {
    expect(where(text)).toEqual([]);
  });

  it('are certain in a name or an agency, in which no long number belongs', () => {
    expect(found('TX', 'DPS 12345678', 'words')).toEqual(['idNumber']);
    expect(found('TX', 'Smith 12345', 'words')).toEqual(['idNumber']);
    expect(found('TX', 'Precinct 1234', 'words')).toEqual([]);
    expect(found('OH', 'DPS 12345678', 'words')).toEqual([]);
    expect(found('OH', 'Jane 123-45-6789', 'words')).toEqual(['ssn']);
    expect(found('OH', '123-45-6789', 'number')).toEqual(['ssn']);
    expect(found('OH', 'D1234567', 'number')).toEqual([]);
  });
});

describe('a text that is nothing but a number', () => {
  it.each([
    '12345678',
    '12 345 678',
    '1 2 3 4 5 6 7 8',
    'one two three double four five',
    '# 123456, it says',
  ])('is asked about where ID numbers are prohibited: %s', (text) => {
    expect(found('TX', text)).toEqual(['idNumber?']);
    expect(where(text).sort()).toEqual(['CO', 'IL', 'IN', 'MS', 'MT', 'PA', 'TX', 'UT']);
  });

  it.each(['123456789', '123 456 789', '1 2 3 4 5 6 7 8 9'])(
    'may be a Social Security number everywhere: %s',
    (text) => {
      expect(found('OH', text)).toEqual(['ssn?']);
    },
  );

  it.each([
    ...['12345', '1234567890123', '512-555-0142', '+1 512 555 0142', '78701-1234', '5/1/1980', '20260115'],
    ...['$1,234,567', '41.8781, -87.6298', 'Deed 12345678', '12345678 pages'],
  ])('is accepted with another shape or a word: %s', (text) => {
    expect(where(text)).toEqual([]);
  });

  it.each(['words', 'number'] as const)('is not asked about in a field for %s', (use) => {
    expect(found('OH', '123456789', use)).toEqual([]);
  });
});

describe('account numbers', () => {
  it.each([
    'account number 123456789',
    'Acct. #: 123456',
    'routing no. 021000021',
    'account#123456789',
    'acct ending 6789',
    'account ending in x6789',
    'acct xxxx6789',
    'savings account no. 12-345678-9',
    'IBAN DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'account that the signer opened 12345678',
    '12345678 is his checking account',
    '12345678 (Old National savings)',
    'Duke Energy autopay from checking 12345678',
    'Chase account 12345678, pays the water bill',
  ])('are found where the state prohibits them: %s', (text) => {
    expect(found('IL', text).map((thing) => thing.replace('?', ''))).toEqual(['account']);
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MS', 'PA', 'TX']);
  });

  it('of an escrow or trust account are asked about', () => {
    expect(found('TX', 'escrow account 123456789')).toEqual(['account?']);
  });

  it.each([
    'Bank Account No. 12345 signature card',
    'by account of the witness',
    'Account 12, page 3',
    'property tax account 1234567890',
    'HCAD account 0123450000067',
    'Loan account 1234567890',
    'Duke Energy acct 1234567890',
    'ComEd acct 1234567890',
    'gas bill account 1234567890',
    'account 1234567890 (Republic Services trash)',
    'predial cuenta 1234567890',
    'DE88 3704 0044 0532 0130 00',
    'account opened 01/15/2026',
    'account of 5 people, 2026-000123',
  ])('are not seen in %s', (text) => {
    expect(where(text)).toEqual([]);
  });
});

describe('births', () => {
  it.each([
    'DOB 5/1/1980',
    'D.O.B.: 1980-05-01',
    'date of birth: May 1, 1980',
    'birth date 05011980',
    'birthdate 050180',
    'birthday 5/1/1980',
    'bday 1 May 1980',
    'born 5/1/80',
    'Born on 1st of May, 1980',
    'Date of Birth (MM/DD/YYYY): 05/01/1980',
    '5/1/1980 (DOB)',
    'b. 5/1/1980',
    '5/1/1980 = date of birth',
    'May 1, 1980 is his DOB',
    'D O B may first nineteen eighty',
    'date of birth the first of May 1980',
    'born on the first of may, nineteen eighty',
    'fecha de nacimiento: primero de mayo de mil novecientos ochenta',
  ])('a date: %s', (text) => {
    expect(found('PA', text)).toEqual(['birthDate']);
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MT', 'PA', 'TX']);
  });

  it.each([
    'Place of birth: Ohio',
    'place  of  birth ohio',
    'born in Denver',
    'born in the United States',
    'born at Mercy Hospital',
    'POB: Erie',
  ])('a place: %s', (text) => {
    expect(found('PA', text)).toEqual(['birthPlace']);
    expect(where(text)).toEqual(['PA']);
  });

  it.each([
    'Correction of date of birth 1980',
    'her son was born on 5/1/2020',
    'Child born 5/1/2024',
    'born in another county',
    'a child born in Denver',
    'born in another county, deed dated 5/1/1980',
    'she was born in 1950',
    'Newborn Trust, 3 pages',
    'Affidavit to amend place of birth',
    'Trust dated 05/01/1980',
  ])('but not: %s', (text) => {
    expect(where(text)).toEqual([]);
  });
});
