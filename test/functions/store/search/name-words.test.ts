import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabet, beginningParts, partOf, partsOf } from '#functions/store/search/name-parts.ts';
import {
  markNamed,
  markNamePart,
  type NamesOfEntry,
  nameItemBlocks,
  namesOf,
  writeNameParts,
} from '#functions/store/search/name-words.ts';
import { everyCase } from '#test/support/every-case.ts';

const letters = [...'abcdefgjmnrstvwz0', 'ł', 'о', '李', '𐐷', '\uffee'] as const;
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(''));
const words = fc.oneof(word, fc.constantFrom('maria', 'mark', 'marks', 'marz', 'zulm', 'constructor', '000'));
const entry: fc.Arbitrary<NamesOfEntry> = fc.array(fc.uniqueArray(words, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 20,
});

describe('alphabet parts', () => {
  it('contain every word in one of the parts searched for its beginnings', () => {
    fc.assert(
      fc.property(words, fc.nat(6), (one, length) => {
        expect(alphabet).toContain(partOf(one));
        expect(partsOf([...one].slice(0, length).join(''), false)).toContain(partOf(one));
      }),
    );
  });

  it('are few for the most common searches', () => {
    const count = (beginning: string, isAlone: boolean) => partsOf(beginning, isAlone).length;
    const beginnings = ['smith', 'delgado', 'maria', 'mar', 'ma', 'm'];
    expect(beginnings.map((beginning) => count(beginning, false))).toEqual([1, 1, 1, 5, 6, 13]);
    expect(beginnings.map((beginning) => count(beginning, true))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(beginningParts.size).toBeLessThan(50);
  });
});

describe('name parts', () => {
  const block = 3;
  const after = block * nameItemBlocks.size;
  const found = (entries: readonly NamesOfEntry[], beginning: string, isAlone: boolean) => {
    const parts = partsOf(beginning, isAlone);
    const signers = new Uint32Array(after + entries.length + 1);
    const items = writeNameParts(entries);
    expect(items.map(({ part }) => part)).toEqual([...alphabet, ...beginningParts]);
    for (const item of items)
      if (parts.includes(item.part)) markNamePart(signers, { ...item, block }, beginning);
    return [...signers.subarray(after)];
  };

  it('find the same signers as the names themselves', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), words, fc.nat(4), (entries, one, length) => {
        const beginning = [...one].slice(0, length + 1).join('');
        const expected = new Uint32Array(after + entries.length + 1);
        for (const [at, names] of entries.entries()) markNamed(expected, after + at + 1, names, beginning);
        const told = [...expected.subarray(after)];
        expect(found(entries, beginning, false)).toEqual(told);
        expect(found(entries, beginning, true).map(Boolean)).toEqual(told.map(Boolean));
      }),
      { numRuns: everyCase ? 100 : 20 },
    );
  });

  it('mark no entry beyond the searched range', () => {
    const names = namesOf({ signerNames: [{ firstName: 'Ada', lastName: 'Maria' }] });
    for (const beginning of ['ada', 'mar']) {
      const signers = new Uint32Array(3);
      const parts = partsOf(beginning, true);
      for (const item of writeNameParts([names, names, names]))
        if (parts.includes(item.part)) markNamePart(signers, { ...item, block: 0 }, beginning);
      expect([...signers]).toEqual([0, 1, 1]);
    }
  });
});
