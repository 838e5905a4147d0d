import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { type LambdaRecord, StreamReader, type StreamSource } from '../local/database/stream-reader.ts';
import { localDynamoDbClient } from '../local/database/table.ts';

/** An item as DynamoDB stores it. */
export type StoredItem = Record<string, AttributeValue>;

/** All items of a table as they were at one position of its stream. */
export type TableSnapshot = {
  items: StoredItem[];
  /** Items that changed while they were copied, and were taken from the stream as they had been before. */
  undone: number;
};

/** Items of one page, so few that writes go on between the pages. */
const pageItems = 50;
/** The most that one BatchWriteItem takes. */
const batchItems = 25;

const keyOf = (item: StoredItem) => JSON.stringify([item['pk']?.S, item['sk']?.S]);
const markerOf = (name: string): StoredItem => ({ pk: { S: 'RESTORE_DRILL' }, sk: { S: name } });

async function scan(client: DynamoDBClient, TableName: string): Promise<Map<string, StoredItem>> {
  const found = new Map<string, StoredItem>();
  let start: StoredItem | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ConsistentRead: true, Limit: pageItems, ExclusiveStartKey: start }),
    );
    for (const item of page.Items ?? []) found.set(keyOf(item), item);
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

/** Reads the stream until it has the record of a marker. */
async function recordsUntil(reader: StreamReader, marker: string): Promise<LambdaRecord[]> {
  const records: LambdaRecord[] = [];
  const isMarker = ({ dynamodb }: LambdaRecord) => keyOf(dynamodb['Keys'] as StoredItem) === marker;
  while (!records.some(isMarker)) records.push(...(await reader.read()));
  return records;
}

/**
 * Copies a table of DynamoDB Local as it is at one moment, while writes go on, as point-in-time recovery does in AWS. It
 * scans the table, then replaces every item that changed since the moment by its first old image in the stream.
 * `atMoment` is called right after the moment.
 */
export async function snapshotTable(source: StreamSource, atMoment: () => void): Promise<TableSnapshot> {
  const client = localDynamoDbClient(source.endpoint);
  const reader = new StreamReader(source);
  const id = crypto.randomUUID();
  const [start, end] = [markerOf(`START#${id}`), markerOf(`END#${id}`)];
  const put = (Item: StoredItem) => client.send(new PutItemCommand({ TableName: source.table, Item }));
  try {
    await put(start);
    atMoment();
    const items = await scan(client, source.table);
    await put(end);
    const records = await recordsUntil(reader, keyOf(end));
    const from = records.findIndex(({ dynamodb }) => keyOf(dynamodb['Keys'] as StoredItem) === keyOf(start));
    const undone = new Set<string>([keyOf(start), keyOf(end)]);
    for (const { dynamodb } of records.slice(from + 1)) {
      const key = keyOf(dynamodb['Keys'] as StoredItem);
      if (undone.has(key)) continue;
      undone.add(key);
      const before = dynamodb['OldImage'] as StoredItem | undefined;
      if (before) items.set(key, before);
      else items.delete(key);
    }
    items.delete(keyOf(start));
    return { items: [...items.values()], undone: undone.size - 2 };
  } finally {
    reader.close();
    for (const Key of [start, end]) {
      await client.send(new DeleteItemCommand({ TableName: source.table, Key }));
    }
    client.destroy();
  }
}

/** Writes the items of a snapshot into an empty table. */
export async function restoreTable(
  { endpoint, table }: StreamSource,
  items: readonly StoredItem[],
): Promise<void> {
  const client = localDynamoDbClient(endpoint);
  try {
    for (let at = 0; at < items.length; at += batchItems) {
      let left = items.slice(at, at + batchItems).map((Item) => ({ PutRequest: { Item } }));
      while (left.length > 0) {
        const { UnprocessedItems } = await client.send(
          new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
        );
        left = (UnprocessedItems?.[table] ?? []) as typeof left;
      }
    }
  } finally {
    client.destroy();
  }
}
