import { describe, expect, it } from 'vitest';
import { accountNumbers } from '#shared/rules/law/text/account-number.ts';
import { birthDates, birthPlaces } from '#shared/rules/law/text/birth.ts';
import type { Finding } from '#shared/rules/law/text/finding.ts';
import { hasIdNumber, idNumbers } from '#shared/rules/law/text/id-number.ts';
import { distance, labelsOf, scopeOf, tightLabel } from '#shared/rules/law/text/labels.ts';
import { normalizeText } from '#shared/rules/law/text/normalize.ts';
import { paymentCards } from '#shared/rules/law/text/payment-card.ts';
import { type ReadText, readText } from '#shared/rules/law/text/read-text.ts';
import { socialSecurityNumbers } from '#shared/rules/law/text/social-security.ts';
import { isStreetNumber } from '#shared/rules/law/text/street-number.ts';
import { isDate } from '#shared/rules/law/text/written-date.ts';

/** Each recognizer alone: what it finds in a text, before the law of a state decides what is prohibited. */
const reads = (recognize: (read: ReadText) => Finding[]) => (text: string) => recognize(readText(text));

const certain = (thing: Finding['thing']) => [{ thing, isCertain: true }];
const doubtful = (thing: Finding['thing']) => [{ thing, isCertain: false }];

describe('ID numbers', () => {
  const ids = reads(idNumbers);

  it.each([
    'driver license D12345',
    'DL 12345',
    'DL ABCD-12345',
    'DL no. A 123 456 789',
    'passport 12345',
    '12345678 is his driver license',
    '12345678 was the driver license',
    '12345678 is the signer\u2019s driver license',
    'D1234567 (CA DL)',
    'D1234567, driver license',
  ])('are certain beside a word for an ID: %s', (text) => {
    expect(ids(text)).toEqual(certain('idNumber'));
  });

  it.each(['plumber ID 1234567', 'DL seen by both witnesses yesterday 1234567'])(
    'are doubtful when other words are between or before: %s',
    (text) => {
      expect(ids(text)).toEqual(doubtful('idNumber'));
    },
  );

  it.each([
    'driver license',
    'DL 1234',
    'plumber ID 123456',
    'DL seen by both witnesses yesterday 123456',
    `DL ${'of the signer who came with the other signers '.repeat(2)}1234567`,
    'DL shown. Lot 1234567',
    'DL 05/01/2031',
    'DL 12345 Elm Road',
    'Boise, ID 83702',
    'Boise, ID 83702-1234',
    'parcel 12345678',
    '12345678 and a driver license',
    '01/05/2031 driver license',
  ])('are not found in: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it('belong to the label before them, not also to the one after them', () => {
    expect(ids('parcel 1234567 (CA DL)')).toEqual([]);
  });

  it.each(['DL ending 6789', 'DL ends 6789', 'DL, last four 6789', 'last four of DL 6789'])(
    'are a part when only their end is named: %s',
    (text) => {
      expect(ids(text)).toEqual(certain('idNumberPart'));
    },
  );

  it.each([
    ['DL 6789', []],
    ['DL ending 678', []],
    ['DL ending 67890', []],
    ['ending the visit, the signer showed to me the DL 6789', []],
  ])('in %s are %j', (text, findings) => {
    expect(ids(text)).toEqual(findings);
  });

  it.each([
    ['Maria 12345', true],
    ['Maria 1234', false],
    ['Maria', false],
    ['AB-12345', true],
    ['1 2 3 4 5', true],
  ])('in a name: %s is %s', (name, has) => {
    expect(hasIdNumber(readText(name))).toBe(has);
  });
});

