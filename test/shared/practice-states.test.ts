import { describe, expect, it } from 'vitest';
import {
  hasPracticeStates,
  practiceStateProblems,
  primaryStateMissing,
} from '#shared/rules/practice-states.ts';

const practice = (primaryNotaryState: string | null, ...additionalNotaryStates: string[]) => ({
  primaryNotaryState,
  additionalNotaryStates,
});

describe('practiceStateProblems', () => {
  it.each([[practice(null)], [practice('TX')], [practice('TX', 'OK', 'NM')], [practice('TX', 'NM', 'OK')]])(
    'accepts %o',
    (states) => {
      expect(practiceStateProblems(states)).toEqual([]);
    },
  );

  it.each([
    [practice(null, 'OK'), [primaryStateMissing]],
    [practice('TX', 'OK', 'OK'), ['Additional states cannot repeat: Oklahoma is listed more than once.']],
    [
      practice('TX', 'OK', 'TX'),
      ['Additional states cannot equal the primary: Texas is your primary state.'],
    ],
    [
      practice('TX', 'OK', 'TX', 'OK', 'NM', 'OK', 'NM'),
      [
        'Additional states cannot repeat: Oklahoma is listed more than once.',
        'Additional states cannot repeat: New Mexico is listed more than once.',
        'Additional states cannot equal the primary: Texas is your primary state.',
      ],
    ],
    [
      practice(null, 'OK', 'OK'),
      [primaryStateMissing, 'Additional states cannot repeat: Oklahoma is listed more than once.'],
    ],
  ])('explains what is wrong with %o', (states, problems) => {
    expect(practiceStateProblems(states)).toEqual(problems);
  });
});

describe('hasPracticeStates', () => {
  it.each([
    [practice(null), false],
    [practice('TX'), true],
    [practice('TX', 'OK'), true],
    [practice(null, 'OK'), true],
  ])('of %o is %s', (states, expected) => {
    expect(hasPracticeStates(states)).toBe(expected);
  });
});
