import { describe, expect, it } from 'vitest';
import { entriesOf, namedSigners } from '#functions/services/search/named-signers.ts';
import { partsOf } from '#functions/store/search/name-parts.ts';
import { type NamesOfEntry, nameItemBlocks, writeNameParts } from '#functions/store/search/name-words.ts';
import type { IndexPosition, NameItem } from '#functions/store/search/search-index-store.ts';

/** Every seventh entry has two signers. Alternately, the first or the second is Maria. */
const namesOfNumber = (number: number): NamesOfEntry =>
  number % 7 === 0
    ? [
        ['john', number % 2 ? 'maria' : 'doe'],
        ['jane', number % 2 ? 'roe' : 'maria'],
      ]
    : [['sam', `s${number}`]];

/** Returns an index whose parts reach a number, of entries up to another. */
function indexOf(partsTo: number, upTo: number) {
  const names = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => namesOfNumber(first + at));
  const { size } = nameItemBlocks;
  const items: NameItem[] = Array.from({ length: Math.ceil(partsTo / size) }, (_, block) => {
    const last = Math.min(partsTo, (block + 1) * size);
    return writeNameParts(names(block * size + 1, last)).map((part) => ({ ...part, block, upTo: last }));
  }).flat();
  const position: IndexPosition = { upTo, partsTo, names: names(partsTo + 1, upTo), crowded: [] };
  return { position, items };
}

/** Half-price reads return `seen`, strong reads `there`. */
function reading({ position, items: there }: ReturnType<typeof indexOf>, seen: NameItem[] = there) {
  let strongReads = 0;
  const index = {
    position: async () => position,
    names: async (_: string, parts: readonly string[], strong: boolean) => {
      if (strong) strongReads += 1;
      return (strong ? there : seen).filter(({ part }) => parts.includes(part));
    },
  };
  return {
    strongReads: () => strongReads,
    async find(...words: string[]) {
      const { inIndex, signers } = await namedSigners({ index }, 'notary', words);
      return { inIndex, found: signers && entriesOf(signers, inIndex) };
    },
  };
}

const sevenths = (upTo: number, is: (number: number) => boolean = () => true) =>
  Array.from({ length: Math.floor(upTo / 7) }, (_, at) => (at + 1) * 7).filter(is);

describe('namedSigners', () => {
  it('finds signers in all blocks and after them', async () => {
    const journal = reading(indexOf(20_400, 20_555));
    for (const beginning of ['maria', 'mari', 'mar', 'ma', 'm'])
      expect(await journal.find(beginning)).toEqual({ inIndex: 20_555, found: sevenths(20_555) });
    expect(journal.strongReads()).toBe(0);
  });

  it('finds only signers who have all words themselves', async () => {
    const journal = reading(indexOf(10_200, 10_333));
    for (const words of [
      ['maria', 'jo'],
      ['m', 'j', 'john'],
    ])
      expect((await journal.find(...words)).found).toEqual(sevenths(10_333, (number) => number % 2 === 1));
    expect((await journal.find('maria', 'jane', 'john')).found).toEqual([]);
  });

  it('reads no names when no word is searched', async () => {
    expect(await reading(indexOf(200, 210)).find()).toEqual({ inIndex: 210, found: undefined });
  });

  it.each([
    ['an older state', indexOf(400, 599).items],
    ['none of the last block', indexOf(10_200, 10_200).items.filter(({ block }) => block === 0)],
    ['nothing', []],
  ])('reads again where %s was seen', async (_, seen) => {
    const journal = reading(indexOf(10_200, 10_201), seen);
    expect((await journal.find('mar')).found).toEqual(sevenths(10_201));
    expect(journal.strongReads()).toBe(1);
  });

  it('is right when the index moves on in the meantime', async () => {
    const [earlier, later] = [indexOf(200, 399), indexOf(400, 417)];
    const journal = reading({ position: earlier.position, items: later.items });
    expect(await journal.find('mar')).toEqual({ inIndex: 399, found: sevenths(399) });
  });

  it('throws when the index is damaged', async () => {
    const { position, items } = indexOf(400, 400);
    const damaged = items.filter(({ part }) => !partsOf('maria', true).includes(part));
    await expect(reading({ position, items: damaged }).find('maria')).rejects.toThrow(
      'lacks names up to 400',
    );
    expect((await reading({ position, items: damaged }).find('sam')).found).toHaveLength(400 - 57);
  });
});
