import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { BoundedReader } from '#scripts/fuzz/bounded-reader.ts';
import { fuzz, readerNames } from '#scripts/fuzz/fuzz-reader.ts';
import { mutated } from '#scripts/fuzz/mutations.ts';
import { everyCase } from '#test/support/every-case.ts';

describe('the readers of strangers’ files and texts', () => {
  it.each(readerNames)('survive mutations of real ones: %s', async (reader) => {
    const { inputs, fault, seed } = await fuzz(reader, everyCase ? 1.5 : 0.25);
    expect([seed, fault]).toEqual([seed, undefined]);
    expect(inputs).toBeGreaterThan(5);
  });
});

describe('mutations', () => {
  it('change a file, and are the same for the same seed', () => {
    const file = Buffer.from('a real file, which is long enough');
    const made = (seed: number) =>
      fc.sample(mutated([file]), { seed, numRuns: 50 }).map((one) => one.toString('hex'));
    expect(made(1)).toEqual(made(1));
    expect(new Set(made(1)).size).toBeGreaterThan(30);
    expect(made(1)).not.toEqual(made(2));
  });
});

describe('a reading with bounds', () => {
  const module = fileURLToPath(new URL('./bad-readers.ts', import.meta.url));
  const readers: BoundedReader[] = [];
  const started = (name: string, seconds = 30) => {
    const reader = new BoundedReader(name, { seconds, megabytes: 300 }, module);
    readers.push(reader);
    return reader;
  };

  afterAll(() => {
    for (const reader of readers) reader.stop();
  });

  it.each([
    ['throws', /^error: .*not expected/, undefined],
    ['hangs', /^hang/, 1],
    ['crashes', /^crash/, undefined],
    ['fillsMemory', /^memory/, undefined],
  ])('reports a reader that %s', async (name, fault, seconds) => {
    expect(await started(name, seconds).read(Buffer.from('x'))).toMatch(fault);
  });

  it('says nothing about a reader that reads, and goes on after a fault', async () => {
    const reader = started('throwsForA');
    expect(await reader.read(Buffer.from('b'))).toBeUndefined();
    expect(await reader.read(Buffer.from('a'))).toMatch(/^error/);
    expect(await reader.read(Buffer.from('b'))).toBeUndefined();
  });
});
