import { describe, expect, it } from 'vitest';
import { median, quantile } from '#scripts/bench/quantile.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

describe('quantile', () => {
  it.each([
    [upTo(20), 0.95, 19],
    [upTo(100), 0.95, 95],
    [upTo(10), 0.95, 10],
    [upTo(4), 0.5, 2],
    [upTo(5), 0.5, 3],
    [upTo(5), 0, 1],
    [upTo(5), 1, 5],
    [[7], 0.95, 7],
    [[], 0.5, 0],
    [[10, 9, 100], 0.5, 10],
  ])('of %j at %d is %d', (numbers, share, expected) => expect(quantile(numbers, share)).toBe(expected));

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    expect(median(numbers)).toBe(2);
    expect(numbers).toEqual([3, 1, 2]);
  });
});
