import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { logBatchKey, logStateKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { sameBytes, toBase64 } from '#shared/evidence/bytes.ts';
import { type Checkpoint, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, logBase } from '#shared/evidence/log/log-paths.ts';
import { leafHash, rangeHash, rootHash, rootNodes } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import {
  entriesPath,
  everyTile,
  leavesOf,
  nodeOfTile,
  type Tile,
  tileFile,
  tileOf,
  tilePath,
  tileWidth,
} from '#shared/evidence/log/tiles.ts';
import type { LogVersions } from './log-versions.ts';

export type RepairDeps = {
  files: LogVersions;
  table: Table;
  /** The verifier key of the log. */
  vkey: string;
};

/** The size of the log, and the files that were put back. */
export type Repaired = { size: number; files: readonly string[]; state: 'kept' | 'adopted' };

const binary = 'application/octet-stream';
const at = (path: string) => `${logBase}/${path}`;

/** Returns the largest checkpoint that the log signed, and its note. Throws if it signed two of one size. */
async function signedCheckpoint({
  files,
  vkey,
}: RepairDeps): Promise<{ note: Uint8Array; checkpoint: Checkpoint }> {
  let best: { note: Uint8Array; checkpoint: Checkpoint } | undefined;
  const roots = new Map<number, Uint8Array>();
  for (const note of await files.all(checkpointPath)) {
    const opened = await openNote(new TextDecoder().decode(note), [vkey]).catch(() => undefined);
    if (!opened) continue;
    const checkpoint = parseCheckpoint(opened.text);
    const { size, root } = checkpoint;
    if (!sameBytes(roots.get(size) ?? root, root)) {
      throw new Error(`The log signed two checkpoints of the size ${size}. Nothing can repair that.`);
    }
    roots.set(size, root);
    if (size >= (best?.checkpoint.size ?? 0)) best = { note, checkpoint };
  }
  if (!best) throw new Error('No version of the checkpoint was signed with this key.');
  return best;
}

const hashesIn = (file: Uint8Array): Uint8Array[] | undefined => {
  try {
    return leavesOf(file).map(leafHash);
  } catch {
    return undefined;
  }
};

/** Returns the hashes of the leaves of a tile: those on which a version of the leaves and one of the tile agree. */
async function agreedHashes(files: LogVersions, tile: Tile): Promise<Uint8Array[]> {
  const [leavesAt, hashesAt] = [at(entriesPath(tile)), at(tilePath(tile))];
  const agree = (leaves: Uint8Array | undefined, tiles: readonly (Uint8Array | undefined)[]) => {
    const hashes = leaves && hashesIn(leaves);
    if (hashes?.length !== tile.width) return undefined;
    return tiles.some((file) => file && sameBytes(file, tileFile(hashes))) ? hashes : undefined;
  };
  const [leaves, hashes] = await Promise.all([files.current(leavesAt), files.current(hashesAt)]);
  const current = agree(leaves, [hashes]);
  if (current) return current;
  const [olderLeaves, olderHashes] = await Promise.all([files.all(leavesAt), files.all(hashesAt)]);
  for (const older of olderLeaves) {
    const found = agree(older, olderHashes);
    if (!found) continue;
    await files.restore(leavesAt, older, binary);
    return found;
  }
  throw new Error(`No version of ${leavesAt} fits a version of ${hashesAt}.`);
}

/** Puts tiles back whose content differs from that of the leaves below them. Throws if they lead to another root. */
async function repairTiles(files: LogVersions, { size, root }: Checkpoint): Promise<void> {
  const right: { path: string; bytes: Uint8Array }[] = [];
  const last = new Map<number, readonly Uint8Array[]>();
  let below: Uint8Array[] = [];
  let roots: Uint8Array[] = [];
  let level = 0;
  for (const tile of everyTile(size)) {
    if (tile.level > level) [below, roots, level] = [roots, [], tile.level];
    const from = tile.index * tileWidth;
    const hashes = level === 0 ? await agreedHashes(files, tile) : below.slice(from, from + tile.width);
    right.push({ path: at(tilePath(tile)), bytes: tileFile(hashes) });
    if (tile.width === tileWidth) roots.push(rootHash(hashes));
    else last.set(level, hashes);
  }
  const nodes = rootNodes(size).map((node) => nodeOfTile(node, last.get(tileOf(node, size).level) ?? []));
  if (!sameBytes(rangeHash(nodes), root)) {
    throw new Error(
      'The files of the log do not lead to the root that it signed. Restore the bucket from a backup.',
    );
  }
  for (const { path, bytes } of right) await files.restore(path, bytes, binary);
}

/** Makes the table continue the log that was signed, if it has another state. */
async function adoptState({ table }: RepairDeps, { size, root }: Checkpoint): Promise<Repaired['state']> {
  const { client, name: TableName } = table;
  const { Item } = await client.send(new GetCommand({ TableName, Key: logStateKey(), ConsistentRead: true }));
  const { treeSize = 0, root: known } = Item ?? {};
  if (treeSize === size && (size === 0 || known === toBase64(root))) return 'kept';
  // Links of a batch that was begun are still pending.
  await client.send(new DeleteCommand({ TableName, Key: logBatchKey(Number(treeSize)) }));
  await client.send(
    new UpdateCommand({
      TableName,
      Key: logStateKey(),
      UpdateExpression: 'SET treeSize = :size, root = :root ADD fence :one REMOVE leaseUntil',
      ExpressionAttributeValues: { ':size': size, ':root': toBase64(root), ':one': 1 },
    }),
  );
  return 'adopted';
}

/**
 * Puts files of the public log back that differ from what the log signed, from their versions, and makes the table continue
 * the largest checkpoint that was ever published. It signs nothing, and never makes the log shorter. Throws, and leaves
 * checkpoint and table as they are, if no versions lead to the signed root.
 */
export async function repairLog(deps: RepairDeps): Promise<Repaired> {
  const { note, checkpoint } = await signedCheckpoint(deps);
  await repairTiles(deps.files, checkpoint);
  await deps.files.restore(checkpointPath, note, 'text/plain; charset=utf-8');
  const state = await adoptState(deps, checkpoint);
  return { size: checkpoint.size, files: deps.files.replaced, state };
}
