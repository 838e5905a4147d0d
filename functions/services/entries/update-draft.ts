import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import { draftListKey } from '#functions/store/table/keys.ts';
import { type EntryRow, entryRow } from './entry-row.ts';
import { listAttributes } from './list-attributes.ts';
import { imageRefusal, storedImages, withImages } from './replaced-images.ts';
import { type ContentDeps, type EntryPayload, storeContent } from './store-content.ts';

export type UpdateDraftDeps = ContentDeps & { entries: EntryStore; now: () => Date };

export type UpdateDraftInput = { account: Account; entryId: string; payload: EntryPayload };

/** An unconditional save retries after this many concurrent saves. */
const tries = 5;

/**
 * Replaces the content of a draft. With a `version`, only if it is unchanged since; without one,
 * unconditionally (specification, section 16). Removes files of images replaced at least a minute ago.
 * REPLACED_IMAGE_LIMIT for too many replaced images within a minute. A submitted entry never changes.
 */
export async function updateDraft(
  deps: UpdateDraftDeps,
  { account, entryId, payload }: UpdateDraftInput,
): Promise<Outcome<EntryRow>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = deps.now();
    const before = await deps.entries.getDraft(account, entryId, now);
    if (!before) return refuse('ENTRY_NOT_FOUND');
    if (before.status === 'submitted') return refuse('ENTRY_ALREADY_SUBMITTED');
    if (payload.version !== undefined && payload.version !== before.version)
      return refuse('ENTRY_VERSION_STALE');

    const content = await storeContent(deps, payload, {
      notaryId: account.id,
      entryId,
      now,
      defaultTimezone: before.actTimezone ?? account.timezone,
      defaultDate: before.date,
      storedImages: storedImages(before),
      refuseImages: (digests) => imageRefusal(before, digests, now),
    });
    if (!content.ok) return content;
    const digests = imagesOf(content.value).map((image) => image.digest);
    const { removed, ...images } = withImages(before, digests, now);
    const at = now.toISOString();
    const after: EntryItem = {
      ...before,
      ...content.value,
      ...listAttributes(content.value),
      version: before.version + 1,
      updatedAt: at,
      ...images,
      ...(before.listKey && { listKey: draftListKey(at, entryId, content.value.outcome) }),
    };
    if (await deps.entries.update(account.id, before, after)) {
      // The draft is saved. A leftover file is harmless if removal fails.
      await Promise.allSettled([deps.images.remove(account.id, entryId, removed)]);
      return ok(entryRow(after));
    }
  }
  return refuse('BUSY', { retryAfter: 1 });
}