describe('account numbers', () => {
  const accounts = reads(accountNumbers);

  it.each([
    'bank account 123456',
    'Chase account AB123456',
    'credit union account no. 12-34-56',
    'checking ending in 6789',
    'savings account ends with 6789',
    'wire to account ending x6789',
    'account last four 6789 at First Bank',
    'direct deposit, acct xxxx6789',
    'RBFCU account ****-6789',
    'routing 12-34-56',
    'GB82 WEST 1234 5698 7654 32',
    'Pay to GB82WEST12345698765432 today',
  ])('are certain in: %s', (text) => {
    expect(accounts(text)).toEqual(certain('account'));
  });

  it.each([
    'account 123456',
    'account ending in 6789',
    'gym account 118843302',
    'Dallas County account 00000331100000000',
    'customer account 123456',
    'Wells Fargo 123456',
    'bank escrow account 123456',
    'bank trust account 123456',
    'bank account seen by both witnesses 12345678',
  ])('are doubtful in: %s', (text) => {
    expect(accounts(text)).toEqual(doubtful('account'));
  });

  it.each([
    'account',
    'account 12345',
    'account seen by both witnesses 1234567',
    'account closed. Lot 123456789',
    'account ending 67891',
    'xxxx6789',
    'GB83WEST12345698765432',
    'XGB82WEST12345698765432',
    'GB82WEST12345698765432X',
    'parcel 123456789',
  ])('are not found in: %s', (text) => {
    expect(accounts(text)).toEqual([]);
  });
});

describe('dates and places of birth', () => {
  const dates = reads(birthDates);
  const places = reads(birthPlaces);

  it.each([
    'DOB 5/1/1980',
    'DOB: May 1, 1980',
    'DOB 05011980',
    'DOB 050180',
    '5/1/1980 (DOB)',
    '05/11/1980, DOB',
    '1980-05-01 DOB',
    '12/31/80(DOB)',
  ])('a date is found in: %s', (text) => {
    expect(dates(text)).toEqual(certain('birthDate'));
  });

  it.each([
    'DOB',
    'DOB 1980',
    'DOB 0501198',
    'DOB 050119801',
    'son DOB 5/1/1980',
    'minor child DOB 5/1/1980',
    'hija nacida el 1 de mayo de 2020',
    'DOB not shown at the meeting on 5/1/1980',
    '5/1/1980 signed, DOB',
    '5x1x1980 (DOB)',
  ])('no date is found in: %s', (text) => {
    expect(dates(text)).toEqual([]);
  });

  it.each([
    'Consent for Grace, born 5/1/2020',
    'Grace Doe (DOB 5/1/2020)',
    'minor child Grace Doe, DOB 5/1/2020',
    'POA for mother, DOB 5/1/1940',
    'decedent\u2019s date of birth 5/1/1940',
    'DOB 5/1/2020, niece of the signer',
    'nacido el 1 de mayo de 1940, difunto',
  ])('a date of another person is doubtful in: %s', (text) => {
    expect(dates(text)).toEqual(doubtful('birthDate'));
  });

  it('a date beside the name of a signer is certain', () => {
    const signers = [{ firstName: 'Grace' }, { firstName: null }];
    expect(birthDates(readText('Grace Doe, DOB 5/1/1980'), signers)).toEqual(certain('birthDate'));
    expect(birthDates(readText('Leo Doe, DOB 5/1/1980'), signers)).toEqual(doubtful('birthDate'));
  });

  it.each([
    'born in Ohio',
    'born at Denver',
    'born in the Bronx',
    'place of birth: Denver',
    'birthplace Denver',
    'POB Denver',
    'place of birth is Denver',
    'born in ohio',
  ])('a place is found in: %s', (text) => {
    expect(places(text)).toEqual(certain('birthPlace'));
  });

  it.each(['born in another county', 'daughter born in Ohio', 'place of birth unknown', 'born in iOhio'])(
    'no place is found in: %s',
    (text) => {
      expect(places(text)).toEqual([]);
    },
  );
});

describe('payment cards', () => {
  const cards = reads(paymentCards);

  it.each([
    '4111 1111 1111 1111',
    '5555 5555 5555 4444',
    '2223 0031 2200 3222',
    '2720 9900 0000 0007',
    '3782 822463 10005',
    '6011 1111 1111 1117',
    '6445 6445 6445 6445',
    '3056 930902 5904',
    '3852 000002 3237',
    '3530 1113 3330 0000',
    '6200 0000 0000 0005',
    '6759 6498 2643 8453',
    ...['2230000000000008', '2290000000000005', '2700000000000009', '38900000000007'],
  ])('of each network are certain as they are printed: %s', (text) => {
    expect(cards(text)).toEqual(certain('card'));
  });

  it.each([
    '4111 1111 1111 1112',
    '1111 1111 1111 1117',
    'parcel 4-111111-1111111-11',
    'X4111111111111111',
    '4111111111111111X',
    '1234 1234 1234 1234',
    // The check digit is right, but no network has these first digits. Some have them later in the number.
    ...['134000000000009', '1601100000000009', '13050000000000', '1352800000000005', '1620000000000008'],
    ...['1501800000008', '2770000000000004', '2721000000000004', '3590000000000000', '3520000000000005'],
    ...['6769000000004', '6764000000005'],
  ])('are not found in: %s', (text) => {
    expect(cards(text)).toEqual([]);
  });

  it.each([
    ['card 41-1111-1111-1111-11', certain('card')],
    ['41-1111-1111-1111-11', doubtful('card')],
    ['file 41-1111-1111-1111-11', []],
    ['9400 1111 4111 1111 1111 1111 00', doubtful('card')],
    ['tracking number 9400 1111 4111 1111 1111 1111 00', []],
  ])('in other groups depend on the word before them: %s', (text, findings) => {
    expect(cards(text)).toEqual(findings);
  });
});

