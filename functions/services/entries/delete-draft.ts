import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';

export type DeleteDraftDeps = { entries: EntryStore; now: () => Date };

/** Retries after this many concurrent saves of the draft. */
const tries = 5;

/**
 * Deletes a draft permanently. Its images follow later (purge-removed-drafts). Fails for a submitted entry.
 */
export async function deleteDraft(
  deps: DeleteDraftDeps,
  { account, entryId }: { account: Account; entryId: string },
): Promise<Outcome<undefined>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const entry = await deps.entries.getDraft(account, entryId, deps.now());
    if (!entry) return refuse('ENTRY_NOT_FOUND');
    if (entry.status === 'submitted') return refuse('ENTRY_ALREADY_SUBMITTED');
    if (await deps.entries.remove(account.id, entry)) return ok(undefined);
  }
  return refuse('BUSY', { retryAfter: 1 });
}
