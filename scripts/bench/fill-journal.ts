import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { listAttributes } from '#functions/services/entries/list-attributes.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryContentItem, EntryItem } from '#functions/store/entries/entry-item.ts';
import type { Table } from '#functions/store/table/table.ts';
import { draftSealer } from './seal-drafts.ts';
import type { EntryFacts } from './varied-facts.ts';

/** Two items for each entry, and DynamoDB takes 25 at a time. */
const batchSize = 24;
const writesAtOnce = 4;

const commission = {
  ...{ id: '01KBENCH000000000000000000', isPrimary: true },
  ...{ commissionNumber: '20264001234', state: 'CO', expirationDate: '2030-06-30' },
};

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
  table: Table,
  account: Account,
  upTo: number,
  factsOf?: (number: number) => EntryFacts,
): Promise<void> {
  const { client, name } = table;
  const sealer = await draftSealer(table, { ...account, commissions: [commission] });
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
      status: 'draft',
      version: 1,
      createdAt: at,
      updatedAt: at,
      submittedAt: null,
      entryNumber: null,
      lateEntry: false,
      images: [],
      entryHash: null,
      previousHash: null,
      rulesVersion: null,
    };
    batch.push(...sealer.seal(entry, at));
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await Promise.all(writes);
  await sealer.finish();
}
