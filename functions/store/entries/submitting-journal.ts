import { entryTransitions } from '#shared/rules/entry-state.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { JournalOwner } from '../account/journals.ts';
import { openSlots } from '../account/open-slots.ts';
import { ContentionError } from '../table/contention-error.ts';
import { draftKey, sealedEntryKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { type TransactItem, transact } from '../table/transactions.ts';
import type { ChainLink } from './chain-link.ts';
import { draftCountChange } from './draft-count.ts';
import type { EntryItem } from './entry-item.ts';
import { journalStore } from './journal-store.ts';
import { type Ledger, ledgerAdvance, monthOf, withFees, withMonth } from './ledger.ts';
import { itemsOfLinks } from './link-items.ts';
import { storedEntry } from './stored-entry.ts';
import { submittedTombstone, tombstoneSeconds } from './submitted-tombstone.ts';

/** A draft, the entry that it is about to become, and the entry's link. */
export type SealedDraft = { before: EntryItem; after: EntryItem; link: ChainLink };

/** Drafts that are about to become a journal's next entries, in order, with the conditions for it. */
export type Submission = {
  entries: readonly SealedDraft[];
  ledger: Ledger;
  month: string;
  notarizationsLimit: number;
};

/** Returns whether a month has room for more acts, according to the ledger. A limit of -1 is unlimited. */
export const hasRoom = (
  { ledger, month, notarizationsLimit }: Omit<Submission, 'entries'>,
  notarizations: number,
): boolean =>
  notarizations === 0 ||
  notarizationsLimit < 0 ||
  monthOf(ledger, month).submitted + notarizations <= notarizationsLimit;

export type SubmissionResult = 'submitted' | 'entry-changed' | 'limit-reached' | 'number-taken';

/** Extends a journal store with submissions. In its own file, so functions that only read load less. */
export function submittingJournal(table: Table) {
  const { name: TableName } = table;
  const slots = openSlots(table, 'drafts-to-submit');

  return {
    ...journalStore(table),

    /**
     * Submits drafts in one transaction. The entries are added to the journal, take the next numbers and the
     * head of the hash chain, count toward their month's limit if their acts were performed, and add their
     * links and the leaves for the public log. Stubs replace the drafts, provided that these are unchanged,
     * and TTL removes the stubs. The transaction deletes nothing, so functions that submit don't need that
     * permission (specification, section 12).
     */
    async submit(
      { id: notaryId, journalId }: JournalOwner,
      { entries, ...end }: Submission,
    ): Promise<SubmissionResult> {
      const { ledger, month } = end;
      const last = entries.at(-1);
      if (!last) throw new Error('There is nothing to submit');
      const { link } = last;
      const expiresAt = Math.floor(Date.parse(link.at) / 1000) + tombstoneSeconds;
      const performed = entries.filter((entry) => wasPerformed(entry.after));
      // If the ledger is unchanged, so is the month. Acts that were not performed need no room in it, even
      // when it is full.
      if (!hasRoom(end, performed.length)) return 'limit-reached';
      const feeCents = performed.reduce((sum, entry) => sum + entry.after.feeCents, 0);
      const listed = entries.filter(({ before }) => before.listKey).length;
      const isNew = 'attribute_not_exists(pk)';
      // Two items per entry and four for all of them, of at most 100.
      const items: TransactItem[] = [
        ...entries.map(({ before }) => ({
          Put: {
            TableName,
            Item: { ...draftKey(notaryId, before.id), ...submittedTombstone, expiresAt },
            ConditionExpression: '#status = :from AND version = :version',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':from': entryTransitions.submit.from[0],
              ':version': before.version,
            },
          },
        })),
        ledgerAdvance(TableName, journalId, ledger, {
          ...{ lastNumber: ledger.lastNumber + entries.length, link },
          ...(performed.length > 0 && {
            months: withMonth(ledger, month, { submitted: performed.length, feeCents }),
            fees: withFees(
              ledger,
              performed.map(({ after }) => after),
            ),
          }),
        }),
        ...[
          ...entries.map(({ after }) => ({ ...sealedEntryKey(journalId, after.id), ...storedEntry(after) })),
          ...itemsOfLinks(
            journalId,
            entries.map((entry) => entry.link),
          ),
        ].map((Item) => ({ Put: { TableName, Item, ConditionExpression: isNew } })),
        ...(listed > 0 ? [draftCountChange(table, notaryId, -listed)] : []),
      ];
      // Don't retry: a conflicting transaction means our number is stale.
      const result = await transact(table, items, 1).catch((error: unknown) => {
        if (error instanceof ContentionError) return 'met-another' as const;
        throw error;
      });
      if (result === 'met-another') return 'number-taken';
      if (result === 'committed') {
        // The entries are final. If a slot can't be freed now, it is free again within a day.
        const unlisted = entries.flatMap(({ before }) => (before.listKey ? [] : before.id));
        if (unlisted.length > 0) await slots.free(notaryId, ...unlisted).catch(() => undefined);
        return 'submitted';
      }
      // Check the drafts first: if one was submitted in the meantime, the other conditions fail too.
      return result.refused.some((place) => place < entries.length) ? 'entry-changed' : 'number-taken';
    },
  };
}

export type SubmittingJournal = ReturnType<typeof submittingJournal>;
