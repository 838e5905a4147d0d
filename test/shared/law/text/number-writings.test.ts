import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';
import { found } from './found.ts';

describe('any writing of a number', () => {
  /** Every separator in the first planes of Unicode. */
  const marks = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((mark) =>
    /^[\p{P}\p{Z}\p{Sm}]$/u.test(mark),
  );
  const invisible = fc.constantFrom(
    '\u200b',
    '\u200d',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u034f',
    '\ufe0f',
    '\u180e',
    '\u0301',
    '\u20e3',
  );
  /** The zeros of every script's digits. */
  const zeros = Array.from({ length: 0x1fbff }, (_, code) => String.fromCodePoint(code)).filter(
    (mark, code) => /^\p{Nd}$/u.test(mark) && !/^\p{Nd}$/u.test(String.fromCodePoint(Math.max(0, code - 1))),
  );
  const inScript = (number: string, zero: string) =>
    number.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

  it('a Social Security number is found with any separator', () => {
    expect(marks.length).toBeGreaterThan(500);
    for (const mark of marks) {
      expect({ mark, found: found('OH', `SSN 123${mark}45${mark}6789`) }).toEqual({ mark, found: ['ssn'] });
      expect({ mark, found: found('OH', `123${mark}45${mark}6789`) }).toEqual({ mark, found: ['ssn?'] });
    }
  });

  it('numbers are found in the digits of every script', () => {
    expect(zeros.length).toBeGreaterThan(50);
    for (const zero of zeros) {
      expect(found('OH', inScript('SSN 123-45-6789', zero))).toEqual(['ssn']);
      expect(found('OH', inScript('4111 1111 1111 1111', zero))).toEqual(['card']);
      expect(found('TX', inScript('DL 12345670', zero))).toEqual(['idNumber']);
    }
  });

  it('numbers are found with invisible characters anywhere', () => {
    const texts = fc.constantFrom(
      ['SSN 123-45-6789', 'ssn'] as const,
      ['4111-1111-1111-1111', 'card'] as const,
      ['DL 12345678', 'idNumber'] as const,
      ['DOB 5/1/1980', 'birthDate'] as const,
      ['checking 123456789', 'account'] as const,
    );
    fc.assert(
      fc.property(texts, invisible, fc.nat(100), ([text, thing], mark, at) => {
        const place = at % text.length;
        const written = text.slice(0, place) + mark + text.slice(place);
        // Accents on a separator make another sign of it.
        fc.pre(!/[\u0301\u20e3]/u.test(mark) || /[\p{L}\d]/u.test(text[place - 1] ?? ''));
        expect(found('TX', written)).toEqual([thing]);
      }),
      { numRuns: 500 },
    );
  });

  it('no text is accepted in one case of letters and rejected in another', () => {
    fc.assert(
      fc.property(fc.constantFrom('ssn', 'dl', 'passport', 'acct', 'dob'), fc.nat(31), (word, mask) => {
        const text = [...word]
          .map((letter, index) => ((mask >> index) % 2 ? letter.toUpperCase() : letter))
          .join('');
        expect(found('TX', `${text} 01/02/1980 123456789`)).toEqual(
          found('TX', `${word} 01/02/1980 123456789`),
        );
      }),
    );
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
    ['labels in a row', 'parcel id no '.repeat(380)],
    ['letters', 'a'.repeat(5_000)],
    ['masks', 'x'.repeat(5_000)],
    ['words for digits', 'one '.repeat(1_200)],
    ['words for tens', 'treinta y '.repeat(500)],
    ['days of a month', 'twenty first of march '.repeat(220)],
    ['commas', `DL $${'1,'.repeat(2_400)}`],
    ['a number between fillers', `${'no '.repeat(1_600)}1`],
    ['numbers before their label', '123456789 checking '.repeat(250)],
    ['accounts with utilities', 'Entergy gas acct 118844029 '.repeat(180)],
    ['trades', 'roofing contractor '.repeat(260)],
    ['births of others', 'Ana (7), born 5/1/2020 '.repeat(200)],
    ['accounts of banks', 'bank account 123456 '.repeat(250)],
    ['continued words for an ID', `tribal${' card'.repeat(950)} 1`],
    ['numbers after an ID', `DL ${'1/2/2030 '.repeat(550)}`],
    ['parentheses', `DL ${'('.repeat(4_900)}1`],
  ])('are searched in few steps: %s', (_, text) => {
    // So often that a search which grows with the square of the length would not come back in time.
    const all = Array.from({ length: 100 }, () => textFindings({ stateCode: 'PA' }, text).length);
    expect(new Set(all).size).toBe(1);
  });
});
