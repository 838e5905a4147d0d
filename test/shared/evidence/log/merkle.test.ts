import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consistencyNodes,
  inclusionNodes,
  leafHash,
  provesConsistency,
  provesInclusion,
  rangeHash,
  rootHash,
  rootNodes,
  type TreeNode,
} from '#shared/evidence/log/merkle.ts';
import { acceptedByAnotherVerifier } from '../another-verifier.ts';

/** The published vectors of Certificate Transparency, which has RFC 6962's tree. */
const published = {
  leaves: [
    ...['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'],
  ],
  roots: [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ],
  inclusion: [
    {
      index: 0,
      size: 8,
      proof: [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    },
    {
      index: 5,
      size: 8,
      proof: [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    },
  ],
  consistency: [
    {
      older: 1,
      newer: 8,
      proof: [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    },
    {
      older: 6,
      newer: 8,
      proof: [
        '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    },
    {
      older: 2,
      newer: 5,
      proof: [
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    },
  ],
};

const dataOf = (size: number) => published.leaves.slice(0, size).map(hexToBytes);

/** Leaves of any number, each with other data. */
const numbered = (size: number) => Array.from({ length: size }, (_, at) => Uint8Array.of(at % 256, at >> 8));

/** Returns the proof whose ranges have these nodes, in a tree with this data. */
function proofOf(nodes: readonly TreeNode[][], data: readonly Uint8Array[]): Uint8Array[] {
  const hashes = data.map(leafHash);
  const nodeOf = ({ level, index }: TreeNode) =>
    rootHash(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level));
  return nodes.map((range) => rangeHash(range.map(nodeOf)));
}

const rootOf = (data: readonly Uint8Array[]) => rootHash(data.map(leafHash));

describe('Merkle tree', () => {
  it('has the published roots of 0 to 8 leaves', () => {
    const roots = published.roots.map((_, size) => bytesToHex(rootOf(dataOf(size))));
    expect(roots).toEqual(published.roots);
  });

  it('makes the published inclusion proofs', () => {
    for (const { index, size, proof } of published.inclusion) {
      expect(proofOf(inclusionNodes(index, size), dataOf(size)).map(bytesToHex)).toEqual(proof);
    }
  });

  it('makes the published consistency proofs', () => {
    for (const { older, newer, proof } of published.consistency) {
      expect(proofOf(consistencyNodes(older, newer), dataOf(newer)).map(bytesToHex)).toEqual(proof);
    }
  });

  it('computes the same root from the nodes of the tree', () => {
    for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 1000]) {
      expect(proofOf([rootNodes(size)], numbered(size))).toEqual([rootOf(numbered(size))]);
    }
  });

  it('proves every leaf of trees of every size up to 40, also to another implementation', () => {
    for (let size = 1; size <= 40; size += 1) {
      const data = numbered(size);
      const root = rootOf(data);
      data.forEach((leaf, index) => {
        const proof = proofOf(inclusionNodes(index, size), data);
        expect(provesInclusion({ leaf: leafHash(leaf), index, size, proof, root })).toBe(true);
        expect(acceptedByAnotherVerifier({ data: leaf, index, size, proof, root })).toBe(true);
      });
    }
  });

  it('proves that every tree of up to 40 leaves contains every smaller one', () => {
    for (let newer = 1; newer <= 40; newer += 1) {
      const tree = { size: newer, root: rootOf(numbered(newer)) };
      for (let older = 1; older <= newer; older += 1) {
        const proof = proofOf(consistencyNodes(older, newer), numbered(newer));
        expect(provesConsistency({ size: older, root: rootOf(numbered(older)) }, tree, proof)).toBe(true);
      }
    }
  });

  it('does not prove a leaf that differs from that of the tree, or at another place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.nat(), fc.nat(), (size, one, other) => {
        const data = numbered(size);
        const root = rootOf(data);
        const index = one % size;
        const proof = proofOf(inclusionNodes(index, size), data);
        const leaf = leafHash(data[index] ?? new Uint8Array());
        const elsewhere = { leaf, index: other % size, size, proof, root };
        expect(provesInclusion(elsewhere)).toBe(other % size === index);
        expect(provesInclusion({ ...elsewhere, index, leaf: leafHash(Uint8Array.of(1, 2, 3)) })).toBe(false);
        expect(provesInclusion({ ...elsewhere, index, proof: [...proof, root] })).toBe(false);
        expect(provesInclusion({ ...elsewhere, index, proof: proof.slice(1) })).toBe(false);
        expect(provesInclusion({ ...elsewhere, index, root: leaf })).toBe(false);
      }),
    );
  });

  it('does not prove that a tree continues one with a changed leaf', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.nat(),
        (size, more, at) => {
          const data = numbered(size + more);
          const older = { size, root: rootOf(data.slice(0, size)) };
          const proof = proofOf(consistencyNodes(size, size + more), data);
          const changed = data.map((leaf, index) => (index === at % size ? Uint8Array.of(9, 9, 9) : leaf));
          const newer = { size: size + more, root: rootOf(changed) };
          expect(provesConsistency(older, newer, proof)).toBe(false);
          expect(provesConsistency(older, newer, proofOf(consistencyNodes(size, size + more), changed))).toBe(
            false,
          );
        },
      ),
    );
  });

  it('rejects sizes and places that are no counts', () => {
    const root = rootOf(numbered(1));
    const one = { leaf: root, index: 0, size: 1, proof: [], root };
    expect(provesInclusion(one)).toBe(true);
    for (const wrong of [
      { index: 1 },
      { index: -1 },
      { index: 0.5 },
      { size: Number.NaN },
      { size: 2 ** 60 },
    ]) {
      expect(provesInclusion({ ...one, ...wrong })).toBe(false);
    }
    expect(provesConsistency({ size: 2, root }, { size: 1, root }, [])).toBe(false);
    expect(provesConsistency({ size: 0, root: rangeHash([]) }, { size: 1, root }, [])).toBe(true);
    expect(provesConsistency({ size: 0, root }, { size: 1, root }, [])).toBe(false);
    expect(() => inclusionNodes(3, 3)).toThrow(RangeError);
    expect(() => consistencyNodes(4, 3)).toThrow(RangeError);
  });
});
