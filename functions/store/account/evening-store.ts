import * as z from 'zod/mini';
import { updateIf } from '../table/conditional-update.ts';
import { eveningKey } from '../table/keys.ts';
import { queryPages } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import type { TransactItem } from '../table/transactions.ts';

const eveningItem = z.object({
  notaryId: z.string(),
  /** When the notary's next evening begins. */
  dueAt: z.iso.datetime(),
});

/** A notary who once turned on the email, and the next evening. The account says whether it is still on. */
export type Evening = z.output<typeof eveningItem>;

/**
 * Reads and writes the evenings on which notaries get the next day's orders by email. Items are never
 * deleted: a notary who turns the email off and on again still gets only one a day.
 */
export function eveningStore(table: Table) {
  const { name: TableName } = table;

  /** Moves an evening from one instant to another. False if it has already moved or was removed. */
  const move = ({ notaryId }: Evening, from: string, to: string) =>
    updateIf(table, {
      Key: eveningKey(notaryId),
      UpdateExpression: 'SET dueAt = :to',
      ConditionExpression: 'dueAt = :from',
      ExpressionAttributeValues: { ':from': from, ':to': to },
    });

  return {
    /** Returns the write that schedules a notary's evenings, for the transaction that turns the email on. */
    scheduled(notaryId: string, dueAt: Date): TransactItem {
      return {
        Update: {
          TableName,
          Key: eveningKey(notaryId),
          UpdateExpression: 'SET notaryId = :notary, dueAt = if_not_exists(dueAt, :due)',
          ExpressionAttributeValues: { ':notary': notaryId, ':due': dueAt.toISOString() },
        },
      };
    },

    /** Yields the evenings that have begun, page by page, strongly consistent. */
    async *due(now: Date): AsyncGenerator<Evening[]> {
      const pages = queryPages(table, {
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'dueAt <= :now',
        ExpressionAttributeValues: { ':pk': eveningKey('').pk, ':now': now.toISOString() },
        ConsistentRead: true,
      });
      for await (const page of pages) yield page.map((item) => z.parse(eveningItem, item));
    },

    /** Claims an evening by scheduling the next one. False if a run has already claimed it. */
    claim: (evening: Evening, next: Date) => move(evening, evening.dueAt, next.toISOString()),

    /** Releases a claim when certainly nothing was sent. `evening` is the item before the claim. */
    release: (evening: Evening, next: Date) => move(evening, next.toISOString(), evening.dueAt),
  };
}

export type EveningStore = ReturnType<typeof eveningStore>;
