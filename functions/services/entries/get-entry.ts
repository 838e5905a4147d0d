import { EntryDestroyed } from '#functions/entry-destroyed.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { inJournal } from '#functions/store/account/journals.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryStore, FoundEntry } from '#functions/store/entries/entry-store.ts';
import { destroyedWords } from '#shared/rules/duties/destroyed-words.ts';
import { damaged } from './damaged.ts';
import type { EntryResponse } from './entry-view.ts';
import { type VerifiedEntry, type VerifiedEntryDeps, verifiedResponse } from './verified-entry.ts';

export type GetEntryDeps = VerifiedEntryDeps & {
  entries: Pick<EntryStore, 'get'>;
  /** Removes the damage mark of an entry that matches its seal again. */
  clearDamage: (account: Account, entryId: string) => Promise<void>;
  now: () => Date;
};

type Wanted = { account: Account; entryId: string; isSubmitted?: true };

/**
 * Reads one complete entry of the notary, from any of the journals, with images and ID numbers: the stored
 * item and the response. Fails the same way for another notary's ID as for an unknown one, with INTEGRITY for
 * an entry that doesn't match its seal, and with ENTRY_DESTROYED for a destroyed one. With `isSubmitted`,
 * also fails for a draft.
 */
export async function readEntry(
  deps: GetEntryDeps,
  { account, entryId, isSubmitted }: Wanted,
): Promise<Outcome<VerifiedEntry & { entry: EntryItem; journalId: string }>> {
  let entry: FoundEntry | undefined;
  try {
    entry = await deps.entries.get(account, entryId, deps.now());
  } catch (error) {
    if (error instanceof EntryDestroyed) {
      const when = destroyedWords(error.facts, account);
      return refuse('ENTRY_DESTROYED', { detail: `${when}. Nothing of its content is left.` });
    }
    return damaged(deps, account, entryId, error);
  }
  if (!entry) return refuse('ENTRY_NOT_FOUND');
  if (isSubmitted && entry.status !== 'submitted') return refuse('ENTRY_NOT_SUBMITTED');
  const owner = inJournal(account, entry.otherJournal ?? account.journalId);
  const verified = await verifiedResponse(deps, owner, entry);
  if (!verified.ok) return verified;
  if (account.damagedEntries?.has(entryId)) await deps.clearDamage(account, entryId);
  return ok({ entry, journalId: owner.journalId, ...verified.value });
}

/** Returns one complete entry of the notary. Fails as `readEntry` does. */
export async function getEntry(deps: GetEntryDeps, wanted: Wanted): Promise<Outcome<EntryResponse>> {
  const read = await readEntry(deps, wanted);
  return read.ok ? ok(read.value.response) : read;
}
