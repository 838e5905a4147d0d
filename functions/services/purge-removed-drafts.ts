import type { ImageFolders } from '#functions/adapters/image-folders.ts';
import { type RemovedDraft, removedDraft } from '#functions/store/removed-draft.ts';

export type PurgeRemovedDraftsDeps = {
  /** Whether the table holds the entry right now, strongly consistent. */
  entryExists: (notaryId: string, entryId: string) => Promise<boolean>;
  images: ImageFolders;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** What became of one record of the stream. `ignored`: it tells of no removed draft, or the entry exists. */
export type PurgeResult =
  | { end: 'purged'; notaryId: string; entryId: string; images: number }
  | { end: 'ignored' }
  | { end: 'failed'; draft: RemovedDraft | undefined; error: unknown };

/**
 * How long after a removal images of the draft can still arrive: a save that had read the draft puts them
 * before it learns that the draft is gone. Its function is ended after 15 seconds (infra/routes.ts).
 */
export const settleMs = 20_000;

/** How roughly the stream tells when a draft was removed. */
const roundingMs = 60_000;

async function purge(deps: PurgeRemovedDraftsDeps, draft: RemovedDraft): Promise<PurgeResult> {
  const { notaryId, entryId, removedAfter } = draft;
  const settledAt = removedAfter.getTime() + roundingMs + settleMs;
  const early = Math.min(settledAt - deps.now().getTime(), settleMs);
  if (early > 0) await deps.wait(early);
  // The last word is the table's. What is gone stays gone: no id is given twice, no write revives an entry.
  if (await deps.entryExists(notaryId, entryId)) return { end: 'ignored' };
  return { end: 'purged', notaryId, entryId, images: await deps.images.empty(notaryId, entryId) };
}

/**
 * Removes the images of drafts that left the table, deleted or expired, as the records of its stream tell.
 * Touches nothing of an entry that was submitted or still exists. Answers, in the order of the records,
 * what became of each: a failure of one keeps no other from its end, and repeating any is harmless.
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
        return draft ? await purge(deps, draft) : { end: 'ignored' };
      } catch (error) {
        return { end: 'failed', draft, error };
      }
    }),
  );
}
