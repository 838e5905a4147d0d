import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import { logBase } from '#shared/evidence/log-paths.ts';
import { inclusionNodes, rangeHash, type TreeNode } from '#shared/evidence/merkle.ts';
import { hashesOf, nodeOfTile, tileOf, tilePath } from '#shared/evidence/tiles.ts';

/**
 * Returns the proof that a log of `size` leaves contains the leaf at `index`: hashes from the leaf to the root (RFC
 * 6962). It reads a few tiles. Throws if the published log is smaller.
 */
export async function inclusionProof(
  { read }: Pick<LogFiles, 'read'>,
  index: number,
  size: number,
): Promise<Uint8Array[]> {
  const tiles = new Map<string, Promise<Uint8Array[]>>();
  const hashesOfTile = (node: TreeNode) => {
    const tile = tileOf(node, size);
    const path = tilePath(tile);
    const known =
      tiles.get(path) ??
      read(`${logBase}/${path}`).then((file) => {
        if (!file) throw new Error(`The log lacks ${path}`);
        return hashesOf(file, tile.width);
      });
    tiles.set(path, known);
    return known;
  };
  return Promise.all(
    inclusionNodes(index, size).map(async (range) =>
      rangeHash(await Promise.all(range.map(async (node) => nodeOfTile(node, await hashesOfTile(node))))),
    ),
  );
}
