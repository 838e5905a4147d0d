import { ListObjectVersionsCommand, type ListObjectVersionsCommandOutput } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Returns the keys of all items that contain a text and have not expired some milliseconds ahead of now. */
export async function itemsWith(table: Table, text: string, ahead: number): Promise<string[]> {
  const found: string[] = [];
  const then = (Date.now() + ahead) / 1000;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name, ExclusiveStartKey: start, ConsistentRead: true }),
    );
    for (const item of page.Items ?? []) {
      const isThere = Number(item['expiresAt'] ?? Number.POSITIVE_INFINITY) > then;
      if (isThere && JSON.stringify(item).includes(text)) found.push(`${item['pk']} ${item['sk']}`);
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

/** Returns the keys of all versions of objects, and of markers, whose keys contain a text. */
export async function versionsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const bucket of ['FILES_BUCKET', 'SEALED_BUCKET', 'PICTURES_BUCKET']) {
    let next: Partial<ListObjectVersionsCommandOutput> | undefined = {};
    while (next) {
      const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = next;
      const page: ListObjectVersionsCommandOutput = await s3Client.send(
        new ListObjectVersionsCommand({ Bucket: env(bucket), KeyMarker, VersionIdMarker }),
      );
      const { Versions = [], DeleteMarkers = [] } = page;
      found.push(...[...Versions, ...DeleteMarkers].flatMap(({ Key }) => (Key?.includes(text) ? Key : [])));
      next = page.IsTruncated ? page : undefined;
    }
  }
  return found;
}
