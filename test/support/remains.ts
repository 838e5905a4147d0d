import { ListObjectVersionsCommand, type ListObjectVersionsCommandOutput } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { noticesFolder } from '#functions/adapters/files/erasure-notice.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import type { Table } from '#functions/store/table/table.ts';

/**
 * Returns the keys of all items that contain one of the texts and have not expired some milliseconds ahead of now, each after the
 * text. It reads the whole table.
 */
export async function itemsWith(table: Table, texts: readonly string[], ahead: number): Promise<string[]> {
  const found: string[] = [];
  const then = (Date.now() + ahead) / 1000;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name, ExclusiveStartKey: start, ConsistentRead: true }),
    );
    for (const item of page.Items ?? []) {
      if (Number(item['expiresAt'] ?? Number.POSITIVE_INFINITY) <= then) continue;
      const content = JSON.stringify(item);
      const held = texts.filter((text) => content.includes(text));
      found.push(...held.map((text) => `${text}: ${item['pk']} ${item['sk']}`));
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

/**
 * Returns the keys of all versions of objects, and of markers, whose keys contain one of the texts. It lists all buckets. Notices to the
 * copies in the backup region, which a lifecycle rule removes, are left out.
 */
export async function versionsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const bucket of ['FILES_BUCKET', 'SEALED_BUCKET', 'PICTURES_BUCKET']) {
    let next: Partial<ListObjectVersionsCommandOutput> | undefined = {};
    while (next) {
      const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = next;
      const page: ListObjectVersionsCommandOutput = await s3Client.send(
        new ListObjectVersionsCommand({ Bucket: env(bucket), KeyMarker, VersionIdMarker }),
      );
      const { Versions = [], DeleteMarkers = [] } = page;
      const keys = [...Versions, ...DeleteMarkers]
        .map(({ Key = '' }) => Key)
        .filter((key) => !key.startsWith(noticesFolder));
      found.push(...keys.filter((key) => texts.some((text) => key.includes(text))));
      next = page.IsTruncated ? page : undefined;
    }
  }
  return found;
}
