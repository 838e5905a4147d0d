import { describe, expect, test } from 'vitest';
import { hasCheckDigit, readCard } from '#web/components/card-field/local/card-entry.ts';

const now = new Date('2026-11-21T18:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '08 / 30', cvc: '123' };

test.each(['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'])(
  '%s has the right check digit, and no other digit in its place',
  (number) => {
    expect(hasCheckDigit(number)).toBe(true);
    const last = Number(number.at(-1));
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(hasCheckDigit(number.slice(0, -1) + ((last + digit) % 10))).toBe(false);
    }
  },
);

describe('a card', () => {
  test.each([
    ['08 / 30', 8, 2030],
    ['8/30', 8, 2030],
    ['0830', 8, 2030],
    ['08/2030', 8, 2030],
    ['11/26', 11, 2026],
  ])('may be typed with the expiry %s', (expiry, month, year) => {
    expect(readCard({ ...card, expiry }, now)).toEqual({
      entry: { number: '4242424242424242', month, year, cvc: '123' },
    });
  });

  test.each([
    ['number', { number: '' }, 'Your card number is incomplete.'],
    ['number', { number: '4242 4242' }, 'Your card number is incomplete.'],
    ['number', { number: '4242 4242 4242 424x' }, 'Your card number is incomplete.'],
    ['number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['expiry', { expiry: '' }, 'Your card’s expiration date is incomplete.'],
    ['expiry', { expiry: '13/30' }, 'Your card’s expiration date is incomplete.'],
    ['expiry', { expiry: '00/30' }, 'Your card’s expiration date is incomplete.'],
    ['expiry', { expiry: '10/26' }, 'Your card’s expiration date is in the past.'],
    ['cvc', { cvc: '12' }, 'Your card’s security code is incomplete.'],
    ['cvc', { cvc: '12a' }, 'Your card’s security code is incomplete.'],
  ] as const)('with a wrong %s: %o', (part, wrong, message) => {
    expect(readCard({ ...card, ...wrong }, now)).toEqual({ problems: { [part]: message } });
  });
});
