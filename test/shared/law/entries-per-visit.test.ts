import { describe, expect, it } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import type { StateCode } from '#shared/data/states.ts';
import { entriesPerVisit } from '#shared/rules/law/entries-per-visit.ts';

const day = { date: '2026-11-23' };

describe('the entries of a visit', () => {
  it.each<[StateCode, string, string, boolean]>([
    ['CA', 'one_each', 'Cal. Gov. Code § 8206(a)(2)', true],
    ['TX', 'one_each', '1 TAC § 87.51(d)', false],
    ['MA', 'may_list_several', 'M.G.L. c. 222, § 22(c)', true],
    ['NV', 'may_list_several', 'NRS 240.120', true],
    ['WA', 'may_list_several', 'WAC 308-30-190(2)', true],
  ])('in %s: %s (%s)', (stateCode, rule, cite, isSigned) => {
    const found = entriesPerVisit({ stateCode, ...day });
    expect(found).toMatchObject({ rule, basis: { cite } });
    expect(found.signature !== undefined).toBe(isSigned);
  });

  it('are unknown, without a citation, where we found no rule or no state is chosen', () => {
    expect(entriesPerVisit({ stateCode: 'WY', ...day })).toEqual({ rule: 'unknown' });
    expect(entriesPerVisit({ stateCode: null, ...day })).toEqual({ rule: 'unknown' });
  });

  it('are known for nine states', () => {
    expect(Object.values(stateLaws).filter((law) => law.entriesPerVisit)).toHaveLength(9);
  });
});
