import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import { draftListKey } from '#functions/store/table/keys.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type EntryRow, entryRow } from './entry-row.ts';
import { listAttributes } from './list-attributes.ts';
import { type ContentDeps, type EntryPayload, storeContent } from './store-content.ts';

export type CreateDraftDeps = ContentDeps & { entries: EntryStore; now: () => Date; newId: () => string };

export type CreateDraftInput = {
  account: Account;
  payload: EntryPayload;
  /** True for a draft that exists only to be submitted: not counted, not listed, and removed after a day. */
  toSubmit: boolean;
};

const day = 24 * 60 * 60;

/**
 * Stores a new draft. Returns the current draft if an earlier attempt stored it under the same ID. Fails
 * beyond the plan's draft limit, or beyond 50 drafts waiting to be submitted (specification, section 12).
 */
export async function createDraft(
  deps: CreateDraftDeps,
  input: CreateDraftInput,
): Promise<Outcome<EntryRow>> {
  const { account, toSubmit } = input;
  const now = deps.now();
  const id = deps.newId();
  const retryAfter = toSubmit ? await deps.entries.slots.take(account.id, id, now) : undefined;
  if (retryAfter !== undefined) return refuse('OPEN_DRAFT_LIMIT', { retryAfter });
  const stored = await storeDraft(deps, input, { id, now });
  if (toSubmit && !stored.ok) await deps.entries.slots.free(account.id, id);
  return stored;
}

async function storeDraft(
  deps: CreateDraftDeps,
  { account, payload, toSubmit }: CreateDraftInput,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<EntryRow>> {
  const content = await storeContent(deps, payload, {
    notaryId: account.id,
    entryId: id,
    now,
    defaultTimezone: account.timezone,
    storedImages: [],
  });
  if (!content.ok) return content;
  const at = now.toISOString();
  const expiresAt = Math.floor(now.getTime() / 1000) + day;
  const entry: EntryItem = {
    ...content.value,
    ...listAttributes(content.value),
    id,
    status: 'draft',
    version: 1,
    createdAt: at,
    updatedAt: at,
    entryNumber: null,
    submittedAt: null,
    lateEntry: false,
    images: imagesOf(content.value).map((image) => image.digest),
    entryHash: null,
    previousHash: null,
    rulesVersion: null,
    ...(toSubmit ? { expiresAt } : { listKey: draftListKey(at, id, content.value.outcome) }),
  };
  const { draftsLimit } = effectivePlan(account, now).plan;
  const result = await deps.entries.create(account.id, entry, draftsLimit);
  if (result === 'created') return ok(entryRow(entry));
  if (result === 'exists') {
    const earlier = await deps.entries.getDraft(account, id, now);
    return earlier ? ok(entryRow(earlier)) : refuse('ENTRY_NOT_FOUND');
  }
  await Promise.allSettled([deps.images.remove(account.id, id, entry.images)]);
  return refuse('DRAFT_LIMIT_EXCEEDED');
}
