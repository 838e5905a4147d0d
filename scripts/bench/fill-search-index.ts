import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { blockKinds, lastInBlocks } from '#functions/store/entry-blocks.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { entryBlockKey, nameKey, searchIndexKey } from '#functions/store/keys.ts';
import { namePostings } from '#functions/store/name-postings.ts';
import type { Table } from '#functions/store/table.ts';

const batchSize = 25;
const writesAtOnce = 4;
/** A multiple of what a name's item and any block cover, so that each is written whole, once. */
const rowsAtOnce = 4_000;

/**
 * Makes the search index of a journal of `upTo` entries that has none, as index-entries would, in large writes: for
 * journals that were filled past the table's stream.
 */
export async function fillSearchIndex(table: Table, notaryId: string, upTo: number): Promise<void> {
  const { client, name } = table;
  const entries = entryStore(table);
  async function write(items: Record<string, unknown>[]): Promise<void> {
    const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
      items.slice(at * batchSize, (at + 1) * batchSize),
    ).values();
    const worker = async () => {
      for (const batch of batches) {
        const requests = batch.map((Item) => ({ PutRequest: { Item } }));
        await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
      }
    };
    await Promise.all(Array.from({ length: writesAtOnce }, worker));
  }
  for (let start = 0; start <= upTo; start += rowsAtOnce) {
    // Names are kept by thousands from 0, the others by tens and hundreds from 1.
    const [first, last] = [Math.max(1, start), Math.min(start + rowsAtOnce, upTo)];
    const rows = (await entries.submittedRows(notaryId, first, last)).toReversed();
    const named = rows.filter(({ entryNumber }) => (entryNumber ?? 0) < start + rowsAtOnce);
    await write(
      namePostings(named).map(({ word, block, signers }) => ({
        ...nameKey(notaryId, word, block),
        signers: new Set(signers),
      })),
    );
    const kept = rows.filter(({ entryNumber }) => (entryNumber ?? 0) > start);
    await write(
      blockKinds.flatMap((kind) =>
        Array.from({ length: (lastInBlocks(kind, last) - start) / kind.size }, (_, at) => ({
          ...entryBlockKey(notaryId, kind.kind, start / kind.size + at),
          content: kind.write(kept.slice(at * kind.size, (at + 1) * kind.size)),
        })),
      ),
    );
  }
  await client.send(new PutCommand({ TableName: name, Item: { ...searchIndexKey(notaryId), upTo } }));
}
