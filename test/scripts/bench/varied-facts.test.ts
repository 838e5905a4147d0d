import { describe, expect, it } from 'vitest';
import { censusFirstNames, censusLastNames } from '#scripts/bench/census-names.ts';
import { variedFacts } from '#scripts/bench/varied-facts.ts';

const facts = Array.from({ length: 2_000 }, (_, at) => variedFacts(at));

describe('the facts of journals for searches', () => {
  it('are the same in every run', () => expect(variedFacts(7)).toEqual(facts[7]));

  it('go back one day for each day of entries', () => {
    expect([facts[0]?.date, facts[19]?.date, facts[20]?.date, facts[1_999]?.date]).toEqual([
      '2026-01-15',
      '2026-01-15',
      '2026-01-14',
      '2025-10-08',
    ]);
  });

  it('have names as frequent as in the population', () => {
    const signers = facts.flatMap(({ names }) => names);
    const share = (isMeant: (names: (typeof signers)[number]) => boolean) =>
      signers.filter(isMeant).length / signers.length;
    expect(share(({ firstName }) => firstName === 'James')).toBeCloseTo(0.0166, 2);
    expect(share(({ lastName }) => lastName === 'Smith')).toBeCloseTo(0.01, 2);
    const listed = new Set(censusLastNames.map(({ name }) => name));
    expect(share(({ lastName }) => listed.has(lastName))).toBeCloseTo(0.39, 1);
    expect(signers.every(({ firstName, lastName }) => firstName.length > 1 && lastName.length > 1)).toBe(
      true,
    );
  });

  it('contain the lists of the census', () => {
    for (const [names, most] of [
      [censusFirstNames, { name: 'James', of100000: 1_664 }],
      [censusLastNames, { name: 'Smith', of100000: 1_006 }],
    ] as const) {
      expect(names[0]).toEqual(most);
      expect(names.every(({ name, of100000 }) => /^[A-Z][a-z]+$/.test(name) && of100000 > 0)).toBe(true);
    }
  });
});
