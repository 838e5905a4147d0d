import { BatchWriteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import {
  draftCountKey,
  draftKey,
  draftListKey,
  ledgerKey,
  sealedEntryKey,
  submittedListKey,
} from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

/** The fields that a test sets; the others are the same in all entries. */
export type FiledFacts = Partial<
  Pick<EntryItem, 'date' | 'documentType' | 'outcome' | 'feeCents' | 'locationLabel' | 'signerNames'>
>;

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15) + minute * 60_000).toISOString();

/** Returns an entry as the table stores it, or a draft if `number` is null. */
export function filedEntry(number: number | null, facts: FiledFacts, minute = number ?? 0): EntryItem {
  const id = ulid();
  return {
    date: '2026-01-15',
    stateCode: 'CO',
    documentType: 'deed',
    feeCents: 1_500,
    locationLabel: '1437 Bannock St, Denver, Colorado',
    locationLat: null,
    locationLng: null,
    documents: [],
    comments: null,
    signers: [],
    thumbprint: null,
    signerJournalSignature: null,
    principalSignature: null,
    witnessName: null,
    witnessAddress: null,
    granteeName: null,
    granteeAddress: null,
    landCounty: null,
    signerNames: [{ firstName: 'Ada', lastName: 'Byron' }],
    ...facts,
    id,
    status: number === null ? 'draft' : 'submitted',
    version: 2,
    createdAt: at(minute),
    updatedAt: at(minute),
    submittedAt: number === null ? null : at(minute),
    entryNumber: number,
    lateEntry: false,
    documentCount: 0,
    images: [],
    entryHash: null,
    previousHash: null,
    rulesVersion: null,
    listKey:
      number === null ? draftListKey(at(minute), id, facts.outcome) : submittedListKey(number, facts.outcome),
  };
}

/** Puts entries and drafts into the table, 25 at a time. Notary and journal have the same ID. */
export async function putEntries({ client, name }: Table, id: string, entries: readonly EntryItem[]) {
  for (let start = 0; start < entries.length; start += 25) {
    const requests = entries.slice(start, start + 25).map((entry) => {
      const key = entry.status === 'draft' ? draftKey(id, entry.id) : sealedEntryKey(id, entry.id);
      return { PutRequest: { Item: { ...key, ...entry } } };
    });
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
}

/** Sets the numbers of entries and drafts of a notary whose journal has the same ID. */
export async function setLedger(
  { client, name }: Table,
  id: string,
  { lastNumber, drafts = 0 }: { lastNumber: number; drafts?: number },
): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: ledgerKey(id),
      UpdateExpression:
        'SET lastNumber = :number, lastLink = :number, headHash = :hash, notaryId = :id, notarySalt = :salt',
      ExpressionAttributeValues: { ':number': lastNumber, ':hash': '', ':id': id, ':salt': '' },
    }),
  );
  await client.send(new PutCommand({ TableName: name, Item: { ...draftCountKey(id), draftCount: drafts } }));
}
