import { describe, expect, it } from 'vitest';
import { stateIds } from '#shared/data/state-ids.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import { acceptedIds } from '#shared/rules/law/accepted-ids.ts';

const expiredIn = (code: StateCode) => acceptedIds(code).expired.map(({ text }) => text);

describe('the accepted IDs of a state', () => {
  it('say what is enforced on expired IDs, and what is only read', () => {
    expect(expiredIn('CA')).toEqual([
      'An expired ID counts if it was issued within five years before the act.',
    ]);
    expect(expiredIn('NM')).toEqual(['An expired ID counts if it expired within one year before the act.']);
    expect(expiredIn('PA')).toEqual(['An expired ID does not count.']);
    expect(expiredIn('MS')).toEqual([
      "An expired ID of these kinds (Driver's License) counts if it expired within five years before the act.",
    ]);
    expect(expiredIn('IA')).toEqual(['An ID is reported to count for up to three years after it expired.']);
    expect(expiredIn('LA')).toEqual([]);
  });

  it('name the kinds of an exhaustive list', () => {
    const [named] = acceptedIds('CA').kinds;
    expect(named?.text).toMatch(/^The law names: Driver's License, State ID, Passport, .*\.$/);
  });

  it('are as certain as the source, and uncertain where a rule is to be verified', () => {
    expect(acceptedIds('PA').expired[0]?.confidence).toBe('high');
    expect(acceptedIds('MN').expired[0]?.confidence).toBe('medium');
  });

  it('say for each state whether a mobile license counts, with a statement for an answer', () => {
    const byRule = Object.groupBy(stateCodes, (code) => acceptedIds(code).mobileLicense.rule);
    expect(byRule.accepted).toEqual(['CO']);
    expect(byRule.not_accepted).toBeUndefined();
    expect(byRule.not_addressed).toEqual('AK AR CA ID IL IN MD MS NM OH PA TX VT'.split(' '));
    const bare = stateCodes.filter((code) => {
      const { rule, said } = stateIds[code].mobileLicense;
      return (rule === 'no_rule_found') !== (said.length === 0);
    });
    expect(bare).toEqual([]);
  });

  it('name the section that was not read where nothing was found', () => {
    const silent = stateCodes.filter((code) => {
      const { kinds, unread } = acceptedIds(code);
      return kinds.length === 0 && unread === null;
    });
    expect(silent).toEqual([]);
  });
});
