import { describe, expect, it } from 'vitest';
import { stateCodes } from '#shared/data/states.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { barredText, sensitiveNumber } from '#shared/rules/law/sensitive-text.ts';
import { today } from './filled-entry.ts';

const ssn = 'a Social Security number';
const card = 'a payment card number';

describe('Social Security numbers', () => {
  it.each([
    ['with dashes', '123-45-6789'],
    ['with spaces', '123 45 6789'],
    ['with en dashes', '123–45–6789'],
    ['with no-break spaces', '123\u00a045\u00a06789'],
    ['with non-breaking hyphens', '123\u201145\u20116789'],
    ['with spaced dashes', '123 - 45 - 6789'],
    ['mixed', '123-45 6789'],
    ['inside a text', 'The signer gave (123-45-6789) as proof.'],
    ['after a word and a colon', 'SSN:123-45-6789'],
  ])('are found %s', (_, text) => {
    expect(sensitiveNumber(text)).toBe(ssn);
  });

  it.each([
    ['a ZIP+4 code', 'Austin TX 78701-1234'],
    ['a telephone number', '512-555-0142'],
    ['a telephone number with a country code', '+1 512 555 0142'],
    ['nine bare digits', '123456789'],
    ['a longer number in the same groups', '1123-45-6789'],
    ['a letter before it', 'A123-45-6789'],
    ['other groups', '12-345-6789'],
    ['a date', '2026-11-20'],
  ])('are not seen in %s', (_, text) => {
    expect(sensitiveNumber(text)).toBeUndefined();
  });
});

describe('payment card numbers', () => {
  it.each([
    ['13 digits', '4222222222222'],
    ['14 digits', '30569309025904'],
    ['15 digits', '378282246310005'],
    ['16 digits', '4111111111111111'],
    ['19 digits', '6304000000000000000'],
    ['in groups of four', '4111 1111 1111 1111'],
    ['with dashes', '4111-1111-1111-1111'],
    ['with en dashes and no-break spaces', '4111–1111\u00a01111–1111'],
    ['with spaced dashes', '4111 - 1111 - 1111 - 1111'],
    ['in groups of 4, 6 and 5', '3782 822463 10005'],
    ['in pairs', '41 11 11 11 11 11 11 11'],
    ['inside a text', 'Paid with 4111 1111 1111 1111, thank you'],
    ['after another number', 'Invoice 12 4111 1111 1111 1111'],
    ['in one group after another number', '12345 4111111111111111'],
    ['in groups of 4, 6 and 5 after another number', 'Invoice 12 3782 822463 10005'],
    ['before another number', '4111 1111 1111 1111 12/28'],
    ['between other numbers', '7 4111-1111-1111-1111 999'],
  ])('are found: %s', (_, text) => {
    expect(sensitiveNumber(text)).toBe(card);
  });

  it.each([
    ['one wrong digit', '4111111111111112'],
    ['one wrong digit, in groups', '4111 1111 1111 1112'],
    ['12 digits', '411111111116'],
    ['20 digits', '41111111111111111110'],
    ['a driver licence of New Jersey, a letter and 14 digits', 'D30569309025904'],
    ['a driver licence of New Jersey in its groups', 'S1234 56789 01234'],
    ['a driver licence of Wisconsin', 'J525-4209-0465-05'],
    ['a number that goes on in letters', '4111111111111111X'],
    ['an amount', '$1,234.56'],
    ['a time', '2026-11-20 10:30:00'],
  ])('are not seen: %s', (_, text) => {
    expect(sensitiveNumber(text)).toBeUndefined();
  });
});

