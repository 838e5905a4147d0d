import { describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import {
  earliestDestruction,
  frontPageStates,
  missingItems,
  requiredItems,
} from '#shared/rules/duties/front-page-items.ts';
import { type FrontPageLines, lineChanges, officeAddress } from '#shared/rules/duties/front-page-lines.ts';

const commission = (state: string, commissionNumber = '1') => ({
  commissionNumber,
  state,
  expirationDate: '2029-01-31',
});

const lines = (changes: Partial<FrontPageLines> = {}): FrontPageLines => ({
  name: 'Ada North',
  officeAddress: null,
  commissions: [],
  ...changes,
});

describe('what a state requires on the front page', () => {
  it.each([
    ['IL', ['abbreviations', 'signature', 'statement_on_death', 'dated_changes']],
    ['MS', ['abbreviations', 'signature', 'statement_on_death', 'dated_changes']],
    ['OR', ['destruction_date', 'statement_on_death']],
    ['PA', ['abbreviations', 'signature']],
    ['HI', ['first_and_last_entry', 'commission_on_each_page']],
  ] as const)('in %s includes what only some states list', (state, items) => {
    expect(requiredItems(state)).toEqual(expect.arrayContaining(['name', 'commission_number', ...items]));
  });

  it('is unknown where no rule was found, and nothing is missing there', () => {
    const silent = stateCodes.filter((state) => 'noneFound' in stateDuties[state].frontPage);
    expect(silent).toHaveLength(45);
    const facts = { ...lines(), abbreviations: null, signature: null };
    expect(silent.flatMap((state) => missingItems(state, facts))).toEqual([]);
  });

  it('is complete with a commission of that state, the address, abbreviations, and signature', () => {
    const facts = { abbreviations: 'DL: license', signature: 'data:', officeAddress: '12 Main St' };
    const missing = (state: StateCode, of: string) =>
      missingItems(state, { ...lines({ commissions: [commission(of)] }), ...facts });
    expect(missing('IL', 'IL')).toEqual([]);
    expect(missing('IL', 'PA')).toEqual(['commission_number', 'commission_expiration']);
    expect(missing('HI', 'PA')).toContain('commission_on_each_page');
  });
});

it('follows the states of practice and of commissions, each once', () => {
  expect(
    frontPageStates({
      primaryNotaryState: 'OR',
      additionalNotaryStates: ['WA', 'ZZ'],
      commissions: [{ state: 'WA' }, { state: 'IL' }],
    }),
  ).toEqual(['OR', 'WA', 'IL']);
});

it('counts the earliest destruction from the last entry where the law gives a figure', () => {
  expect(earliestDestruction('OR', '2026-11-03')).toBe('2036-11-03');
  expect(earliestDestruction('OR', null)).toBeNull();
});

describe('lineChanges', () => {
  it('lists changed texts, and commissions as a whole', () => {
    const before = lines({ commissions: [commission('IL', 'a-1'), commission('WA')] });
    const after = lines({
      ...{ name: 'Ada Day', officeAddress: '12 Main St' },
      commissions: [{ ...commission('IL', 'A-1'), expirationDate: '2033-01-31' }, commission('WA')],
    });
    expect(lineChanges(before, after)).toEqual([
      { line: 'name', was: 'Ada North', now: 'Ada Day' },
      { line: 'office_address', was: null, now: '12 Main St' },
      { line: 'commission', was: commission('IL', 'a-1'), now: null },
      { line: 'commission', was: null, now: after.commissions[0] },
    ]);
    expect(lineChanges(after, after)).toEqual([]);
  });
});

it('puts an address on one line, and has none without a street', () => {
  const empty = { businessAddress2: null, businessCity: null, businessState: null, businessZip: null };
  expect(officeAddress({ ...empty, businessAddress: null })).toBeNull();
  expect(officeAddress({ ...empty, businessAddress: '12 Main St', businessState: 'IL' })).toBe(
    '12 Main St, IL',
  );
});
