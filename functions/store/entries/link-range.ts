import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '#shared/data/limits.ts';
import { linkKey } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { type ChainLink, linksOfItem } from './chain-link.ts';

/**
 * Returns a journal's links from sequence `from` to `to`, both included, in order. Leaves out missing links.
 */
export async function linksBetween(
  table: Table,
  journalId: string,
  { from, to }: { from: number; to: number },
  ConsistentRead: boolean,
): Promise<ChainLink[]> {
  const range = between(linkKey(journalId, from), linkKey(journalId, to));
  const links = (await queryAll(table, { ...range, ConsistentRead })).flatMap(linksOfItem);
  if (links.at(-1)?.sequence !== to) {
    // Links added together are in the last one's item, which may be beyond `to`.
    const behind = between(linkKey(journalId, to + 1), linkKey(journalId, to + limits.entriesPerVisit - 1));
    const command = new QueryCommand({ TableName: table.name, ...behind, ConsistentRead, Limit: 1 });
    links.push(...((await table.client.send(command)).Items ?? []).flatMap(linksOfItem));
  }
  return links.filter(({ sequence }) => sequence >= from && sequence <= to);
}
