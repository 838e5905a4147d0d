import type { Account } from './account-store.ts';

/**
 * The IDs under which a notary's drafts and entries are stored. `journalId` is the current journal, or the
 * one in view.
 */
export type JournalOwner = Pick<Account, 'id' | 'journalId' | 'journals'>;

/** Returns the public IDs of an account's journals in order. Only the last one accepts entries. */
export const journalsOf = ({ journalId, journals }: Omit<JournalOwner, 'id'>): readonly string[] =>
  journals ?? [journalId];

/** Returns an account's first journal. */
export const firstJournal = ({ journalId, journals }: JournalOwner): string => journals?.[0] ?? journalId;

/** Returns the account with one of its journals in view, that is, as its `journalId`. */
export const inJournal = <T extends JournalOwner>(account: T, journalId: string): T =>
  journalId === account.journalId ? account : { ...account, journalId };

/** Returns the account with a journal in view by number, from 1. Undefined if it has no such journal. */
export function inJournalNumber<T extends JournalOwner>(account: T, number: number): T | undefined {
  const journalId = journalsOf(account)[number - 1];
  return journalId === undefined ? undefined : inJournal(account, journalId);
}

/**
 * Returns the number of the journal in view, from 1. Undefined while the account has only one, which needs no
 * number.
 */
export function journalNumber({ journalId, journals = [] }: Omit<JournalOwner, 'id'>): number | undefined {
  return journals.length > 1 ? journals.indexOf(journalId) + 1 : undefined;
}
