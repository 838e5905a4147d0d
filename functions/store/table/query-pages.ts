import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

type Item = Record<string, unknown>;

/** Yields the items of a query page by page. A filtered page may be empty. */
export async function* queryPages({ client, name }: Table, query: Query): AsyncGenerator<Item[]> {
  let start: Item | undefined;
  do {
    const page = await client.send(new QueryCommand({ TableName: name, ...query, ExclusiveStartKey: start }));
    yield page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Returns the items of all pages of a query. */
export async function queryAll(table: Table, query: Query): Promise<Item[]> {
  const found: Item[] = [];
  for await (const page of queryPages(table, query)) found.push(...page);
  return found;
}

/** Returns the query for the items of a partition between two sort keys, both included. */
export function between({ pk, sk }: Key, { sk: to }: Pick<Key, 'sk'>): Query {
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': sk, ':to': to },
  };
}
