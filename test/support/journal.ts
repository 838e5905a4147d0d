import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { type VerifiedPart, verifyJournal } from '#functions/services/entries/verify-journal.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { linksOfItem } from '#functions/store/entries/chain-link.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
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

/** Submits several entries as one. */
export function submitTogether(notary: Notary, ids: readonly string[], apiUrl?: string) {
  return call('submit-entries', {
    body: { entry_ids: [...ids] },
    token: notary.token,
    ...(apiUrl && { apiUrl }),
  });
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

/** Returns the account of a notary who registered in a test. */
export async function accountOf(notaryId: string, table?: Table): Promise<Account> {
  const account = await accountStore(table ?? (await testTable())).get(notaryId);
  if (!account) throw new Error('There is no such account');
  return account;
}

/** Returns a notary's submitted entries as the table stores them, by number; of the current journal unless another is given. */
export async function submittedEntries(
  table: Table,
  notaryId: string,
  ofJournal?: string,
): Promise<EntryItem[]> {
  const journalId = ofJournal ?? (await accountOf(notaryId, table)).journalId;
  return (await all(table, sealedEntryKey(journalId, '').pk, 'ENTRY#'))
    .map((item) => parseEntry(item))
    .toSorted((left, right) => (left.entryNumber ?? 0) - (right.entryNumber ?? 0));
}

/**
 * Reads a journal as the table stores it and returns its faults: gaps, duplicate numbers, broken links, and
 * hashes that do not match the content. A sound journal has none. Reads the current journal unless another is given.
 */
export async function journalFaults(
  notaryId: string,
  table?: Table,
  ofJournal?: string,
): Promise<{ faults: string[]; submitted: string[] }> {
  const read = table ?? (await testTable());
  const journalId = ofJournal ?? (await accountOf(notaryId, read)).journalId;
  const entries = await submittedEntries(read, notaryId, journalId);
  const links = (await all(read, linkKey(journalId, 0).pk, 'LINK#')).flatMap(linksOfItem);
  const deps = {
    chain: chainStore(read),
    journal: journalStore(read),
    batch: entryBatch(read),
    addenda: addendumStore(read),
    destructions: destructionStore(read),
  };
  const faults: string[] = [];
  let from: number | undefined = 0;
  while (from !== undefined) {
    const part: VerifiedPart = await verifyJournal(deps, journalId, from, 100);
    faults.push(...part.faults.map(({ kind, sequence }) => `${kind} at link ${sequence}`));
    from = part.next;
  }
  const addenda = await all(read, linkKey(journalId, 0).pk, 'ADDENDUM#');
  const ends = links.filter(({ kind }) => kind === 'opening' || kind === 'closing');
  if (links.length !== entries.length + addenda.length + ends.length) {
    faults.push(`${entries.length} entries, ${addenda.length} addenda, ${links.length} links`);
  }
  const gaps = entries.filter(({ entryNumber }, index) => entryNumber !== index + 1);
  faults.push(...gaps.map(({ entryNumber }) => `number ${entryNumber} is out of place`));
  return { faults, submitted: entries.map((entry) => entry.id) };
}
