import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/*
 * The units that AWS charges for reads and writes, by the sizes of the items. DynamoDB Local reports too few for some
 * transactions. The rules, as of 2026-11-26, are on these pages of docs.aws.amazon.com/amazondynamodb/latest/developerguide/:
 *
 * - CapacityUnitCalculations.html: sizes of attributes. That of numbers is approximate, and sets are taken for lists;
 * - read-write-operations.html: units of each operation, also of an item that does not exist;
 * - transaction-apis.html: each item of a transaction is charged twice;
 * - LSI.html: entries of a local secondary index.
 */

/** An item as the API sends it. */
export type Item = Record<string, AttributeValue>;

/** A local secondary index: its sort key, and the attributes that it copies, keys included. */
export type Index = { sortKey: string; attributes: ReadonlySet<string> };

export type Consistency = 'eventual' | 'strong';

const readBytes = 4 * 1024;
const writeBytes = 1024;

const textBytes = (text: string) => Buffer.byteLength(text, 'utf8');

/** A byte for two significant digits, one more, and one for a minus sign. */
function numberBytes(text: string): number {
  const [mantissa = ''] = text.toLowerCase().replace('-', '').split('e');
  const digits = mantissa.replace('.', '').replace(/^0+|0+$/g, '');
  return Math.ceil(digits.length / 2) + 1 + (text.startsWith('-') ? 1 : 0);
}

/** Three bytes for a list or map, and one for each element. */
const collectionBytes = (elements: readonly number[]) => elements.reduce((sum, bytes) => sum + bytes + 1, 3);

function valueBytes({ S, N, B, L, M, SS, NS, BS }: AttributeValue): number {
  if (S !== undefined) return textBytes(S);
  if (N !== undefined) return numberBytes(N);
  if (B !== undefined) return B.length;
  if (L !== undefined) return collectionBytes(L.map(valueBytes));
  if (M !== undefined) return collectionBytes(attributeBytes(M));
  const set = SS?.map(textBytes) ?? NS?.map(numberBytes) ?? BS?.map((bytes) => bytes.length);
  // The rest is booleans and null.
  return set ? collectionBytes(set) : 1;
}

const attributeBytes = (attributes: Item) =>
  Object.entries(attributes).map(([name, value]) => textBytes(name) + valueBytes(value));

/** Returns the size of an item: names and values of its attributes. */
export const itemBytes = (item: Item): number => attributeBytes(item).reduce((sum, bytes) => sum + bytes, 0);

/** Returns the units of a read of one item, or of all items of a page of a query together. */
export const readUnits = (bytes: number, consistency: Consistency): number =>
  Math.max(1, Math.ceil(bytes / readBytes)) / (consistency === 'eventual' ? 2 : 1);

const unitsOf = (item: Item) => Math.ceil(itemBytes(item) / writeBytes);

/** Returns what an index contains of an item: nothing if the item lacks the sort key. */
function entryOf(item: Item | undefined, { sortKey, attributes }: Index): Item | undefined {
  if (!item?.[sortKey]) return undefined;
  return Object.fromEntries(Object.entries(item).filter(([name]) => attributes.has(name)));
}

/** Returns the units of a change of an index: of a put, a deletion, or both if the key changes. */
function indexUnits(index: Index, before: Item | undefined, after: Item | undefined): number {
  const [old, fresh] = [entryOf(before, index), entryOf(after, index)];
  if (old && fresh && isDeepStrictEqual(old[index.sortKey], fresh[index.sortKey])) {
    return isDeepStrictEqual(old, fresh) ? 0 : Math.max(unitsOf(old), unitsOf(fresh));
  }
  return (old ? unitsOf(old) : 0) + (fresh ? unitsOf(fresh) : 0);
}

/** A write of an item, as it was and as it is. One that changes nothing, or whose condition failed, has twice the same. */
export type Write = { before: Item | undefined; after: Item | undefined };

/**
 * Returns the units of a write: the larger of both items, and the changes of indexes. In a transaction, all of it counts
 * twice: AWS says so of items only, and DynamoDB Local reports it of their entries in indexes too.
 */
export function writeUnits(
  { before, after }: Write,
  indexes: readonly Index[],
  inTransaction: boolean,
): number {
  const own = Math.max(1, unitsOf(before ?? {}), unitsOf(after ?? {}));
  const inIndexes = indexes.reduce((sum, index) => sum + indexUnits(index, before, after), 0);
  return (own + inIndexes) * (inTransaction ? 2 : 1);
}
