import { describe, expect, it } from 'vitest';
import {
  type Commission,
  commissionFor,
  commissionNumberComplaint,
  commissionWarnings,
  expiryNotice,
  sameNumber,
  withCommission,
  withoutCommission,
  withPrimary,
} from '#shared/rules/commissions.ts';

const commission = (commissionNumber: string, more: Partial<Commission> = {}): Commission => ({
  commissionNumber,
  state: 'CO',
  expirationDate: '2028-06-30',
  isPrimary: false,
  ...more,
});

const primaries = (commissions: Commission[]) =>
  commissions.filter(({ isPrimary }) => isPrimary).map(({ commissionNumber }) => commissionNumber);

describe('commissionFor', () => {
  const old = commission('old', { expirationDate: '2026-05-31' });
  const renewed = commission('new', { expirationDate: '2030-05-31' });
  const texan = commission('tx', { state: 'TX', isPrimary: true });

  it.each([
    ['none is listed', [], 'CO', '2026-03-01', undefined],
    ['none is of the state', [texan], 'CO', '2026-03-01', undefined],
    ['there is no state', [texan], null, '2026-03-01', undefined],
    ['one is valid', [texan, renewed], 'CO', '2026-03-01', 'new'],
    ['it is its last day', [old], 'CO', '2026-05-31', 'old'],
    ['two are valid: the one held first', [renewed, old], 'CO', '2026-03-01', 'old'],
    ['the one held first has expired', [renewed, old], 'CO', '2026-06-01', 'new'],
    ['two are valid: the primary', [old, { ...renewed, isPrimary: true }], 'CO', '2026-03-01', 'new'],
    [
      'the primary has expired, another not',
      [{ ...old, isPrimary: true }, renewed],
      'CO',
      '2026-06-01',
      'new',
    ],
    [
      'all have expired: the last to',
      [commission('older', { expirationDate: '2020-01-01', isPrimary: true }), old],
      'CO',
      '2026-06-01',
      'old',
    ],
  ])('chooses the right commission when %s', (_, commissions, state, date, expected) => {
    expect(commissionFor(commissions, state, date)?.commissionNumber).toBe(expected);
  });

  it('returns number, state, and expiration, without the primary mark, which may change', () => {
    expect(commissionFor([texan], 'TX', '2026-01-01')).toEqual({
      commissionNumber: 'tx',
      state: 'TX',
      expirationDate: '2028-06-30',
    });
  });
});

describe('commissionWarnings', () => {
  const warn = (commissions: Commission[], state: string | null, date: string) =>
    commissionWarnings(commissionFor(commissions, state, date), state, date, (day) => `<${day}>`);

  it.each([
    [[commission('a')], 'CO', '2028-06-30', []],
    [[commission('a')], null, '2029-01-01', []],
    [
      [commission('a')],
      'CO',
      '2028-07-01',
      ['Your Colorado commission a expired on <2028-06-30>, before the date of this act.'],
    ],
    [
      [commission('a')],
      'TX',
      '2026-01-01',
      ['No commission for Texas is listed in your settings. Add your commission so that entries name it.'],
    ],
    [
      [],
      'TX',
      '2026-01-01',
      ['No commission for Texas is listed in your settings. Add your commission so that entries name it.'],
    ],
  ])('warns about %j in %s on %s as expected', (commissions, state, date, warnings) => {
    expect(warn(commissions, state, date)).toEqual(warnings);
  });
});

describe('expiryNotice', () => {
  it.each([
    ['2026-01-01', '2026-03-03', undefined],
    ['2026-01-01', '2026-03-02', { daysLeft: 60, level: 60 }],
    ['2026-01-01', '2026-02-01', { daysLeft: 31, level: 60 }],
    ['2026-01-01', '2026-01-31', { daysLeft: 30, level: 30 }],
    ['2026-01-01', '2026-01-09', { daysLeft: 8, level: 30 }],
    ['2026-01-01', '2026-01-08', { daysLeft: 7, level: 7 }],
    ['2026-01-01', '2026-01-01', { daysLeft: 0, level: 7 }],
    ['2026-01-02', '2026-01-01', { daysLeft: -1, level: 'expired' }],
    // When clocks change, a day has 23 or 25 hours.
    ['2026-03-07', '2026-03-14', { daysLeft: 7, level: 7 }],
    ['2026-10-31', '2026-11-30', { daysLeft: 30, level: 30 }],
  ])('on %s, for a commission that expires on %s', (today, expirationDate, notice) => {
    expect(expiryNotice({ expirationDate }, today)).toEqual(notice);
  });
});

describe('the list of commissions', () => {
  it('has exactly one primary commission, whichever is added', () => {
    const first = withCommission([], commission('a'));
    expect(primaries(first)).toEqual(['a']);
    const second = withCommission(first, commission('b'));
    expect(primaries(second)).toEqual(['a']);
    const third = withCommission(second, commission('c', { isPrimary: true }));
    expect(primaries(third)).toEqual(['c']);
    expect(primaries(withPrimary(third, 'A'))).toEqual(['a']);
  });

  it('makes the one that expires last primary when the primary is removed', () => {
    const list = [
      commission('a', { isPrimary: true, expirationDate: '2035-01-01' }),
      commission('b', { expirationDate: '2027-01-01' }),
      commission('c', { expirationDate: '2029-01-01' }),
    ];
    const left = withoutCommission(list, 'A');
    expect(left.map(({ commissionNumber }) => commissionNumber)).toEqual(['b', 'c']);
    expect(primaries(left)).toEqual(['c']);
    expect(primaries(withoutCommission(list, 'b'))).toEqual(['a']);
    expect(withoutCommission([commission('a', { isPrimary: true })], 'a')).toEqual([]);
  });
});

it('compares commission numbers without case and surrounding spaces', () => {
  expect(sameNumber(' hh 123 ', 'HH 123')).toBe(true);
  expect(sameNumber('HH123', 'HH 123')).toBe(false);
});

it.each([
  ['HH 123456', undefined],
  ['#13-0012.7_(B)', undefined],
  ['1'.repeat(50), undefined],
  ['1'.repeat(51), 'must be at most 50 characters'],
  ['', 'is required'],
  ['   ', 'is required'],
  ['..', 'can only contain letters, digits, spaces, and . - _ # ( )'],
  ['12/34', 'can only contain letters, digits, spaces, and . - _ # ( )'],
  ['12%2F34', 'can only contain letters, digits, spaces, and . - _ # ( )'],
  ['１２３', 'can only contain letters, digits, spaces, and . - _ # ( )'],
  ['12\n34', 'can only contain letters, digits, spaces, and . - _ # ( )'],
])('checks the commission number %j: %s', (number, complaint) => {
  expect(commissionNumberComplaint(number)).toBe(complaint);
});
