import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type ActOutcome, actOutcomeCodes } from '#shared/data/outcomes.ts';
import { doubtsMark, draftKey, listIndex, sealedEntryKey, submittedListKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type EntryRowItem, entryRowItem } from './entry-row-item.ts';

/** Returns the outcome of the act and the open doubts from a list index key. */
function listedFacts(listKey: string): { outcome: ActOutcome; openDoubts: string[] } {
  const parts = listKey.split('#');
  const doubts = parts.find((part) => part.startsWith(doubtsMark))?.slice(doubtsMark.length);
  return {
    outcome: actOutcomeCodes.find((code) => parts.includes(code)) ?? 'performed',
    openDoubts: doubts ? doubts.split(',') : [],
  };
}

/** Row fields that an item omits when they are empty (stored-entry.ts). */
const emptyFields = { stateCode: null, documentType: null, locationLabel: null };

/** Returns a row, with the outcome and the doubts, or the destruction, from its list index key. */
function rowOf(item: Record<string, unknown>): EntryRowItem {
  const listKey = String(item['listKey']);
  if (item['status'] === 'destroyed')
    return entryRowItem.parse({ ...item, destruction: listKey.slice(listKey.lastIndexOf('#') + 1) });
  return entryRowItem.parse({ ...emptyFields, ...item, ...listedFacts(listKey) });
}

/** Reads rows of entries and drafts from the list index, without their content. */
export function entryRows({ client, name: TableName }: Table) {
  /** Returns the rows between two list index keys of a partition, newest first. */
  async function rows(
    pk: string,
    { from, to, limit, strong }: { from: string; to: string; limit: number; strong: boolean },
  ): Promise<EntryRowItem[]> {
    const found: EntryRowItem[] = [];
    if (limit < 1) return found;
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          IndexName: listIndex,
          ConsistentRead: strong,
          ScanIndexForward: false,
          KeyConditionExpression: 'pk = :pk AND listKey BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
          Limit: limit - found.length,
          ExclusiveStartKey: start,
        }),
      );
      found.push(...(page.Items ?? []).map(rowOf));
      start = page.LastEvaluatedKey;
    } while (start && found.length < limit);
    return found;
  }

  return {
    /**
     * Returns the rows of a journal's entries numbered `from` to `to`, both included, highest first. They
     * never change and have no gaps, so eventually consistent reads suffice unless one is still missing.
     */
    async submittedRows(journalId: string, from: number, to: number): Promise<EntryRowItem[]> {
      // `$` sorts after the outcome that may end a key.
      const range = {
        from: submittedListKey(from),
        to: `${submittedListKey(to)}$`,
        limit: to - from + 1,
      };
      const { pk } = sealedEntryKey(journalId, '');
      const found = await rows(pk, { ...range, strong: false });
      return found.length < range.limit ? rows(pk, { ...range, strong: true }) : found;
    },

    /** Returns the `limit` drafts of a notary that were saved last. */
    draftRows(notaryId: string, limit: number): Promise<EntryRowItem[]> {
      return rows(draftKey(notaryId, '').pk, { from: 'D#', to: 'D$', limit, strong: true });
    },
  };
}

export type EntryRows = ReturnType<typeof entryRows>;
