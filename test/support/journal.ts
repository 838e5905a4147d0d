import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { hashEntry } from '#functions/services/entries/entry-hash.ts';
import { type EntryItem, entryItem } from '#functions/store/entries/entry-item.ts';
import { chainKey, entryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from './api.ts';
import { buildEntry, type EntryPayload } from './entry.ts';
import type { Notary } from './notary.ts';
import { testTable } from './stack.ts';

/**
 * Stores a draft made only to be submitted, and returns its ID. Its comments are unique and contain no groups of
 * digits, which may look like a card number.
 */
export async function draftToSubmit(notary: Notary, changes: Partial<EntryPayload> = {}, apiUrl?: string) {
  const { status, body } = await call('create-draft', {
    query: { intent: 'submit' },
    body: buildEntry({ comments: ulid(), ...changes }),
    token: notary.token,
    ...(apiUrl && { apiUrl }),
  });
  if (status !== 201) throw new Error(`A draft answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Submits an entry. */
export function submit(notary: Notary, id: string, apiUrl?: string) {
  return call('submit-entry', { params: { id }, token: notary.token, ...(apiUrl && { apiUrl }) });
}

/** Submits an entry that was recorded at a time, ISO 8601. */
export function submitRecorded(notary: Notary, id: string, recordedAt: string) {
  return call('submit-entry', { params: { id }, token: notary.token, body: { recorded_at: recordedAt } });
}

async function all({ client, name }: Table, pk: string, prefix: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

/** Returns a notary's submitted entries as the table stores them, by number. */
export async function submittedEntries(table: Table, notaryId: string): Promise<EntryItem[]> {
  return (await all(table, entryKey(notaryId, '').pk, 'ENTRY#'))
    .map((item) => entryItem.parse(item))
    .filter((entry) => entry.status === 'submitted')
    .toSorted((left, right) => (left.entryNumber ?? 0) - (right.entryNumber ?? 0));
}

/**
 * Reads a journal as the table stores it and returns its faults: gaps, duplicate numbers, broken links, and
 * hashes that do not match the content. A sound journal has none.
 */
export async function journalFaults(
  notaryId: string,
  table?: Table,
): Promise<{ faults: string[]; submitted: string[] }> {
  const read = table ?? (await testTable());
  const entries = await submittedEntries(read, notaryId);
  const chain = await all(read, chainKey(notaryId, 1).pk, '0');
  const faults: string[] = [];
  if (chain.length !== entries.length) faults.push(`${entries.length} entries, ${chain.length} links`);
  let previous = '';
  for (const [index, entry] of entries.entries()) {
    if (entry.entryNumber !== index + 1)
      faults.push(`position ${index + 1} holds number ${entry.entryNumber}`);
    if (entry.previousHash !== previous) faults.push(`entry ${entry.entryNumber} breaks the chain`);
    if (hashEntry(entry) !== entry.entryHash) faults.push(`entry ${entry.entryNumber} does not fit its hash`);
    const link = chain[index];
    if (link?.['entryHash'] !== entry.entryHash || link?.['entryId'] !== entry.id) {
      faults.push(`link ${index + 1} names another entry`);
    }
    previous = entry.entryHash ?? '';
  }
  return { faults, submitted: entries.map((entry) => entry.id) };
}
