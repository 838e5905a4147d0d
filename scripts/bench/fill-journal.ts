import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { hashEntry } from '#functions/services/entries/entry-hash.ts';
import { listAttributes } from '#functions/services/entries/list-attributes.ts';
import type { EntryContentItem, EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryKey, ledgerKey, submittedListKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import type { EntryFacts } from './varied-facts.ts';

const batchSize = 25;
const writesAtOnce = 4;

const signer = {
  addressLine: '1200 Pearl Street, Apartment 4',
  city: 'Boulder',
  stateCode: 'CO',
  zip: '80302',
  idType: 'drivers_license',
  idNumber: { ciphertext: 'x'.repeat(96), commitment: 'y'.repeat(64) },
  idIssuingAgency: 'Colorado DMV',
  idExpirationDate: '2030-06-30',
  signature: { digest: 'd'.repeat(64), type: 'png', bytes: 4_000 },
} as const;

function content(number: number): EntryContentItem {
  return {
    date: '2026-01-15',
    stateCode: 'CO',
    documentType: 'deed',
    feeCents: 1_500,
    locationLabel: `${number} West Colfax Avenue, Denver, Colorado 80204`,
    locationLat: 39.7392,
    locationLng: -104.9903,
    documents: [{ description: 'Warranty deed for a single-family home' }],
    comments: 'Signed at the kitchen table.',
    signers: [{ firstName: 'Margaret', lastName: `Delgado ${number}`, ...signer }],
    thumbprint: null,
    signerJournalSignature: null,
    principalSignature: null,
    witnessName: null,
    witnessAddress: null,
    granteeName: null,
    granteeAddress: null,
    landCounty: null,
  };
}

/** Returns the same entry with facts of its own. */
function withFacts(number: number, { names, ...facts }: EntryFacts): EntryContentItem {
  return { ...content(number), ...facts, signers: names.map((named) => ({ ...named, ...signer })) };
}

/**
 * Fills an empty journal with submitted entries up to a number, chained as if each had been submitted. `factsOf`
 * returns the facts of an entry by its number; without it, all entries are similar.
 */
export async function fillJournal(
  { client, name }: Table,
  notaryId: string,
  upTo: number,
  factsOf?: (number: number) => EntryFacts,
): Promise<void> {
  let headHash = '';
  let batch: object[] = [];
  const writes: Promise<unknown>[] = [];
  const flush = async () => {
    const requests = batch.map((Item) => ({ PutRequest: { Item } }));
    if (requests.length > 0)
      writes.push(client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } })));
    batch = [];
    if (writes.length >= writesAtOnce) await Promise.all(writes.splice(0));
  };
  for (let number = 1; number <= upTo; number += 1) {
    const id = ulid();
    const at = new Date(Date.UTC(2026, 0, 15) + number * 60_000).toISOString();
    const recorded = factsOf ? withFacts(number, factsOf(number)) : content(number);
    const entry: EntryItem = {
      ...recorded,
      ...listAttributes(recorded),
      id,
      status: 'submitted',
      version: 2,
      createdAt: at,
      updatedAt: at,
      submittedAt: at,
      entryNumber: number,
      lateEntry: false,
      commission: { commissionNumber: '20264001234', state: 'CO', expirationDate: '2030-06-30' },
      images: [],
      entryHash: null,
      previousHash: headHash,
      rulesVersion: null,
      listKey: submittedListKey(number),
    };
    headHash = hashEntry(entry);
    batch.push({ ...entryKey(notaryId, id), ...entry, entryHash: headHash });
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await Promise.all(writes);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: ledgerKey(notaryId),
      UpdateExpression: 'SET lastNumber = :number, headHash = :hash',
      ExpressionAttributeValues: { ':number': upTo, ':hash': headHash },
    }),
  );
}
