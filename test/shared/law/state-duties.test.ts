import { describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { dutyTopics, type Office, type StateDuties } from '#shared/data/state-duty.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateCodes } from '#shared/data/states.ts';
import { citedBy, dutiesOf, topicsOf } from './all-duties.ts';

describe('the duties of a state', () => {
  it('exist for exactly the 50 states, each with every topic', () => {
    expect(Object.keys(stateDuties).sort()).toEqual([...stateCodes].sort());
    const topics = new Set(
      stateCodes.map((code) => {
        const { retentionFrom: _, ...rest }: StateDuties = stateDuties[code];
        return Object.keys(rest).sort().join();
      }),
    );
    expect([...topics]).toEqual([['office', ...dutyTopics].sort().join()]);
    expect(
      stateCodes.filter((code) =>
        topicsOf(stateDuties[code]).some((found) => 'length' in found && found.length === 0),
      ),
    ).toEqual([]);
  });

  it('cite a source of the guide, also where nothing was found', () => {
    const lost = stateCodes.flatMap((code) =>
      citedBy(stateDuties[code])
        .filter((cite) => !stateGuides[code].sources.some((source) => source.cite === cite))
        .map((cite) => `${code} ${cite}`),
    );
    expect(lost).toEqual([]);
  });

  it('are plain sentences with plausible deadlines', () => {
    const odd = stateCodes.flatMap((code) =>
      dutiesOf(stateDuties[code])
        .filter(({ text, within }) => {
          const figures = typeof within === 'object' ? Object.values(within) : [];
          return !/^[A-Z].*\.$/s.test(text) || figures.some((figure) => figure < 1 || figure > 90);
        })
        .map(({ text }) => `${code} ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('give the address of an office only with the page that shows it', () => {
    const vague = stateCodes.filter((code) =>
      [stateDuties[code].office, ...dutiesOf(stateDuties[code]).flatMap(({ office }) => office ?? [])].some(
        ({ address, source }) => (address === undefined) !== (source === undefined),
      ),
    );
    expect(vague).toEqual([]);
  });

  it('give the address of the office that commissions notaries, or the day on which none was found', () => {
    const unclear = stateCodes.filter((code) => {
      const { address, addressNotFound }: Office = stateDuties[code].office;
      return (address === undefined) === (addressNotFound === undefined);
    });
    expect(unclear).toEqual([]);
  });

  it.each([
    ['CA', 'copies', { businessDays: 15 }],
    ['TX', 'copies', { businessDays: 10 }],
    ['AZ', 'loss', { days: 10 }],
    ['HI', 'loss', { days: 10 }],
    ['IN', 'loss', { days: 15 }],
    ['MO', 'loss', { days: 10 }],
    ['NJ', 'loss', { days: 10 }],
    ['WA', 'loss', 'promptly'],
    ['CA', 'resignation', { days: 30 }],
    ['PA', 'resignation', { days: 30 }],
    ['NV', 'officials', { days: 10 }],
  ] as const)('of %s for %s begin with the deadline that the law sets', (code, topic, within) => {
    const found = stateDuties[code][topic];
    expect('noneFound' in found ? [] : found.map((duty) => duty.within)[0]).toEqual(within);
  });
});
