import { describe, expect, it } from 'vitest';
import { firstNames, lastNames, variedFacts } from '#scripts/bench/varied-facts.ts';

const facts = Array.from({ length: 2_000 }, (_, at) => variedFacts(at));

describe('the facts of journals to be searched', () => {
  it('are the same in every run', () => expect(variedFacts(7)).toEqual(facts[7]));

  it('go back in time with every day of entries', () => {
    expect([facts[0]?.date, facts[19]?.date, facts[20]?.date, facts[1_999]?.date]).toEqual([
      '2026-01-15',
      '2026-01-15',
      '2026-01-14',
      '2025-10-08',
    ]);
  });

  it('spread names as people’s are', () => {
    const signers = facts.flatMap(({ names }) => names);
    const count = (name: string | undefined) => signers.filter(({ firstName }) => firstName === name).length;
    expect(new Set([...firstNames, ...lastNames].map((name) => name === '')).has(true)).toBe(false);
    expect(count(firstNames[0]) / signers.length).toBeGreaterThan(0.07);
    expect(count(firstNames[0])).toBeGreaterThan(5 * count(firstNames[20]));
    expect(signers.every(({ firstName, lastName }) => firstName !== '' && lastName !== '')).toBe(true);
  });
});
