import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { hashEntry } from '#functions/services/entry-hash.ts';
import { listAttributes } from '#functions/services/list-attributes.ts';
import type { EntryContentItem, EntryItem } from '#functions/store/entry-item.ts';
import { entryKey, ledgerKey, submittedListKey } from '#functions/store/keys.ts';
import type { Table } from '#functions/store/table.ts';

const batchSize = 25;

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
    signers: [
      {
        firstName: 'Margaret',
        lastName: `Delgado ${number}`,
        addressLine: '1200 Pearl Street, Apartment 4',
        city: 'Boulder',
        stateCode: 'CO',
        zip: '80302',
        idType: 'drivers_license',
        idNumber: { ciphertext: 'x'.repeat(96), commitment: 'y'.repeat(64) },
        idIssuingAgency: 'Colorado DMV',
        idExpirationDate: '2030-06-30',
        signature: { digest: 'd'.repeat(64), type: 'png', bytes: 4_000 },
      },
    ],
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

/** Fills an empty journal with submitted entries up to a number, chained as if each had been submitted. */
export async function fillJournal({ client, name }: Table, notaryId: string, upTo: number): Promise<void> {
  let headHash = '';
  let batch: object[] = [];
  const flush = async () => {
    const requests = batch.map((Item) => ({ PutRequest: { Item } }));
    if (requests.length > 0) await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
    batch = [];
  };
  for (let number = 1; number <= upTo; number += 1) {
    const id = ulid();
    const at = new Date(Date.UTC(2026, 0, 15) + number * 60_000).toISOString();
    const recorded = content(number);
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
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: ledgerKey(notaryId),
      UpdateExpression: 'SET lastNumber = :number, headHash = :hash',
      ExpressionAttributeValues: { ':number': upTo, ':hash': headHash },
    }),
  );
}
