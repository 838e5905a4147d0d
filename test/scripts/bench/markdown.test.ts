import { describe, expect, it } from 'vitest';
import {
  markdownTable,
  replacedBetween,
  shownKb,
  shownMs,
  shownNumber,
  shownTimes,
} from '#scripts/bench/markdown.ts';

describe('a table', () => {
  it('has a head, a rule and a line a row', () => {
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
  it('are short', () => {
    expect([shownNumber(1_234.56), shownNumber(3), shownNumber(0.125, 2)]).toEqual(['1,234.6', '3', '0.13']);
    expect([shownMs(9.87), shownMs(123.4)]).toEqual(['9.9', '123']);
    expect([shownTimes(1.5), shownTimes(417.89)]).toEqual(['1.50×', '418×']);
    expect(shownKb(30_720)).toBe('30');
  });
});

describe('what stands between two marks', () => {
  const marks = ['<!-- a -->', '<!-- /a -->'] as const;

  it('is replaced, again and again', () => {
    const once = replacedBetween('before\n<!-- a -->\nold\n<!-- /a -->\nafter', marks, 'new');
    expect(once).toBe('before\n<!-- a -->\nnew\n<!-- /a -->\nafter');
    expect(replacedBetween(once, marks, 'new')).toBe(once);
  });

  it.each(['nothing', '<!-- a --> alone', '<!-- /a --><!-- a -->'])('is missing in %j', (text) => {
    expect(() => replacedBetween(text, marks, 'new')).toThrow('are missing');
  });
});
