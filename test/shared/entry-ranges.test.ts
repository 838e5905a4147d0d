import { describe, expect, it } from 'vitest';
import {
  countOfRanges,
  isInRanges,
  partOfRanges,
  rangesInWords,
  rangesOf,
  readEntryRanges,
} from '#shared/rules/entry-ranges.ts';

const ranges = [
  { from: 2, to: 4 },
  { from: 9, to: 9 },
  { from: 20, to: 22 },
];

describe('ranges of entry numbers', () => {
  it('are the fewest that contain some numbers', () => {
    expect(rangesOf([22, 2, 4, 3, 3, 20, 9, 21])).toEqual(ranges);
    expect(rangesOf([])).toEqual([]);
  });

  it.each([
    ['12', [{ from: 12, to: 12 }]],
    ['000012', [{ from: 12, to: 12 }]],
    [' 20–22, 9 , 2-3,4', ranges],
    ['5-9, 1-6', [{ from: 1, to: 9 }]],
  ])('reads "%s"', (text, expected) => {
    expect(readEntryRanges(text)).toEqual(expected);
  });

  it.each(['', ',', '0', '-3', '5-', '9-2', '1,x', '1 2', '1234567890'])('does not read "%s"', (text) => {
    expect(readEntryRanges(text)).toBeUndefined();
  });

  it('count, contain, and are written as people read them', () => {
    expect(countOfRanges(ranges)).toBe(7);
    expect([1, 2, 4, 5, 9, 22, 23].map((number) => isInRanges(ranges, number))).toEqual([
      ...[false, true, true, false, true, true, false],
    ]);
    expect(rangesInWords(ranges)).toBe('2-4, 9, 20-22');
  });

  it('are shown page by page, each entry once', () => {
    expect(partOfRanges(ranges, 0, 2)).toEqual([{ from: 2, to: 3 }]);
    expect(partOfRanges(ranges, 2, 3)).toEqual([
      { from: 4, to: 4 },
      { from: 9, to: 9 },
      { from: 20, to: 20 },
    ]);
    expect(partOfRanges(ranges, 5, 25)).toEqual([{ from: 21, to: 22 }]);
    expect(partOfRanges(ranges, 7, 25)).toEqual([]);
  });
});
