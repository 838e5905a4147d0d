import { describe, expect, it } from 'vitest';
import { readFee } from '#web/features/imports/csv/read-fee.ts';
import { nameDoubts, readNames } from '#web/features/imports/csv/read-names.ts';
import { readTime } from '#web/features/imports/csv/read-time.ts';
import { readZip } from '#web/features/imports/csv/read-zip.ts';
import { outcomeOf } from './outcome-of.ts';

const unclear = 'can be read in two ways.';

it.each([
  ['2:05 PM', '14:05'],
  ['2:05p', '14:05'],
  ['2.05 p.m.', '14:05'],
  ['12:00 am', '00:00'],
  ['9 a.m.', '09:00'],
  ['14:05:10', '14:05'],
  ['14.05', '14:05'],
  ['1405', '14:05'],
  ['0.586805556', '14:05'],
  ['12/30/1899 14:05', '14:05'],
  ['2:05 PM PST', '14:05'],
  ['noon', '12:00'],
  ['12:05', '12:05'],
  ['25:00', undefined],
  ['24:00', undefined],
  ['midnight', undefined],
  ['14', undefined],
  ['2:05', undefined],
])('%s is a time of day, or not', (text, expected) => {
  const read = readTime(text, {});
  expect('value' in read ? read.value.time : undefined).toBe(expected);
});

it('a time without AM or PM is read as the notary says', () => {
  expect(readTime('2:05', {})).toMatchObject({ problem: expect.stringContaining(unclear) });
  expect(readTime('2:05', { halfDay: 'as-written' })).toEqual({ value: { time: '02:05' } });
  expect(readTime('2:05', { halfDay: 'office-hours' })).toEqual({ value: { time: '14:05' } });
  expect(readTime('9:05', { halfDay: 'office-hours' })).toEqual({ value: { time: '09:05' } });
  expect(readTime('2:05', { halfDay: 'leave-out' })).toEqual({ value: { time: undefined } });
});

describe('fees', () => {
  it.each([
    ['$1,015.00', 1_015],
    ['15.-', 15],
    ['15,-', 15],
    ['USD 15', 15],
    ['15 USD', 15],
    ['US$15', 15],
    [' $ 15.00 ', 15],
    ['.50', 0.5],
    ['15.', 15],
    ['1.015,00', 1_015],
    ['1 015,00', 1_015],
    ['1’015.00', 1_015],
    ['1 015.00', 1_015],
    ['١٥٫٠٠', 15],
    ['１５．００', 15],
    ['0', 0],
    ['N/C', 0],
    ['waived', 0],
    ['zero', 0],
    ['no fee', 0],
    ['15,00', unclear],
    ['-', unclear],
    ['N/A', unclear],
    ['none', unclear],
    ['1.015', unclear],
    ['15.005', unclear],
    ['(15.00)', 'is negative. Write the f'],
    ['-15', 'is negative. Write the f'],
    ['-$15.00', 'is negative. Write the f'],
    ['15.00-', 'is negative. Write the f'],
    ['CHF 15.-', 'is not in US dollars. Wr'],
    ['€15', 'is not in US dollars. Wr'],
    ['$15 + $10 travel', 'has more than an amount.'],
    ['$15 x 2', 'has more than an amount.'],
    ['5/10', 'has more than an amount.'],
    ['15-20', 'has more than an amount.'],
    ['=15+10', 'has more than an amount.'],
    ['15%', 'has more than an amount.'],
    ['15¢', 'has more than an amount.'],
    ['fifteen', 'is not an amount. Write '],
    ['O', 'is not an amount. Write '],
  ])('%s', (text, expected) => {
    expect(outcomeOf(readFee(text, {}))).toBe(expected);
  });

  it('of two readings are read as the notary says', () => {
    expect(readFee('15,00', { decimalComma: 'decimal' })).toEqual({ value: 15 });
    expect(readFee('15,00', { decimalComma: 'thousands' })).toEqual({ value: 1_500 });
    expect(outcomeOf(readFee('1,015', { decimalComma: 'decimal' }))).toBe(unclear);
    expect(readFee('1,015.00', { decimalComma: 'decimal' })).toEqual({ value: 1_015 });
    expect(readFee('-', { noAmount: 'zero' })).toEqual({ value: 0 });
    expect(readFee('-', { noAmount: 'blank' })).toEqual({ value: undefined });
  });
});

describe('names', () => {
  const all = { joinedNames: 'split', organization: 'one', nameComma: 'last-first' } as const;

  it.each([
    ['Ana Cruz', [], ['Ana Cruz']],
    ['Ana Cruz\nLuis Cruz', [], ['Ana Cruz', 'Luis Cruz']],
    ['Ana Cruz, Jr.', [], ['Ana Cruz, Jr.']],
    ['Ana Cruz, trustee', [], ['Ana Cruz, trustee']],
    ['Ana Cruz a/k/a Ana Diaz', [], ['Ana Cruz a/k/a Ana Diaz']],
    ['Ana Cruz & Luis Cruz', ['joinedNames'], ['Ana Cruz', 'Luis Cruz']],
    ['Ana Cruz with Luis Cruz', ['joinedNames'], ['Ana Cruz', 'Luis Cruz']],
    ['Ana Cruz y Luis Cruz', ['joinedNames'], ['Ana Cruz', 'Luis Cruz']],
    ['Ana Y Cruz', [], ['Ana Y Cruz']],
    ['12345', [], 'must contain a letter. T'],
    ['Ana Cruz/Luis Cruz', ['joinedNames'], ['Ana Cruz', 'Luis Cruz']],
    ['Cruz, Ana; Cruz, Luis', ['nameComma', 'nameComma'], ['Ana Cruz', 'Luis Cruz']],
    ['Cruz, Ana, Jr.', ['nameComma'], ['Ana Cruz, Jr.']],
    ['De La Cruz, Ana Maria', ['nameComma'], ['Ana Maria De La Cruz']],
    ['Ana Cruz, Luis Cruz', ['nameComma'], 'can be one person or two'],
    ['Ana & Luis Cruz', ['joinedNames'], 'names several people. Wr'],
    ['Ana and Luis Cruz, trustees of a trust', ['organization'], ['Ana and Luis Cruz, trustees of a trust']],
  ])('%j raise %j', (text, doubts, expected) => {
    expect(nameDoubts(text)).toEqual(doubts);
    expect(outcomeOf(readNames(text, all))).toEqual(expected);
    if (doubts.length > 0) expect(outcomeOf(readNames(text, {}))).toBe(unclear);
  });
});

it.each([
  ['2108', { region: 'MA', country: '' }, '02108'],
  ['2108-1234', { region: 'Massachusetts', country: 'USA' }, '02108-1234'],
  ['8608', { region: 'new jersey', country: '' }, '08608'],
  ['901', { region: 'PR', country: '' }, '00901'],
  ['20001', { region: 'DC', country: '' }, '20001'],
  ['1010', { region: '', country: 'Austria' }, '1010'],
  ['9370', { region: 'CA', country: '' }, 'has 4 digits, and a ZIP '],
])('the ZIP Code %s in %j', (text, place, expected) => {
  expect(outcomeOf(readZip(text, place))).toBe(expected);
});
