import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import { sameBytes } from '#shared/evidence/bytes.ts';
import { type LoggedLink, leafData } from '#shared/evidence/log/leaf.ts';
import { logBase } from '#shared/evidence/log/log-paths.ts';
import { leafHash, rangeHash, rootNodes, type Tree } from '#shared/evidence/log/merkle.ts';
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
  tileWidth,
} from '#shared/evidence/log/tiles.ts';
import { logReader } from './log-reader.ts';

/** Tiles written in parallel. */
const workers = 8;

const binary = 'application/octet-stream';

/** Returns the edge tiles of a log. Throws if they don't match its root. */
async function readEdge(files: LogFiles, { size, root }: Tree): Promise<FilledTile[]> {
  const edge = await Promise.all(
    edgeTiles(size).map(async (tile) => ({
      ...tile,
      hashes: hashesOf(await logReader(files)(tilePath(tile)), tile.width),
    })),
  );
  const nodes = rootNodes(size).map((node) => {
    const { level } = tileOf(node, size);
    return nodeOfTile(node, edge.find((tile) => tile.level === level)?.hashes ?? []);
  });
  if (!sameBytes(rangeHash(nodes), root)) throw new Error('The tiles of the log do not have its root');
  return edge;
}

/** Returns the data of the leaves in the last tile of level 0, if it isn't full. */
async function lastLeaves(files: LogFiles, edge: readonly FilledTile[]): Promise<Uint8Array[]> {
  const last = edge.find(({ level }) => level === 0);
  if (!last) return [];
  const leaves = leavesOf(await logReader(files)(entriesPath(last)));
  const isWhole = leaves.length === last.width;
  if (!isWhole || !leaves.every((leaf, at) => sameBytes(leafHash(leaf), last.hashes[at] ?? leaf))) {
    throw new Error('The leaves of the log do not have the hashes of their tile');
  }
  return leaves;
}

/**
 * Writes the tiles of a log that grows by some links, and returns the grown log. Repeatable: the files depend
 * only on the links and the previous log. Throws, and writes nothing, if the log's files were changed.
 */
export async function growLog(files: LogFiles, before: Tree, links: readonly LoggedLink[]): Promise<Tree> {
  const data = links.map(leafData);
  const edge = await readEdge(files, before);
  const { tiles, root } = growTree(before.size, edge, data.map(leafHash));
  const leaves = [...(await lastLeaves(files, edge)), ...data];
  const firstTile = Math.floor(before.size / tileWidth);
  const writes = tiles.flatMap((tile) => {
    const written = [{ path: tilePath(tile), bytes: tileFile(tile.hashes) }];
    if (tile.level > 0) return written;
    const from = (tile.index - firstTile) * tileWidth;
    const bytes = entriesFile(leaves.slice(from, from + tile.width));
    return [...written, { path: entriesPath(tile), bytes }];
  });
  const worker = async () => {
    for (let next = writes.shift(); next; next = writes.shift()) {
      await files.keep(`${logBase}/${next.path}`, next.bytes, binary);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { size: before.size + links.length, root };
}
