import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sealedEntry } from '#functions/services/entries/sealed-entry.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { storedEntry } from '#functions/store/entries/stored-entry.ts';
import { ledgerKey, linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';

/**
 * Seals drafts one after another as submissions do, but leaves it to the caller to write the items, many at a time. They
 * are not added to the public log.
 */
export async function draftSealer(table: Table, account: Account) {
  const { journalId } = account;
  let ledger = await journalStore(table).ledger(journalId);
  const audit = { sessionId: 's', requestId: 'r' };
  return {
    /** Returns the items of the entry that a draft becomes: itself and its link. */
    seal(draft: EntryItem, at: string): object[] {
      const { entry, link } = sealedEntry(draft, { ledger, account, at, audit });
      const { sequence, ...facts } = link;
      ledger = {
        ...ledger,
        lastNumber: ledger.lastNumber + 1,
        lastLink: sequence,
        headHash: link.hash,
      };
      return [
        { ...sealedEntryKey(journalId, entry.id), ...storedEntry(entry) },
        { ...linkKey(journalId, sequence), ...facts },
      ];
    },

    /** Moves the end of the journal to the last sealed entry. */
    async finish(): Promise<void> {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: ledgerKey(journalId),
          UpdateExpression: 'SET lastNumber = :number, lastLink = :link, headHash = :hash',
          ExpressionAttributeValues: {
            ':number': ledger.lastNumber,
            ':link': ledger.lastLink,
            ':hash': ledger.headHash,
          },
        }),
      );
    },
  };
}
