import { describe, expect, it } from 'vitest';
import { changesOf, stateChanges } from '#shared/data/state-changes.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
const latestFirst = (days: string[]) => days.toSorted().reverse();

describe('the list of changes', () => {
  it('has real days, the latest first', () => {
    const days = stateChanges.map(({ date }) => date);
    expect(days.filter((day) => !isDay(day))).toEqual([]);
    expect(days).toEqual(latestFirst(days));
  });

  it('shows a change from its first day on', () => {
    const told = stateChanges.flatMap(({ date, toldOn }) => (toldOn ? [{ date, toldOn }] : []));
    expect(told.filter(({ date, toldOn }) => !isDay(toldOn) || toldOn <= date)).toEqual([]);
  });

  it('cites a source of its state, in a sentence', () => {
    const lost = stateChanges.filter(({ state, text, cite }) => {
      const isCited = stateGuides[state].sources.some((source) => source.cite === cite);
      return !isCited || !/^[A-Z].*\.$/u.test(text);
    });
    expect(lost).toEqual([]);
  });

  it('tells of every amendment of a law', () => {
    const silent = stateCodes.flatMap((state) =>
      (stateLaws[state].amendments ?? [])
        .filter(({ from }) => !changesOf(state).some(({ date }) => date === from))
        .map(({ from }) => `${state} ${from}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('amendments', () => {
  it('have real days, the latest first, and replace something', () => {
    for (const state of stateCodes) {
      const days = (stateLaws[state].amendments ?? []).map(({ from }) => from);
      expect(days.every(isDay)).toBe(true);
      expect(days).toEqual(latestFirst(days));
      for (const { before } of stateLaws[state].amendments ?? []) {
        expect(Object.keys(before).length).toBeGreaterThan(0);
      }
    }
  });

  it('leave the present law alone', () => {
    expect(lawOf({ stateCode: 'WA' })).toBe(stateLaws.WA);
    expect(lawOf({ stateCode: 'WA', date: '2024-06-22' })).toBe(stateLaws.WA);
    expect(lawOf({ stateCode: 'WA', date: '2024-06-21' })?.fee).toMatchObject({ cap: { cents: 1_000 } });
    expect(stateLaws.WA.fee).toMatchObject({ cap: { cents: 1_500 } });
    expect(lawOf({ stateCode: null, date: '2024-06-21' })).toBeUndefined();
  });
});
