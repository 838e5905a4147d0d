import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../table/batch-get.ts';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';
import { invoiceCounterKey, invoiceNumberKey } from './business-keys.ts';

/** How many numbers are looked at in one read to find one that is free. */
const lookAhead = 20;

/** Own numbers have at least four digits. */
const numberOf = (count: number) => String(count).padStart(4, '0');

/**
 * Numbers of invoices. Each belongs to one invoice. Own numbers follow each other without a gap; one that the notary
 * has given away is skipped. The writes are for the transaction that writes the invoice.
 */
export function invoiceNumbers(table: Table) {
  const { client, name: TableName } = table;

  async function last(notaryId: string): Promise<number> {
    const Key = invoiceCounterKey(notaryId);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Number(Item?.['last'] ?? 0);
  }

  /** The write that moves the counter, if it is still as it was read. */
  const counter = (notaryId: string, before: number, after: number): TransactItem => ({
    Put: {
      TableName,
      Item: { ...invoiceCounterKey(notaryId), last: after },
      ConditionExpression: 'attribute_not_exists(pk) OR #last = :before',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':before': before },
    },
  });

  return {
    /** Returns the write that takes a number for an invoice. It fails if another invoice has it. */
    taken(notaryId: string, number: string, invoiceId: string): TransactItem {
      return {
        Put: {
          TableName,
          Item: { ...invoiceNumberKey(notaryId, number), invoiceId },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      };
    },

    /** Returns the ID of the invoice that has a number. Undefined for one that is free. */
    async owner(notaryId: string, number: string): Promise<string | undefined> {
      const Key = invoiceNumberKey(notaryId, number);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && String(Item['invoiceId']);
    },

    /** Returns the next own number, and the write that moves the counter to it. */
    async next(notaryId: string): Promise<{ number: string; counted: TransactItem }> {
      const before = await last(notaryId);
      for (let first = before + 1; ; first += lookAhead) {
        const counts = Array.from({ length: lookAhead }, (_, at) => first + at);
        const keys = counts.map((count) => invoiceNumberKey(notaryId, numberOf(count)));
        const used = new Set((await batchGet(table, keys, true)).map(({ sk }) => sk));
        const free = counts.find((_, at) => !used.has(keys[at]?.sk));
        if (free !== undefined) return { number: numberOf(free), counted: counter(notaryId, before, free) };
      }
    },

    /** Returns the writes that free a number. The last own number is given to the next invoice again. */
    async freed(notaryId: string, number: string, isOwn: boolean): Promise<TransactItem[]> {
      const before = await last(notaryId);
      return [
        { Delete: { TableName, Key: invoiceNumberKey(notaryId, number) } },
        ...(isOwn && numberOf(before) === number ? [counter(notaryId, before, before - 1)] : []),
      ];
    },
  };
}

export type InvoiceNumbers = ReturnType<typeof invoiceNumbers>;
