import { describe, expect, it } from 'vitest';
import { exampleDate, readDate, seenOrder } from '#web/features/imports/csv/read-date.ts';
import { facts } from './csv-support.ts';
import { outcomeOf } from './outcome-of.ts';

const unclear = 'can be read in two ways.';

describe('dates', () => {
  it.each([
    ['2020-03-04', '2020-03-04'],
    ['20200304', '2020-03-04'],
    ['3/4/2020', '2020-03-04'],
    ['3-4-20', '2020-03-04'],
    ['03.04.2020', '2020-03-04'],
    ["'3/4/2020", '2020-03-04'],
    ['3/4/98', '1998-03-04'],
    ['March 4, 2020', '2020-03-04'],
    ['Wed, Mar. 4th, 2020', '2020-03-04'],
    ['4 Mar 2020', '2020-03-04'],
    ['4-Mar-20', '2020-03-04'],
    ['45305', '2024-01-14'],
    ['13/45/2020', undefined],
    ['2/30/2020', undefined],
    ['3/4/20201', undefined],
    ['3/4/35', undefined],
    ['3/4', undefined],
    ['3/4/2020 - 3/5/2020', undefined],
    ['Janitor 4, 2020', undefined],
    ['13/3/2020', undefined],
    ['soon', undefined],
  ])('%s', (text, expected) => {
    const read = readDate(text, { order: 'month-first', today: facts.today });
    expect('value' in read ? read.value.date : undefined).toBe(expected);
  });

  it('of two readings wait for an answer', () => {
    const read = (text: string, more: object) =>
      outcomeOf(readDate(text, { order: undefined, today: facts.today, ...more }));
    expect(read('3/4/2020', {})).toBe(unclear);
    expect(read('3/4/2020', { order: 'day-first' })).toEqual({ date: '2020-04-03' });
    expect(read('40000', {})).toBe(unclear);
    expect(read('40000', { dateSystem: '1904' })).toEqual({ date: '2013-07-07' });
    expect(read('13/3/2020', {})).toEqual({ date: '2020-03-13' });
  });

  it.each([
    ['45351.479', { date: '2024-02-29', time: '11:29' }],
    ['1/14/2024 2:05 PM', { date: '2024-01-14', time: '14:05' }],
    ['1/14/2024 0:00', { date: '2024-01-14' }],
    ['2024-01-14T20:05:00Z', { date: '2024-01-14', time: '20:05', offset: 0 }],
    ['2024-01-14T18:05:22.123-08:00', { date: '2024-01-14', time: '18:05', offset: -480 }],
  ])('%s have a time', (text, expected) => {
    expect(readDate(text, { order: 'month-first', today: facts.today })).toEqual({ value: expected });
  });

  it.each([
    [['3/4/2020', '5/6/2020'], 'unclear'],
    [['3/4/2020', '5/16/2020'], 'month-first'],
    [['3/4/2020', '16/5/2020'], 'day-first'],
    [['16/5/2020', '5/16/2020'], 'none-needed'],
    [['16/5/2020', '5/16/2020', '3/4/2020'], 'unclear'],
    [['3/3/2020', '2020-04-05'], 'none-needed'],
    [['13/45/2020', '3/4/2020'], 'unclear'],
  ])('%j are %s', (dates, expected) => {
    expect(seenOrder(dates)).toBe(expected);
  });

  it('are asked about with one that reads as two different days', () => {
    expect(exampleDate(['May 5, 2020', '1/1/2020', '12/1/2020'])).toBe('12/1/2020');
    expect(exampleDate(['1/1/2020', '2020-04-05'])).toBe('');
  });
});
