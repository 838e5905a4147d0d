import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inclusionNodes,
  leafHash,
  provesInclusion,
  rangeHash,
  rootHash,
} from '#shared/evidence/log/merkle.ts';
import {
  edgeTiles,
  entriesFile,
  entriesPath,
  type FilledTile,
  growTree,
  hashesOf,
  leavesOf,
  nodeOfTile,
  tileFile,
  tileOf,
  tilePath,
} from '#shared/evidence/log/tiles.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => leafHash(Uint8Array.of((from + at) % 256, (from + at) >> 8)));

/** The files of a log, by path. */
class Files {
  readonly #files = new Map<string, Uint8Array>();
  size = 0;
  root = rangeHash([]);

  read(tile: Parameters<typeof tilePath>[0]): Uint8Array[] {
    const file = this.#files.get(tilePath(tile));
    if (!file) throw new Error(`There is no ${tilePath(tile)}`);
    return hashesOf(file, tile.width);
  }

  grow(leaves: readonly Uint8Array[]): FilledTile[] {
    const edge = edgeTiles(this.size).map((tile) => ({ ...tile, hashes: this.read(tile) }));
    const { tiles, root } = growTree(this.size, edge, leaves);
    for (const tile of tiles) this.#files.set(tilePath(tile), tileFile(tile.hashes));
    this.size += leaves.length;
    this.root = root;
    return tiles;
  }
}

describe('tiles', () => {
  it('are named as C2SP tlog-tiles says', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
    expect(tilePath({ level: 0, index: 273, width: 112 })).toBe('tile/0/273.p/112');
    expect(tilePath({ level: 2, index: 0, width: 1 })).toBe('tile/2/000.p/1');
    expect(tilePath({ level: 1, index: 1_000, width: 256 })).toBe('tile/1/x001/000');
    expect(entriesPath({ index: 5, width: 256 })).toBe('tile/entries/005');
    expect(entriesPath({ index: 5, width: 3 })).toBe('tile/entries/005.p/3');
  });

  it('of a tree of 70,000 leaves are those of the example in C2SP tlog-tiles', () => {
    expect(edgeTiles(70_000).map(tilePath)).toEqual([
      'tile/0/273.p/112',
      'tile/1/001.p/17',
      'tile/2/000.p/1',
    ]);
  });

  it('keep the data of leaves with its length', () => {
    const leaves = [new Uint8Array(32).fill(7), new Uint8Array(), new Uint8Array(300).fill(1)];
    const file = entriesFile(leaves);
    expect(Array.from(file.subarray(0, 3))).toEqual([0, 32, 7]);
    expect(leavesOf(file)).toEqual(leaves);
    expect(() => leavesOf(file.subarray(0, -1))).toThrow('cut off');
    expect(() => leavesOf(Uint8Array.of(0))).toThrow('cut off');
  });

  it('have the root of the whole tree, however it grew, and prove each leaf', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(steps, fc.nat(), (sizes, at) => {
        const files = new Files();
        for (const more of sizes) files.grow(numbered(files.size, files.size + more));
        const { size, root } = files;
        const all = numbered(0, size);
        expect(root).toEqual(rootHash(all));
        const index = at % size;
        const proof = inclusionNodes(index, size).map((range) =>
          rangeHash(range.map((node) => nodeOfTile(node, files.read(tileOf(node, size))))),
        );
        const leaf = all[index] ?? new Uint8Array();
        expect(provesInclusion({ leaf, index, size, proof, root })).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('reach the third level, and only what changes is written', () => {
    const files = new Files();
    files.grow(numbered(0, 65_530));
    expect(files.grow(numbered(65_530, 65_537)).map(tilePath)).toEqual([
      'tile/0/255',
      'tile/0/256.p/1',
      'tile/1/000',
      'tile/2/000.p/1',
    ]);
    expect(files.root).toEqual(rootHash(numbered(0, 65_537)));
  });

  it('are refused without the tiles at the edge, or with too few hashes', () => {
    expect(() => growTree(3, [], numbered(3, 4))).toThrow('edge tile is missing');
    expect(() => hashesOf(new Uint8Array(33), 1)).toThrow('1 hashes');
    expect(() => nodeOfTile({ level: 1, index: 1 }, numbered(0, 3))).toThrow('all hashes');
  });
});
