import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { sameBytes } from '../bytes.ts';

/*
 * The Merkle tree of RFC 6962, section 2.1. Every hash has 32 bytes. A range of leaves is hashed from the roots of the
 * complete subtrees that it consists of, which tiles contain (tiles.ts). Sizes go beyond 32 bits, so nothing here uses
 * bit operators.
 */

/** The root of a complete subtree with 2^level leaves; `index` counts the subtrees of its level from the left. */
export type TreeNode = { level: number; index: number };

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** Returns the hash of a leaf from its data. */
export function leafHash(data: Uint8Array): Uint8Array {
  return sha256(concatBytes(leafPrefix, data));
}

/** Returns the hash of a node from its children. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(nodePrefix, left, right));
}

/** Returns the size of the left subtree: the largest power of two below `size`, which is at least 2. */
function leftSize(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/** Returns the complete subtrees of `size` leaves from `begin`, left to right. */
function rangeNodes(begin: number, size: number): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = begin;
  let rest = size;
  while (rest > 0) {
    let level = 0;
    let width = 1;
    while (width * 2 <= rest) {
      width *= 2;
      level += 1;
    }
    nodes.push({ level, index: at / width });
    at += width;
    rest -= width;
  }
  return nodes;
}

/** Returns the nodes from which `rangeHash` computes the root of a tree. */
export function rootNodes(size: number): TreeNode[] {
  return rangeNodes(0, size);
}

/** Returns the hash of a range from the hashes of its nodes, left to right. The range of no nodes is the empty tree. */
export function rangeHash(hashes: readonly Uint8Array[]): Uint8Array {
  const last = hashes.at(-1);
  if (!last) return sha256(new Uint8Array());
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
}

/** Returns the root of a tree from the hashes of all its leaves, or of all its nodes of one level. */
export function rootHash(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length < 2) return rangeHash(hashes);
  const left = leftSize(hashes.length);
  return nodeHash(rootHash(hashes.slice(0, left)), rootHash(hashes.slice(left)));
}

/** Returns, for each hash of the inclusion proof of a leaf in a tree of `size` leaves, the nodes of its range. */
export function inclusionNodes(index: number, size: number, begin = 0): TreeNode[][] {
  if (index < 0 || index >= size) throw new RangeError(`A tree of ${size} leaves has no leaf ${index}`);
  if (size === 1) return [];
  const left = leftSize(size);
  return index < left
    ? [...inclusionNodes(index, left, begin), rangeNodes(begin + left, size - left)]
    : [...inclusionNodes(index - left, size - left, begin + left), rangeNodes(begin, left)];
}

/**
 * Returns, for each hash of the consistency proof from a tree of `older` leaves to one of `newer`, the nodes of its
 * range.
 */
export function consistencyNodes(older: number, newer: number): TreeNode[][] {
  if (older < 1 || older > newer) throw new RangeError(`No proof leads from size ${older} to ${newer}`);
  const between = (first: number, size: number, begin: number, isKnown: boolean): TreeNode[][] => {
    if (first === size) return isKnown ? [] : [rangeNodes(begin, size)];
    const left = leftSize(size);
    return first <= left
      ? [...between(first, left, begin, isKnown), rangeNodes(begin + left, size - left)]
      : [...between(first - left, size - left, begin + left, false), rangeNodes(begin, left)];
  };
  return between(older, newer, 0, true);
}

/** Returns the root that a proof leads to; undefined if the proof has another length than index and size require. */
function rootFromInclusion(
  leaf: Uint8Array,
  index: number,
  size: number,
  proof: readonly Uint8Array[],
): Uint8Array | undefined {
  const last = proof.at(-1);
  if (size === 1) return last ? undefined : leaf;
  if (!last) return undefined;
  const left = leftSize(size);
  const rest = proof.slice(0, -1);
  if (index < left) {
    const child = rootFromInclusion(leaf, index, left, rest);
    return child && nodeHash(child, last);
  }
  const child = rootFromInclusion(leaf, index - left, size - left, rest);
  return child && nodeHash(last, child);
}

/** A leaf's hash and place in a tree, and the proof that the tree with this root contains it. */
export type Inclusion = {
  leaf: Uint8Array;
  index: number;
  size: number;
  proof: readonly Uint8Array[];
  root: Uint8Array;
};

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Whether a proof shows that the leaf has its place in the tree with the given root. */
export function provesInclusion({ leaf, index, size, proof, root }: Inclusion): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  const found = rootFromInclusion(leaf, index, size, proof);
  return found !== undefined && sameBytes(found, root);
}

type Roots = { older: Uint8Array; newer: Uint8Array };

/** A tree, given by its number of leaves and its root. */
export type Tree = { size: number; root: Uint8Array };

/** Whether a proof shows that the newer tree begins with all leaves of the older one, in the same order. */
export function provesConsistency(older: Tree, newer: Tree, proof: readonly Uint8Array[]): boolean {
  if (!isCount(older.size) || !isCount(newer.size) || older.size > newer.size) return false;
  // Every tree begins with the empty one.
  if (older.size === 0) return proof.length === 0 && sameBytes(older.root, rangeHash([]));
  const roots = (
    first: number,
    size: number,
    isKnown: boolean,
    hashes: readonly Uint8Array[],
  ): Roots | undefined => {
    const last = hashes.at(-1);
    if (first === size) {
      if (isKnown) return last ? undefined : { older: older.root, newer: older.root };
      return last && hashes.length === 1 ? { older: last, newer: last } : undefined;
    }
    if (!last) return undefined;
    const left = leftSize(size);
    const rest = hashes.slice(0, -1);
    if (first <= left) {
      const below = roots(first, left, isKnown, rest);
      return below && { older: below.older, newer: nodeHash(below.newer, last) };
    }
    const below = roots(first - left, size - left, false, rest);
    return below && { older: nodeHash(last, below.older), newer: nodeHash(last, below.newer) };
  };
  const found = roots(older.size, newer.size, true, proof);
  return found !== undefined && sameBytes(found.older, older.root) && sameBytes(found.newer, newer.root);
}
