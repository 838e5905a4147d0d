import { describe, expect, it } from 'vitest';
import { type Index, type Item, itemBytes, readUnits, writeUnits } from '#scripts/bench/table-units.ts';

const text = (length: number) => ({ S: 'x'.repeat(length) });

/** An item of so many bytes, in the list if it has a key there. */
const item = (bytes: number, listKey?: string): Item => {
  const keys: Item = { pk: { S: 'A' }, sk: { S: '1' }, ...(listKey && { listKey: { S: listKey } }) };
  return { ...keys, big: text(bytes - itemBytes(keys) - 3) };
};

const list: Index = { sortKey: 'listKey', attributes: new Set(['pk', 'sk', 'listKey', 'title']) };

describe('itemBytes', () => {
  it.each<[string, Item, number]>([
    ['a text by its UTF-8 bytes', { a: { S: 'é' } }, 3],
    ['a number by pairs of significant digits', { a: { N: '1500' } }, 3],
    ['a number with a fraction and a sign', { a: { N: '-104.9903' } }, 7],
    ['a zero', { a: { N: '0' } }, 2],
    ['an exponent', { a: { N: '1E+10' } }, 3],
    ['a binary by its bytes', { a: { B: new Uint8Array(10) } }, 11],
    ['a boolean and null by one byte', { a: { BOOL: true }, b: { NULL: true } }, 4],
    ['an empty list', { a: { L: [] } }, 4],
    ['a list by its elements', { a: { L: [{ S: 'ab' }, { N: '1' }] } }, 10],
    ['a map by its members', { a: { M: { bc: { S: 'def' } } } }, 10],
    ['a set', { a: { SS: ['ab', 'c'] } }, 9],
  ])('counts %s', (_, found, bytes) => {
    expect(itemBytes(found)).toBe(bytes);
  });
});

describe('readUnits', () => {
  it('counts 4 KB, half if eventually consistent, and something for what does not exist', () => {
    expect(readUnits(4_096, 'strong')).toBe(1);
    expect(readUnits(4_097, 'strong')).toBe(2);
    expect(readUnits(4_097, 'eventual')).toBe(1);
    expect(readUnits(0, 'eventual')).toBe(0.5);
  });
});

describe('writeUnits', () => {
  const units = (before: Item | undefined, after: Item | undefined, inTransaction = false) =>
    writeUnits({ before, after }, [list], inTransaction);

  it('counts 1 KB of the larger item', () => {
    expect(units(undefined, item(1_024))).toBe(1);
    expect(units(undefined, item(1_025))).toBe(2);
    expect(units(item(2_049), item(100))).toBe(3);
    expect(units(undefined, undefined)).toBe(1);
  });

  it('counts twice in a transaction', () => {
    expect(units(undefined, item(1_025), true)).toBe(4);
    expect(units(undefined, item(1_025, 'D'), true)).toBe(6);
  });

  it('counts what an index gets, loses, or both', () => {
    expect(units(undefined, item(100, 'D'))).toBe(2);
    expect(units(item(100, 'D'), item(50))).toBe(2);
    expect(units(item(100, 'D'), item(100, 'E'))).toBe(3);
  });

  it('counts an entry of an index that stays once if it changes, and not at all otherwise', () => {
    const before = item(1_500, 'D');
    expect(units(before, { ...before, title: text(10) })).toBe(3);
    expect(units(before, { ...before, other: text(10) })).toBe(2);
  });
});