describe('Social Security numbers', () => {
  const numbers = reads(socialSecurityNumbers);

  it.each([
    ['123-45-6789', doubtful('ssn')],
    ['file 123-45-6789', []],
    ['123-45-6789 Elm Road', []],
    ['20-123-45-6789', []],
    ['123-45-6789-20', []],
    ['X123-45-6789', []],
    ['123-45-678', []],
    ['1234-45-6789', []],
    ['123-456-789', []],
    ['123-45', []],
    ['SSN', []],
    ['SSN 12345678', []],
    ['SSN shown. Lot 123456789', []],
    ['123456789 is her SSN', certain('ssn')],
    ['123456789, SSN', certain('ssn')],
    ['123456789 was the SSN', certain('ssn')],
    ['1123456789 is her SSN', []],
    ['123456789 and then the SSN', []],
    ['SSN ending 6789', certain('ssnPart')],
    ['SSN, last four 6789', certain('ssnPart')],
    ['last four of SSN 6789', certain('ssnPart')],
    ['SSN ends 6789', certain('ssnPart')],
    ['SSN 6789', certain('ssnPart')],
    ['SSN 678', []],
    ['social security card 2024', []],
    ['xxx-xx-6789', certain('ssnPart')],
    ['*****6789', certain('ssnPart')],
    ['***-**6789', certain('ssnPart')],
    ['axxx-xx-6789', []],
    ['1xxx-xx-6789', []],
    ['xxx-xx-67891', []],
  ])('in %s are %j', (text, findings) => {
    expect(numbers(text)).toEqual(findings);
  });
});

describe('labels', () => {
  it('have a kind, a place, and a doubt', () => {
    expect(labelsOf('DL 1')).toEqual([{ kind: 'id', start: 0, end: 2, isDoubtful: false }]);
    expect(labelsOf('plumber ID')).toEqual([{ kind: 'id', start: 8, end: 10, isDoubtful: true }]);
    expect(labelsOf('Ohio ID')[0]?.isDoubtful).toBe(false);
    expect(labelsOf('New Mexico ID')[0]?.isDoubtful).toBe(false);
    expect(labelsOf('OH ID')[0]?.isDoubtful).toBe(false);
    expect(labelsOf('xyz ID')[0]?.isDoubtful).toBe(true);
    expect(labelsOf('trust account')[0]?.isDoubtful).toBe(true);
    expect(labelsOf('checking account')[0]?.isDoubtful).toBe(false);
    expect(labelsOf('account at the bank')[0]?.isDoubtful).toBe(false);
    expect(labelsOf('account')[0]?.isDoubtful).toBe(true);
    expect(labelsOf('bank')).toEqual([{ kind: 'bank', start: 0, end: 4, isDoubtful: true }]);
  });

  it.each([
    ['', 'tight'],
    [' no. ', 'tight'],
    [' Ohio ', 'tight'],
    [' OHIO ', 'tight'],
    [' CA ', 'tight'],
    [' of the seller ', 'loose'],
    [' closed. Lot ', 'far'],
    [' closed; lot ', 'loose'],
    [' seen there. No. ', 'loose'],
    [' lic. shown ', 'loose'],
    [' tribal, MBCI ', 'loose'],
    [', MBCI ', 'tight'],
    [' 7 of ', 'far'],
    ['-'.repeat(60), 'tight'],
    ['-'.repeat(61), 'far'],
  ])('are followed by a number after %j: %s', (gap, far) => {
    expect(distance(gap)).toBe(far);
  });

  it.each(
    (
      "nos number num was reads read the a signer signer's his her their for from issued card book with presented shown last " +
      'digits digit are yyyy'
    ).split(' '),
  )('are followed by their number after the word %s', (word) => {
    expect(distance(` ${word} `)).toBe('tight');
  });

  it('reach to the next label, and not much farther than a number may be', () => {
    const text = 'DL 12 account 34';
    expect(scopeOf(text, labelsOf(text), 0)).toBe(' 12 ');
    expect(scopeOf(text, labelsOf(text), 1)).toBe(' 34');
    expect(scopeOf(`DL ${'x'.repeat(200)}`, labelsOf('DL'), 0)).toHaveLength(100);
  });

  it('name the number that follows them directly', () => {
    const text = 'DL 12 account 34';
    const labels = labelsOf(text);
    expect(tightLabel(text, labels, 3)).toBe(labels[0]);
    expect(tightLabel(text, labels, 14)).toBe(labels[1]);
    expect(tightLabel('DL12', labelsOf('DL 12'), 2)?.kind).toBe('id');
    expect(tightLabel('DL of the seller 12', labelsOf('DL'), 17)).toBeUndefined();
    expect(tightLabel('12 DL', labelsOf('12 DL'), 0)).toBeUndefined();
  });

  it('are read only from texts with digits', () => {
    expect(readText('a driver license')).toEqual({ text: 'a driver license', labels: [], runs: [] });
    expect(readText('1').labels).toEqual([]);
    expect(readText('DL1').labels).toHaveLength(1);
  });
});

