import { setTimeout as delay } from 'node:timers/promises';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import { linksOfItem } from '#functions/store/entries/chain-link.ts';
import type { Table } from '#functions/store/table/table.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { checkpointPath, logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { leafHash, rootHash } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { entriesPath, leavesOf, tileWidth } from '#shared/evidence/log/tiles.ts';

/** Returns all items of a table. */
export async function scannedItems({ client, name: TableName }: Table): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Returns the data of all leaves of a log of `size` leaves, from its published files. */
export async function leavesIn(files: Pick<LogFiles, 'read'>, size: number): Promise<Uint8Array[]> {
  const tiles = Array.from({ length: Math.ceil(size / tileWidth) }, (_, index) => ({
    index,
    width: Math.min(tileWidth, size - index * tileWidth),
  }));
  const read = await Promise.all(tiles.map((tile) => files.read(`${logBase}/${entriesPath(tile)}`)));
  return read.flatMap((file) => leavesOf(file ?? new Uint8Array()));
}

/** Returns the leaves of the published log, in hex. Throws unless a signed checkpoint has their root. */
async function publishedLeaves(files: LogFiles): Promise<string[]> {
  const keys = JSON.parse((await files.readChanging(publicKeysPath))?.text ?? '{}');
  const note = (await files.readChanging(checkpointPath))?.text ?? '';
  const { size, root } = parseCheckpoint((await openNote(note, [keys.log.vkey])).text);
  const leaves = await leavesIn(files, size);
  if (hexOf(rootHash(leaves.map(leafHash))) !== hexOf(root)) throw new Error('The root is wrong');
  return leaves.map(hexOf);
}

/**
 * Waits until no link of a table waits for the log. Returns the leaves of the published log, and those that the links
 * of the table must have there, both sorted.
 */
export async function settledLog(
  table: Table,
  files: LogFiles,
): Promise<{ published: string[]; expected: string[] }> {
  for (;;) {
    const items = await scannedItems(table);
    const isPending = items.some(({ pk }) => /^LEAF#/.test(String(pk)));
    const isGrowing = items.some(({ sk }) => /^BATCH#/.test(String(sk)));
    if (isPending || isGrowing) {
      await delay(500);
      continue;
    }
    const links = items.filter(({ sk }) => String(sk).startsWith('LINK#'));
    const expected = links.flatMap((item) => {
      const journalId = String(item['pk']).slice('JOURNAL#'.length);
      return linksOfItem(item).map(({ position, hash }) => hexOf(leafData({ journalId, position, hash })));
    });
    return { published: (await publishedLeaves(files)).toSorted(), expected: expected.toSorted() };
  }
}
