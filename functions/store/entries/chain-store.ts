import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { linkKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type ChainLink, linkOfItem } from './chain-link.ts';

export type ChainStore = {
  /**
   * Returns the links from sequence `from` to `to`, both included, in order, strongly consistent. Missing links are
   * left out.
   */
  links(journalId: string, from: number, to: number): Promise<ChainLink[]>;
};

/** Reads the hash chains of journals. */
export function chainStore({ client, name: TableName }: Table): ChainStore {
  return {
    async links(journalId, from, to) {
      const found: ChainLink[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: {
              ':pk': linkKey(journalId, from).pk,
              ':from': linkKey(journalId, from).sk,
              ':to': linkKey(journalId, to).sk,
            },
            ExclusiveStartKey: start,
          }),
        );
        found.push(...(page.Items ?? []).map(linkOfItem));
        start = page.LastEvaluatedKey;
      } while (start);
      return found;
    },
  };
}