describe('texts that some states do not allow', () => {
  const bars = (stateCode: string, text: string) => barredText({ stateCode }, text);
  const where = (text: string) => stateCodes.filter((code) => bars(code, text) !== undefined);

  it.each([
    ["driver's license no. D1234567", 'ID numbers'],
    ['driver’s license: D1234567', 'ID numbers'],
    ['DL# 12345678', 'ID numbers'],
    ['Passport number 512345678', 'ID numbers'],
    ['State ID: AB123456', 'ID numbers'],
    ['ID no. 1234567', 'ID numbers'],
    ['Driver license 1234567', 'ID numbers'],
    ['drivers  licence 1234567', 'ID numbers'],
    ['Passport number: 512345678', 'ID numbers'],
    ['passport no 1234567', 'ID numbers'],
    ['State  ID AB123456', 'ID numbers'],
    ['ID card 123456', 'ID numbers'],
    ['ID  card 123456', 'ID numbers'],
    ['ID#1234567', 'ID numbers'],
    ['ID no 1234567', 'ID numbers'],
  ])('an ID number: %s', (text, things) => {
    expect(bars('TX', text)).toBe(things);
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MS', 'MT', 'PA', 'TX']);
  });

  it.each([
    ['DOB 5/1/1980'],
    ['D.O.B.: 1980-05-01'],
    ['date of birth: May 1, 1980'],
    ['Born on 1 May 1980'],
    ['birth date 05011980'],
    ['birthdate 05011980'],
    ['date  of  birth: May  1, 1980'],
    ['born 5/1/1980'],
    ['Born on May 1, 1980'],
    ['born  on May 1, 1980'],
  ])('a date of birth: %s', (text) => {
    expect(bars('PA', text)).toBe('Dates of birth');
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MT', 'PA', 'TX']);
  });

  it.each([
    ['account number 123456789'],
    ['Acct. #: 12345'],
    ['routing no. 021000021'],
    ['routing no 021000021'],
    ['account 123456789'],
    ['account#123456789'],
  ])('an account number: %s', (text) => {
    expect(bars('IL', text)).toBe('Account numbers');
    expect(where(text).sort()).toEqual(['IL', 'IN', 'MS', 'PA', 'TX']);
  });

  it.each([['Place of birth: Ohio'], ['place  of  birth: Ohio'], ['born in Denver'], ['born  in Denver']])(
    'a place of birth: %s',
    (text) => {
      expect(bars('PA', text)).toBe('Places of birth');
      expect(where(text)).toEqual(['PA']);
    },
  );

  it.each([
    ['Boise ID 83702'],
    ['The passport was shown and looked right'],
    ['Adobe Suite 5, Austin'],
    ['Newborn Trust, 3 pages'],
    ['Instrument 20261234567'],
    ['by account of the witness'],
    ['Passport, 2 pages'],
    ['Account 12, page 3'],
  ])('but not: %s', (text) => {
    expect(where(text)).toEqual([]);
  });
});

describe('texts of an entry', () => {
  const messages = (entry: Parameters<typeof entryProblems>[0]) =>
    entryProblems(entry, today)
      .filter(({ kind }) => kind === 'barred')
      .map(({ path, message }) => `${path}: ${message}`);

  it.each([...stateCodes, undefined])('hold no Social Security or card number in %s', (stateCode) => {
    expect(messages({ stateCode, comments: 'SSN 123-45-6789' })).toEqual([
      'comments: Comments must not hold a Social Security number. Remove it',
    ]);
    expect(
      messages({ stateCode, documents: [{ description: 'Deed' }, { description: '4111111111111111' }] }),
    ).toEqual(['documents.1.description: Document 2 must not hold a payment card number. Remove it']);
  });

  it('are looked through one and all, also those of people', () => {
    const number = '123-45-6789';
    const found = messages({
      stateCode: 'OH',
      signers: [
        {
          firstName: number,
          lastName: number,
          addressLine: number,
          city: number,
          zip: number,
          idNumber: number,
          idIssuingAgency: number,
        },
      ],
      credibleWitnesses: [{ name: number, address: number, idNumber: number, idIssuingAgency: number }],
      thumbprintNote: number,
      witnessName: number,
      witnessAddress: number,
      selfFilerPhone: number,
      technologyUsed: number,
      itemizedFees: number,
      certificateType: number,
      interpreterName: number,
      interpreterAddress: number,
      interpreterCredential: number,
      locationLabel: number,
      granteeName: number,
      landCounty: number,
      granteeAddress: number,
      paperVolume: number,
      paperPage: number,
      paperLine: number,
      comments: number,
      documents: [{ description: number }],
    });
    expect(found).toHaveLength(30);
    expect(found.every((message) => message.endsWith(`must not hold ${ssn}. Remove it`))).toBe(true);
  });

  it('that a state bars are refused in its name, with the law', () => {
    const problems = entryProblems({ stateCode: 'PA', comments: 'DOB 5/1/1980' }, today);
    expect(problems.find(({ kind }) => kind === 'barred')).toEqual({
      kind: 'barred',
      step: 4,
      path: 'comments',
      message: 'Pennsylvania: Dates of birth cannot be recorded per state law. Remove it from Comments',
      basis: { cite: '4 Pa. Code § 167.32(d) (as reported)' },
    });
  });
});

describe('long texts', () => {
  it.each([
    ['groups of four digits', '1234 '.repeat(1_000)],
    ['groups that start like cards', '4000-'.repeat(1_000)],
    ['single digits', '1 '.repeat(2_500)],
    ['digits alone', '1'.repeat(5_000)],
    ['spaces after a keyword', `dob${' '.repeat(4_990)}x`],
    ['colons after a keyword', `account${':'.repeat(4_990)}`],
    ['spaces inside a keyword', `date${' '.repeat(4_000)}of`],
    ['keywords', 'passport number '.repeat(300)],
  ])('are searched in few steps: %s', (_, text) => {
    // So often that a search which grows with the square of the length would not come back in time.
    const found = Array.from(
      { length: 100 },
      () => sensitiveNumber(text) ?? barredText({ stateCode: 'PA' }, text),
    );
    expect(new Set(found)).toEqual(new Set([undefined]));
  });
});
