import type { ImageFolders } from '#functions/adapters/images/image-folders.ts';
import { type RemovedDraft, removedDraft } from '#functions/store/entries/removed-draft.ts';

export type PurgeRemovedDraftsDeps = {
  /** Returns whether the draft exists, with a strongly consistent read. */
  draftExists: (notaryId: string, entryId: string) => Promise<boolean>;
  images: ImageFolders;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** The result for one stream record. `ignored`: it isn't the removal of a draft, or the entry exists. */
export type PurgeResult =
  | { kind: 'purged'; notaryId: string; entryId: string; images: number }
  | { kind: 'ignored' }
  | { kind: 'failed'; draft: RemovedDraft | undefined; error: unknown };

/**
 * Milliseconds after a removal during which images of the draft can still arrive: a concurrent save stores
 * them before it learns that the draft is gone. That function is stopped after 15 seconds
 * (infra/function-definitions).
 */
export const settleMs = 20_000;

/** The precision, in milliseconds, of removal times in the stream. */
const roundingMs = 60_000;

async function purge(deps: PurgeRemovedDraftsDeps, draft: RemovedDraft): Promise<PurgeResult> {
  const { notaryId, entryId, removedAfter } = draft;
  const settledAt = removedAfter.getTime() + roundingMs + settleMs;
  const early = Math.min(settledAt - deps.now().getTime(), settleMs);
  if (early > 0) await deps.wait(early);
  // The table is authoritative. A removed ID never comes back: IDs are unique, and no write restores an
  // entry.
  if (await deps.draftExists(notaryId, entryId)) return { kind: 'ignored' };
  return { kind: 'purged', notaryId, entryId, images: await deps.images.empty(notaryId, entryId) };
}

/**
 * Removes the images of drafts that the table's stream reports as deleted or expired. Never touches an entry
 * that was submitted or still exists. Returns the result of each record, in order. A failure doesn't stop the
 * others, and repeating is harmless.
 */
export async function purgeRemovedDrafts(
  deps: PurgeRemovedDraftsDeps,
  records: readonly unknown[],
): Promise<PurgeResult[]> {
  return Promise.all(
    records.map(async (record): Promise<PurgeResult> => {
      let draft: RemovedDraft | undefined;
      try {
        draft = removedDraft(record);
        return draft ? await purge(deps, draft) : { kind: 'ignored' };
      } catch (error) {
        return { kind: 'failed', draft, error };
      }
    }),
  );
}
