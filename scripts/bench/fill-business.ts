import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { type PaperKind, paperKey } from '#functions/store/business/business-keys.ts';
import type { Papers } from '#functions/store/business/stored-papers.ts';
import { rowItems } from '#functions/store/business/stored-rows.ts';
import type { Table } from '#functions/store/table/table.ts';
import { addDays } from '#shared/rules/dates.ts';

/** DynamoDB takes 25 items at a time. */
const batchSize = 25;
const writesAtOnce = 4;
const address = '1200 West Colfax Avenue, Denver, Colorado 80204';

const dayAt = (days: number) => addDays('2020-01-01', days);

function order(at: number): Papers['order'] {
  const day = dayAt(Math.floor(at / 3));
  return {
    ...{ id: ulid(), title: 'Delgado refinance', orderNumber: `88-${at}`, clientId: ulid() },
    ...{ startsAt: `${day}T17:30`, timezone: 'America/Denver', minutes: 60, address, status: 'done' },
    signers: [{ name: 'Margaret Delgado', phone: '(303) 555-0118' }],
    lines: [
      { kind: 'notarial', description: 'Two acknowledgments', amount: '30.00' },
      { kind: 'travel', description: 'Travel', amount: '105.00' },
    ],
    ...{ entryIds: [ulid()], entries: [], sequence: 1, trips: 1, invoiceId: ulid(), isPaid: true },
  };
}

const trip = (at: number): Papers['trip'] => ({
  ...{
    id: ulid(),
    date: dayAt(Math.floor(at / 5)),
    miles: 12.4,
    purpose: 'Delgado refinance',
    orderId: ulid(),
  },
  ...{ from: '2180 Larimer Street, Denver, Colorado 80205', to: address },
});

/** Gives an account orders and trips with their rows in lists, as if each had been added. Totals stay as they are. */
export async function fillBusiness(
  { client, name }: Table,
  notaryId: string,
  { orders, trips }: { orders: number; trips: number },
): Promise<void> {
  const itemsOf = <K extends PaperKind>(kind: K, paper: Papers[K]) => [
    { ...paperKey(notaryId, kind, paper.id), paper, version: 1 },
    ...rowItems(notaryId, kind, paper),
  ];
  const items = [
    ...Array.from({ length: orders }, (_, at) => itemsOf('order', order(at))),
    ...Array.from({ length: trips }, (_, at) => itemsOf('trip', trip(at))),
  ].flat();
  for (let at = 0; at < items.length; at += batchSize * writesAtOnce) {
    const batches = Array.from({ length: writesAtOnce }, (_, one) =>
      items.slice(at + one * batchSize, at + (one + 1) * batchSize),
    ).filter(({ length }) => length > 0);
    await Promise.all(
      batches.map((batch) => {
        const requests = batch.map((Item) => ({ PutRequest: { Item } }));
        return client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
      }),
    );
  }
}