describe('numbers that are none of these', () => {
  it.each([
    ['12345 Elm Road', true],
    ['12345A Elm St', true],
    ['123-45 Elm Avenue', true],
    ['1 W. 5th Old Mill Lane', true],
    ['1 W. 5th Old Mill Creek Lane', false],
    ['12345 Elm', false],
    ['12345 Elm Roadside', false],
    ['lot 12345 Elm Road', false],
    ['12345 highway', true],
    ['1 #Elm Road', false],
  ])('%s begins a street address: %s', (text, is) => {
    expect(isStreetNumber(text, 0)).toBe(is);
  });

  it.each([
    ['5/1/1980', true],
    ['05-01-80', true],
    ['5/1/19801', false],
    ['1980-05-01', true],
    ['May 1, 1980', true],
    ['May 1st 1980', true],
    ['1 May 1980', true],
    ['1st of May, 1980', true],
    ['sept. 3 80', true],
    ['1980', false],
    ['5/1', false],
  ])('%s is a date: %s', (text, is) => {
    expect(isDate(text)).toBe(is);
  });
});

describe('a normalized text', () => {
  it.each([
    ['one two three four', '1234'],
    ['oh one two three', '0123'],
    ['nine eight seven six', '9876'],
    ['one two three - four five', '123-45'],
    ['one, two. three four', '1-2-34'],
    ['double eight oh four', '8804'],
    ['four two six, thirty-one, triple eight o', '426-31-8880'],
    ['cinco nueve tres veintiuno', '59321'],
    ['cuarenta y cuatro setenta y uno', '4471'],
    ['nineteen fifty five', '1955'],
    ['nineteen hundred and five', '1905'],
    ['two thousand one', '2001'],
    ['mil novecientos ochenta', '1980'],
    ['dos mil veintidos', '2022'],
    ['one of two, two of two', 'one of two, two of two'],
    ['the twenty-first of March 1962', 'the 21 March 1962'],
    ['January ninth nineteen fifty five', 'January 9 1955'],
    ['may three two thousand one', 'may 3 2001'],
    ['treinta y uno de enero de 1955', '31 enero de 1955'],
    ['the third party', 'the third party'],
    ['3, 1, 8, 8', '3 1 8 8'],
    ['3, 1, 8', '3, 1, 8'],
    ['one -two- three four', '1-2-34'],
    ['one two three', 'one two three'],
    ['last 4', 'last four'],
    ['\u0660\u0661\u0669', '019'],
    ['\u{1d7ce}\u{1d7d7}\u{1d7d8}', '090'],
    ['\u0966\u096f', '09'],
  ])('of %s is %s', (text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });
});
