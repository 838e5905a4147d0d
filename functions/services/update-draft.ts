import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account-store.ts';
import type { EntryItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import { draftListKey } from '#functions/store/keys.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type ContentDeps, type EntryPayload, imagesOf, storeContent } from './entry-content.ts';
import { type EntryRow, entryRow } from './entry-row.ts';
import { listAttributes } from './list-attributes.ts';

export type UpdateDraftDeps = ContentDeps & { entries: EntryStore; now: () => Date };

export type UpdateDraftInput = { account: Account; entryId: string; payload: EntryPayload };

/** How often an unconditional save meets another one before it gives up. */
const tries = 5;

/**
 * Replaces the content of a draft. With a `version` the write holds only if nobody else saved since;
 * without one it replaces whatever is there (decisions, "Wire details"). A submitted entry never changes.
 */
export async function updateDraft(
  deps: UpdateDraftDeps,
  { account, entryId, payload }: UpdateDraftInput,
): Promise<Outcome<EntryRow>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = deps.now();
    const before = await deps.entries.get(account.id, entryId, now);
    if (!before) return refuse('ENTRY_NOT_FOUND');
    if (before.status === 'submitted') return refuse('ENTRY_ALREADY_SUBMITTED');
    if (payload.version !== undefined && payload.version !== before.version)
      return refuse('ENTRY_VERSION_STALE');

    const content = await storeContent(deps, payload, {
      notaryId: account.id,
      entryId,
      today: dayIn(account.timezone, now),
      defaultDate: before.date,
      storedImages: before.images,
    });
    if (!content.ok) return content;
    const at = now.toISOString();
    const after: EntryItem = {
      ...before,
      ...content.value,
      ...listAttributes(content.value),
      version: before.version + 1,
      updatedAt: at,
      images: [...new Set([...before.images, ...imagesOf(content.value).map((image) => image.digest)])],
      ...(before.listKey && { listKey: draftListKey(at, entryId) }),
    };
    if (await deps.entries.update(account.id, before, after)) return ok(entryRow(after));
  }
  return refuse('BUSY', { retryAfter: 1 });
}
