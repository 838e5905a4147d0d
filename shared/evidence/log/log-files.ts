import { sameBytes } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import { UnreadableFile } from '../read-value.ts';
import {
  consistencyNodes,
  inclusionNodes,
  leafHash,
  nodeHash,
  rangeHash,
  rootHash,
  type TreeNode,
} from './merkle.ts';
import {
  entriesPath,
  everyTile,
  hashesOf,
  leavesOf,
  nodeOfTile,
  type Tile,
  tileOf,
  tilePath,
  tileWidth,
} from './tiles.ts';

/** Returns a file of the log by its path below the address of the log. Throws if there is none. */
export type ReadLogFile = (path: string) => Promise<Uint8Array>;

/** Returns a reader of the log that reads each file once, and only as many files as a budget allows. */
export function boundedReader(read: ReadLogFile, budget: CheckBudget): ReadLogFile {
  const files = new Map<string, Promise<Uint8Array>>();
  return async (path) => {
    const known = files.get(path);
    if (known) return known;
    budget.spend('logFiles');
    const file = read(path);
    files.set(path, file);
    return file;
  };
}

export const checkpointFile = 'checkpoint';

/** The last checkpoint that enough witnesses cosigned. */
export const witnessedCheckpointFile = 'witnessed-checkpoint';

/** Returns the hashes of a tile. A partial tile may have been replaced by the full one, which begins with it. */
async function hashesOfTile(read: ReadLogFile, tile: Tile): Promise<Uint8Array[]> {
  try {
    return hashesOf(await read(tilePath(tile)), tile.width);
  } catch (error) {
    if (tile.width === tileWidth) throw error;
    const full = hashesOf(await read(tilePath({ ...tile, width: tileWidth })), tileWidth);
    return full.slice(0, tile.width);
  }
}

/** Returns the hashes of ranges of nodes, in a log of this size. */
async function rangeHashes(
  read: ReadLogFile,
  ranges: readonly (readonly TreeNode[])[],
  size: number,
): Promise<Uint8Array[]> {
  const tiles = new Map<string, Promise<Uint8Array[]>>();
  const hashOf = async (node: TreeNode) => {
    const tile = tileOf(node, size);
    const path = tilePath(tile);
    const hashes = tiles.get(path) ?? hashesOfTile(read, tile);
    tiles.set(path, hashes);
    return nodeOfTile(node, await hashes);
  };
  return Promise.all(ranges.map(async (nodes) => rangeHash(await Promise.all(nodes.map(hashOf)))));
}

/**
 * Returns the hashes of the consistency proof between two sizes of the log, from its tiles. They needn't be trusted:
 * `checkConsistency` fails if they are wrong.
 */
export async function consistencyProof(
  read: ReadLogFile,
  older: number,
  newer: number,
): Promise<Uint8Array[]> {
  if (older < 1 || older >= newer) return [];
  return rangeHashes(read, consistencyNodes(older, newer), newer);
}

/** Returns the hashes of the inclusion proof of a leaf, from the tiles of the log. They needn't be trusted. */
export function inclusionProof(read: ReadLogFile, index: number, size: number): Promise<Uint8Array[]> {
  return rangeHashes(read, inclusionNodes(index, size), size);
}

/** Roots of complete subtrees, largest first: the shape of a tree while leaves are added to it. */
class GrowingTree {
  readonly #roots: { leaves: number; hash: Uint8Array }[] = [];

  add(leaves: number, hash: Uint8Array): void {
    let added = { leaves, hash };
    for (let last = this.#roots.at(-1); last?.leaves === added.leaves; last = this.#roots.at(-1)) {
      this.#roots.pop();
      added = { leaves: last.leaves * 2, hash: nodeHash(last.hash, added.hash) };
    }
    this.#roots.push(added);
  }

  root(): Uint8Array {
    return rangeHash(this.#roots.map(({ hash }) => hash));
  }
}

/** Returns the root of the log's first `size` leaves, computed from the data of every leaf. */
export async function recomputedRoot(read: ReadLogFile, size: number): Promise<Uint8Array> {
  const tree = new GrowingTree();
  for (let index = 0; index * tileWidth < size; index += 1) {
    const width = Math.min(tileWidth, size - index * tileWidth);
    const file = await read(entriesPath({ index, width })).catch((error: unknown) => {
      if (width === tileWidth) throw error;
      return read(entriesPath({ index, width: tileWidth }));
    });
    const leaves = leavesOf(file).slice(0, width).map(leafHash);
    if (leaves.length < width) throw new UnreadableFile('A file of the log is too short.');
    if (width === tileWidth) tree.add(width, rootHash(leaves));
    else for (const leaf of leaves) tree.add(1, leaf);
  }
  return tree.root();
}

/**
 * Returns whether every tile of a log has the hashes of the leaves, or of the tiles below it. A reader that computes proofs
 * needs them, and nothing else checks them.
 */
export async function tilesMatchLeaves(read: ReadLogFile, size: number): Promise<boolean> {
  /** Roots of the full tiles of the level below. */
  let below: Uint8Array[] = [];
  let roots: Uint8Array[] = [];
  let level = 0;
  for (const tile of everyTile(size)) {
    if (tile.level > level) {
      [below, roots, level] = [roots, [], tile.level];
    }
    const from = tile.index * tileWidth;
    const expected =
      level === 0
        ? leavesOf(await read(entriesPath(tile))).map(leafHash)
        : below.slice(from, from + tile.width);
    const hashes = hashesOf(await read(tilePath(tile)), tile.width);
    const isSame = (hash: Uint8Array, at: number) => sameBytes(hash, expected[at] ?? new Uint8Array());
    if (expected.length !== tile.width || !hashes.every(isSame)) return false;
    if (tile.width === tileWidth) roots.push(rootHash(hashes));
  }
  return true;
}
