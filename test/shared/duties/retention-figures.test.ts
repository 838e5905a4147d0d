import { describe, expect, it } from 'vitest';
import { type ActMode, actModeCodes } from '#shared/data/act-types.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import { longerKept, retentionYears } from '#shared/rules/duties/retention-years.ts';

const words: Record<string, number> = { two: 2, three: 3, five: 5, seven: 7, ten: 10 };

/** A figure that the guide gives for acts of some modes. */
type Figure = { state: StateCode; modes: readonly ActMode[]; years: number; text: string };

/** Statements that say which figure the law does not give, or no longer. */
const givesNone = /\bno\b.*\b(?:number|period|statute)\b|\bolder\b|not confirmed/iu;

function modesOf(text: string): readonly ActMode[] {
  if (/\b(?:remote|online)\b/u.test(text) && !/\belectronic or\b/u.test(text)) return ['remote'];
  return /\belectronic (?:act|notarization|record of)/u.test(text) ? ['electronic', 'remote'] : actModeCodes;
}

const figures: Figure[] = stateCodes.flatMap((state) =>
  stateGuides[state].retention.flatMap((said) => {
    if ('advice' in said || givesNone.test(said.text)) return [];
    const given = [...said.text.matchAll(/\b(\d+|two|three|five|seven|ten) years\b/giu)].map(
      ([, figure = '']) => words[figure.toLowerCase()] ?? Number(figure),
    );
    return given.length === 0
      ? []
      : [{ state, modes: modesOf(said.text), years: Math.max(...given), text: said.text }];
  }),
);

describe('the years for which entries are kept', () => {
  it('are known from most guides', () => {
    expect(figures.length).toBeGreaterThan(25);
    expect(figures.find(({ state, modes }) => state === 'MI' && modes.length === 1)?.years).toBe(10);
    expect(figures.find(({ state }) => state === 'VA')?.modes).toEqual(['electronic', 'remote']);
  });

  it('are never fewer than those that the guide gives as the law, and never called a recommendation', () => {
    const wrong = figures.flatMap(({ state, modes, years, text }) =>
      modes
        .filter((mode) => {
          const kept = retentionYears(state, mode);
          return !kept.isOpenEnded && (kept.years ?? 0) < years;
        })
        .map((mode) => `${state} ${mode}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['VA', 'in_person', null],
    ['VA', 'electronic', 5],
    ['VA', 'remote', 5],
    ['MI', 'electronic', 5],
    ['MI', 'remote', 10],
    ['TN', 'in_person', null],
    ['TN', 'electronic', null],
    ['TN', 'remote', 5],
    ['CA', 'remote', null],
  ] as const)('depend in %s on the mode %s', (state, mode, years) => {
    expect(retentionYears(state, mode).years).toBe(years);
  });

  it('of entries destroyed together are the longer ones, and our recommendation counts', () => {
    expect(longerKept('MI', 'in_person', 'remote')).toBe('remote');
    expect(longerKept('MI', 'remote', 'in_person')).toBe('remote');
    expect(longerKept('VA', 'electronic', 'in_person')).toBe('in_person');
    expect(longerKept('VA', null, 'remote')).toBe(null);
  });
});
