import { concatBytes } from '@noble/hashes/utils.js';
import { rangeHash, rootHash, rootNodes, type TreeNode } from './merkle.ts';

/*
 * The files of the log, by C2SP tlog-tiles. A tile has up to 256 hashes of one level of the tree. Level 0 has the
 * hashes of leaves, and each higher level the roots of the full tiles below it.
 */

/** Hashes in a full tile. */
export const tileWidth = 256;

const tileHeight = 8;
const hashBytes = 32;

/** A tile: `index` counts the tiles of its level from the left, and `width` its hashes. */
export type Tile = { level: number; index: number; width: number };

/** Digits in groups of three, all but the last with an `x`: 1234067 is `x001/x234/067`. */
function indexPath(index: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
}

const suffix = (width: number) => (width < tileWidth ? `.p/${width}` : '');

/** Returns the path of a tile below the address of the log. */
export function tilePath({ level, index, width }: Tile): string {
  return `tile/${level}/${indexPath(index)}${suffix(width)}`;
}

/** Returns the path of the data of the leaves that a tile of level 0 has hashes of. */
export function entriesPath({ index, width }: Omit<Tile, 'level'>): string {
  return `tile/entries/${indexPath(index)}${suffix(width)}`;
}

/** Returns the file with the data of leaves: each after its length in two bytes. */
export function entriesFile(leaves: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...leaves.flatMap((leaf) => [Uint8Array.of(Math.floor(leaf.length / 256), leaf.length % 256), leaf]),
  );
}

/** Returns the data of the leaves in a file that `entriesFile` made. Throws if it is cut off. */
export function leavesOf(file: Uint8Array): Uint8Array[] {
  const leaves: Uint8Array[] = [];
  let at = 0;
  while (at < file.length) {
    const [high = 0, low] = file.subarray(at, at + 2);
    const end = at + 2 + high * 256 + (low ?? 0);
    if (low === undefined || end > file.length) throw new Error('The file of leaves is cut off');
    leaves.push(file.subarray(at + 2, end));
    at = end;
  }
  return leaves;
}

/** Returns the file of a tile from its hashes. */
export function tileFile(hashes: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...hashes);
}

/** Returns the hashes of a tile's file. Throws unless there are `width` of them. */
export function hashesOf(file: Uint8Array, width: number): Uint8Array[] {
  if (file.length !== width * hashBytes) throw new Error(`The tile does not have ${width} hashes`);
  return Array.from({ length: width }, (_, at) => file.subarray(at * hashBytes, (at + 1) * hashBytes));
}

/** Returns how many hashes a level of tiles has in a tree of `size` leaves. */
const hashesAt = (level: number, size: number) => Math.floor(size / tileWidth ** level);

/** Returns the tile with the hashes of a node, in the width that it has in a tree of `size` leaves. */
export function tileOf(node: TreeNode, size: number): Tile {
  const level = Math.floor(node.level / tileHeight);
  const index = Math.floor((node.index * 2 ** (node.level % tileHeight)) / tileWidth);
  return { level, index, width: Math.min(tileWidth, hashesAt(level, size) - index * tileWidth) };
}

/** Returns the hash of a node from the hashes of its tile. */
export function nodeOfTile(node: TreeNode, hashes: readonly Uint8Array[]): Uint8Array {
  const width = 2 ** (node.level % tileHeight);
  const at = (node.index * width) % tileWidth;
  const below = hashes.slice(at, at + width);
  if (below.length !== width) throw new Error('The tile does not have all hashes of the node');
  return rootHash(below);
}

/** Returns the tiles at the right edge of a tree that are not full, by level. They determine how the tree grows. */
export function edgeTiles(size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const count = hashesAt(level, size);
    const width = count % tileWidth;
    if (width > 0) tiles.push({ level, index: (count - width) / tileWidth, width });
  }
  return tiles;
}

/** Returns all tiles of a tree of `size` leaves, level by level from the leaves up. */
export function everyTile(size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const count = hashesAt(level, size);
    for (let index = 0; index * tileWidth < count; index += 1) {
      tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) });
    }
  }
  return tiles;
}

/** A tile and its hashes. */
export type FilledTile = Tile & { hashes: readonly Uint8Array[] };

/**
 * Adds leaves, given by their hashes, to a tree of `size` leaves. `edge` are its edge tiles. Returns the tiles that
 * change, each in its final width, and the root of the grown tree.
 */
export function growTree(
  size: number,
  edge: readonly FilledTile[],
  leaves: readonly Uint8Array[],
): { tiles: FilledTile[]; root: Uint8Array } {
  const grown = size + leaves.length;
  const tiles: FilledTile[] = [];
  const last = new Map<number, FilledTile>();
  let added = leaves;
  for (let level = 0; hashesAt(level, grown) > 0; level += 1) {
    const kept = edge.find((tile) => tile.level === level);
    const first = Math.floor(hashesAt(level, size) / tileWidth);
    const hashes = [...(kept?.hashes ?? []), ...added];
    if (hashes.length !== hashesAt(level, grown) - first * tileWidth)
      throw new Error('An edge tile is missing');
    const full: Uint8Array[] = [];
    for (let at = 0; at < hashes.length; at += tileWidth) {
      const ofTile = hashes.slice(at, at + tileWidth);
      const tile = { level, index: first + at / tileWidth, width: ofTile.length, hashes: ofTile };
      if (added.length > 0) tiles.push(tile);
      if (tile.width < tileWidth) last.set(level, tile);
      else full.push(rootHash(ofTile));
    }
    added = full;
  }
  const root = rangeHash(
    rootNodes(grown).map((node) => nodeOfTile(node, last.get(tileOf(node, grown).level)?.hashes ?? [])),
  );
  return { tiles, root };
}
