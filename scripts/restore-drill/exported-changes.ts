import { gunzipSync } from 'node:zlib';
import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { subMinutes } from 'date-fns/subMinutes';
import * as z from 'zod/mini';
import type { StoredItem } from './table-snapshot.ts';

/** The summary that DynamoDB writes when an export is complete. */
const summary = z.object({
  exportType: z.string(),
  exportFromTime: z.optional(z.coerce.date()),
  exportToTime: z.optional(z.coerce.date()),
  manifestFilesS3Key: z.string(),
});

const fileLine = z.object({ dataFileS3Key: z.string() });

/** A changed item. Without an image, it was deleted. */
const change = z.object({
  Keys: z.custom<StoredItem>(),
  NewImage: z.optional(z.custom<StoredItem>()),
});

type Source = { s3: S3Client; bucket: string };

/** A completed export of the changes of some hours. */
type Export = { from: Date; to: Date; files: string };

/** The backup may be this much older than AWS says. */
const marginMinutes = 5;

/** The most that one BatchWriteItem takes, and batches in parallel. */
const batchItems = 25;
const batchesAtOnce = 16;

async function bytesOf({ s3, bucket }: Source, key: string): Promise<Buffer> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error(`${key} is empty`);
  return Buffer.from(await Body.transformToByteArray());
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

async function exportsIn(source: Source): Promise<Export[]> {
  const found: Export[] = [];
  const pages = paginateListObjectsV2(
    { client: source.s3 },
    { Bucket: source.bucket, Prefix: 'AWSDynamoDB/' },
  );
  for await (const { Contents = [] } of pages) {
    for (const { Key = '' } of Contents) {
      if (!Key.endsWith('/manifest-summary.json')) continue;
      const { exportType, exportFromTime, exportToTime, manifestFilesS3Key } = summary.parse(
        JSON.parse((await bytesOf(source, Key)).toString()),
      );
      if (exportType !== 'INCREMENTAL_EXPORT' || !exportFromTime || !exportToTime) continue;
      found.push({ from: exportFromTime, to: exportToTime, files: manifestFilesS3Key });
    }
  }
  return found.toSorted((one, other) => one.to.getTime() - other.to.getTime());
}

/** Returns the exports that lead from a moment to the latest one. Throws if changes between two of them are missing. */
function withoutGaps(exports: readonly Export[], since: Date): Export[] {
  const chosen = exports.filter(({ to }) => to > since);
  let reached = subMinutes(since, marginMinutes);
  for (const { from, to } of chosen) {
    if (from > reached) {
      throw new Error(`Changes from ${reached.toISOString()} to ${from.toISOString()} are missing`);
    }
    reached = to;
  }
  return chosen;
}

async function write(client: DynamoDBClient, table: string, requests: WriteRequest[]): Promise<void> {
  let open: WriteRequest[] | undefined = requests;
  while (open && open.length > 0) {
    const response: BatchWriteItemCommandOutput = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: open } }),
    );
    open = response.UnprocessedItems?.[table];
  }
}

/** The result: exports, written and deleted items, and the moment that the table has reached. */
export type Applied = { exports: number; written: number; deleted: number; reached: Date };

/**
 * Brings a table that was restored from a backup forward by the exported changes since (docs/runbooks/lost-region.md). An export
 * has the last state of each item that changed, so applying one again, or one that began before the backup, is harmless.
 */
export async function applyChanges(
  source: Source,
  { client, table, since }: { client: DynamoDBClient; table: string; since: Date },
): Promise<Applied> {
  const chosen = withoutGaps(await exportsIn(source), since);
  const applied = { exports: chosen.length, written: 0, deleted: 0, reached: chosen.at(-1)?.to ?? since };
  for (const { files } of chosen) {
    for (const line of linesOf((await bytesOf(source, files)).toString())) {
      const { dataFileS3Key } = fileLine.parse(JSON.parse(line));
      const requests = linesOf(gunzipSync(await bytesOf(source, dataFileS3Key)).toString()).map(
        (text): WriteRequest => {
          const { Keys, NewImage } = change.parse(JSON.parse(text));
          return NewImage ? { PutRequest: { Item: NewImage } } : { DeleteRequest: { Key: Keys } };
        },
      );
      const batches = Array.from({ length: Math.ceil(requests.length / batchItems) }, (_, index) =>
        requests.slice(index * batchItems, (index + 1) * batchItems),
      );
      for (let at = 0; at < batches.length; at += batchesAtOnce) {
        await Promise.all(batches.slice(at, at + batchesAtOnce).map((batch) => write(client, table, batch)));
      }
      applied.written += requests.filter(({ PutRequest }) => PutRequest).length;
      applied.deleted += requests.filter(({ DeleteRequest }) => DeleteRequest).length;
    }
  }
  return applied;
}
