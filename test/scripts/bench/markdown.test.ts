import { describe, expect, it } from 'vitest';
import { markdownTable, shownKb, shownMs, shownNumber, shownTimes } from '#scripts/bench/markdown.ts';

describe('markdownTable', () => {
  it('writes a header, a rule, and a line for each row', () => {
    expect(
      markdownTable(
        ['call', 'ms'],
        [
          ['a', 1.5],
          ['b', '2'],
        ],
      ),
    ).toBe('| call | ms |\n| --- | --- |\n| a | 1.5 |\n| b | 2 |');
  });
});

describe('figures', () => {
  it('are rounded', () => {
    expect([shownNumber(1_234.56), shownNumber(3), shownNumber(0.125, 2)]).toEqual(['1,234.6', '3', '0.13']);
    expect([shownMs(9.87), shownMs(123.4)]).toEqual(['9.9', '123']);
    expect([shownTimes(1.5), shownTimes(417.89)]).toEqual(['1.50×', '418×']);
    expect(shownKb(30_720)).toBe('30');
  });
});
