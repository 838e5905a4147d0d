import type { ChainLink } from '../entries/chain-link.ts';
import { type Ledger, ledgerAdvance } from '../entries/ledger.ts';
import { itemsOfLinks } from '../entries/link-items.ts';
import { itemsOfNewJournal, type NewJournal } from '../entries/new-journal.ts';
import { ContentionError } from '../table/contention-error.ts';
import { accountKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { Account } from './account-store.ts';
import { journalsOf } from './journals.ts';

/** The end of a journal as read, and the link that closes it permanently. */
export type JournalEnd = { ledger: Ledger; closed: NonNullable<Ledger['closed']>; link: ChainLink };

export function journalStarts(table: Table) {
  const { name: TableName } = table;
  return {
    /**
     * Closes an account's current journal and starts the next one in one transaction. False if, since
     * `account` and its journal were read, an entry or addendum was added, another journal was started, or
     * the account was closed.
     */
    async start(account: Account, { ledger, closed, link }: JournalEnd, next: NewJournal): Promise<boolean> {
      const { id, journalId } = account;
      const items = [
        ...itemsOfLinks(journalId, [link]),
        ...itemsOfNewJournal({ id, journalId: closed.next }, next),
      ];
      const writes: TransactItem[] = [
        {
          Update: {
            TableName,
            Key: accountKey(id),
            UpdateExpression: 'SET journalId = :next, journals = :all',
            ConditionExpression: 'journalId = :current AND attribute_not_exists(closure)',
            ExpressionAttributeValues: {
              ':current': journalId,
              ':next': closed.next,
              ':all': [...journalsOf(account), closed.next],
            },
          },
        },
        ledgerAdvance(TableName, journalId, ledger, { lastNumber: ledger.lastNumber, link, closed }),
        ...items.map((Item) => ({
          Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
        })),
      ];
      // Don't retry: a conflicting transaction means the journal's end is stale.
      const result = await transact(table, writes, 1).catch((error: unknown) => {
        if (error instanceof ContentionError) return 'met-another' as const;
        throw error;
      });
      return result === 'committed';
    },
  };
}

export type JournalStarts = ReturnType<typeof journalStarts>;
