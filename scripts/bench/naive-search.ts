import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { entryKey } from '#functions/store/keys.ts';
import type { Table } from '#functions/store/table.ts';
import { type EntryFilters, entryMatcher } from '#shared/rules/entry-filters.ts';

const judged = z.object({
  entryNumber: z.int(),
  date: z.string(),
  documentType: z.nullable(z.string()),
  feeCents: z.int(),
  locationLabel: z.nullable(z.string()),
  signerNames: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});

/** Entries of a page, at most 1 MB, as DynamoDB's pages are; without it the local one reads all the rest for each. */
const pageEntries = 500;

/** A search as it is written first: every entry is read, whole, and what does not fit is thrown away. */
export async function naiveSearch(
  { client, name }: Table,
  notaryId: string,
  filters: EntryFilters,
): Promise<{ total: number; numbers: number[] }> {
  const fits = entryMatcher(filters);
  const { pk, sk } = entryKey(notaryId, '');
  const numbers: number[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        TableName: name,
        // DynamoDB Local looks through the whole partition for begins_with.
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': sk, ':last': `${sk}~` },
        Limit: pageEntries,
        ExclusiveStartKey: start,
      }),
    );
    for (const item of page.Items ?? []) {
      if (item['status'] !== 'submitted') continue;
      const entry = judged.parse(item);
      if (fits(entry)) numbers.push(entry.entryNumber);
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return { total: numbers.length, numbers: numbers.toSorted((left, right) => right - left).slice(0, 20) };
}
