import { describe, expect, it } from 'vitest';
import type { Figures } from '#scripts/bench/figures.ts';
import { targets } from '#scripts/bench/targets.ts';
import { sampleFigures } from './sample-figures.ts';

const missed = (more: Partial<Figures>) =>
  targets(sampleFigures(more))
    .filter(({ met }) => met !== true)
    .map(({ measure, target, measured, met }) => [measure, target, measured, met]);

const { calls, searches, pdf, zip, batch } = sampleFigures();

/** The costs with those of one thing changed, in the journals of some length. */
const changed = <Cost extends { entries: number }>(
  costs: Cost[],
  isMeant: (cost: Cost) => boolean,
  more: Partial<Cost>,
) => costs.map((cost) => (isMeant(cost) ? { ...cost, ...more } : cost));

describe('targets', () => {
  it('are all met, or it is said which are not', () => {
    expect(missed({})).toEqual([]);
    expect(targets(sampleFigures()).map(({ measured }) => measured)).toEqual([
      'the same',
      '12 read units; 2.20×',
      '25 of 2,000, 1/80',
      '19 of 2,000, 1/105',
      '0.83× (50 ms)',
      '6.00× (50 ms)',
      '22.00× (50 ms)',
      '29 KB',
      '5.8 s on 2 cores, 307 MB',
      '0.64×',
    ]);
  });

  it('see a call that costs more in a long journal', () => {
    const grown = changed(calls, ({ route, entries }) => route === 'get-entry' && entries === 100_000, {
      reads: 4,
    });
    expect(missed({ calls: grown })).toEqual([
      [
        'list page, dashboard, get, submit',
        'same units at 100 and 100,000 entries',
        'get-entry: 4 and 0',
        false,
      ],
    ]);
  });

  it.each([{ reads: 15.5 }, { timesBare: 3.1 }])('see a search of names with %j', (more) => {
    const dear = changed(searches, ({ what, entries }) => what === 'surname' && entries === 100_000, more);
    expect(missed({ searches: dear }).map(([measure]) => measure)).toEqual([
      'search by name, surname, 100,000 entries, 25 hits',
    ]);
  });

  it('see a filter that reads more than a tenth', () => {
    const dear = changed(searches, ({ what, entries }) => what === 'fee alone' && entries === 10_000, {
      reads: 200.5,
    });
    expect(missed({ searches: dear }).map(([measure]) => measure)).toEqual(['fee alone, 10,000 entries']);
  });

  it('see a slow or large PDF', () => {
    const ours = { milliseconds: 125, ownBytes: 160_000, bytes: 500_000 };
    expect(missed({ pdf: { ...pdf, ours } }).map(([, , measured]) => measured)).toEqual([
      '2.08× (125 ms)',
      '2.40× (125 ms)',
      '8.80× (125 ms)',
      '156 KB',
    ]);
  });

  it.each([{ seconds: 20 }, { peakMegabytes: 512 }])('see a batch with %j', (more) => {
    expect(missed({ batch: { ...batch, ...more } })).toHaveLength(1);
  });

  it('see a slow ZIP step, and one that nothing was compared with', () => {
    expect(missed({ zip: { ...zip, toFile: 106 } })).toEqual([
      ['ZIP step alone, 50 files', 'at most 1.5× Info-ZIP’s store', '1.51×', false],
    ]);
    expect(missed({ zip: { ...zip, infoZip: undefined } }).map(([, , measured]) => measured)).toEqual([
      'Info-ZIP is not installed',
    ]);
  });
});
