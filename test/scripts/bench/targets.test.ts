import { describe, expect, it } from 'vitest';
import type { Figures } from '#scripts/bench/figures.ts';
import { targets } from '#scripts/bench/targets.ts';
import { sampleFigures } from './sample-figures.ts';

const missed = (more: Partial<Figures>) =>
  targets(sampleFigures(more))
    .filter(({ met }) => !met)
    .map(({ measure, target, measured }) => [measure, target, measured]);

const { searches, zip, batch, starts } = sampleFigures();

/** Returns the costs, some of them changed. */
const changed = <Cost extends { entries: number }>(
  costs: Cost[],
  isMeant: (cost: Cost) => boolean,
  more: Partial<Cost>,
) => costs.map((cost) => (isMeant(cost) ? { ...cost, ...more } : cost));

describe('targets', () => {
  it('are all met by the sample', () => {
    expect(missed({})).toEqual([]);
    expect(targets(sampleFigures()).map(({ measured }) => measured)).toEqual([
      '12 read units; 2.20×',
      '25',
      '19',
      '50 ms',
      '15 ms',
      '29 KB',
      '5.8 s on 2 cores, 307 MB',
      '1.13×',
      '1.21×',
      '1.90×',
    ]);
  });

  it.each([{ reads: 15.5 }, { timesBare: 3.1 }])('miss a search of names with %j', (more) => {
    const dear = changed(searches, ({ what, entries }) => what === 'surname' && entries === 100_000, more);
    expect(missed({ searches: dear }).map(([measure]) => measure)).toEqual([
      'search by name, surname, 100,000 entries, 25 hits',
    ]);
  });

  it('miss a filter that reads more than a tenth of the journal', () => {
    const dear = changed(searches, ({ what, entries }) => what === 'fee alone' && entries === 10_000, {
      reads: 200.5,
    });
    expect(missed({ searches: dear }).map(([measure]) => measure)).toEqual(['fee alone, 10,000 entries']);
  });

  it('miss a slow and large PDF', () => {
    const slow = { milliseconds: 186, signingMs: 151, ownBytes: 160_000, bytes: 500_000 };
    expect(missed({ pdf: slow })).toEqual([
      [
        'one PDF, 2 signers with signatures, one photo',
        'at most 185 ms, 1/3 of a running Chromium',
        '186 ms',
      ],
      ['its signature, with a local key', 'at most 150 ms more', '151 ms'],
      ['one PDF, 2 signers with signatures, one photo', 'at most 150 KB plus its images', '156 KB'],
    ]);
  });

  it.each([{ seconds: 20 }, { peakMegabytes: 512 }])('miss a batch with %j', (more) => {
    expect(missed({ batch: { ...batch, ...more } })).toHaveLength(1);
  });

  it('miss a first call that loads too much code', () => {
    const loaded = { milliseconds: 110, ratio: 2.2 };
    expect(missed({ starts: starts.map((start) => ({ ...start, loaded })) })).toEqual([
      [
        'import of login with what its first call loads',
        'at most 1.5× the DynamoDB document client alone',
        '2.20×',
      ],
      [
        'import of export-entry-pdf with what its first call loads',
        'at most 2× the DynamoDB document client alone',
        '2.20×',
      ],
    ]);
  });

  it('miss a slow ZIP step', () => {
    expect(missed({ zip: { ...zip, milliseconds: 62 } })).toEqual([
      ['ZIP step alone, 50 files', 'at most 1.5× Info-ZIP’s store, measured in turns', '1.55×'],
    ]);
  });
});
