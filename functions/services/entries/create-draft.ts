import { createHash } from 'node:crypto';
import { refusedKey } from '#functions/idempotency-key.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import { draftListKey } from '#functions/store/table/keys.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type EntryRow, entryRow } from './entry-row.ts';
import { listAttributes } from './list-attributes.ts';
import { type ContentDeps, type EntryPayload, imagesOf, storeContent } from './store-content.ts';

export type CreateDraftDeps = ContentDeps & { entries: EntryStore; now: () => Date; newId: () => string };

export type CreateDraftInput = {
  account: Account;
  payload: EntryPayload;
  /** A draft that exists only to be submitted: not counted, not listed, and removed after a day. */
  toSubmit: boolean;
  idempotencyKey: string | undefined;
};

const day = 24 * 60 * 60;

/**
 * Stores a new draft. With an Idempotency-Key, a repeated request returns the first result and creates no second
 * draft. Fails for a draft over the plan's limit, and for one beyond the 50 that may wait for their submission
 * (specification, section 12).
 */
export async function createDraft(
  deps: CreateDraftDeps,
  input: CreateDraftInput,
): Promise<Outcome<EntryRow>> {
  const { account, payload, toSubmit, idempotencyKey } = input;
  const now = deps.now();
  const badKey = refusedKey(idempotencyKey);
  if (badKey) return badKey;
  const bodyDigest = createHash('sha256')
    .update(JSON.stringify([payload, toSubmit]))
    .digest('hex');
  const answerAgain = async () => {
    const kept = idempotencyKey && (await deps.entries.keptAnswer(account.id, idempotencyKey, now));
    if (!kept) return undefined;
    return kept.bodyDigest === bodyDigest ? ok(entryRow(kept.entry)) : refuse('IDEMPOTENCY_KEY_REUSED');
  };
  const earlier = await answerAgain();
  if (earlier) return earlier;

  const id = deps.newId();
  const retryAfter = toSubmit ? await deps.entries.places.take(account.id, id, now) : undefined;
  if (retryAfter !== undefined) return refuse('OPEN_DRAFT_LIMIT', { retryAfter });
  const stored = await storeDraft(deps, input, { id, now, bodyDigest });
  if (toSubmit && (stored === 'key-used' || !stored.ok)) await deps.entries.places.free(account.id, id);
  return stored === 'key-used' ? ((await answerAgain()) ?? refuse('BUSY', { retryAfter: 1 })) : stored;
}

/** Stores the content and the item of a draft. `key-used`: another request with the same Idempotency-Key was first. */
async function storeDraft(
  deps: CreateDraftDeps,
  { account, payload, toSubmit, idempotencyKey }: CreateDraftInput,
  { id, now, bodyDigest }: { id: string; now: Date; bodyDigest: string },
): Promise<Outcome<EntryRow> | 'key-used'> {
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
  const result = await deps.entries.create(account.id, entry, {
    draftsLimit: effectivePlan(account, now).plan.draftsLimit,
    ...(idempotencyKey && {
      idempotency: { key: idempotencyKey, answer: { bodyDigest, entry: rowOf(entry), expiresAt }, now },
    }),
  });
  if (result === 'created') return ok(entryRow(entry));
  await Promise.allSettled([deps.images.remove(account.id, id, entry.images)]);
  return result === 'limit-reached' ? refuse('DRAFT_LIMIT_EXCEEDED') : result;
}

/** Stores only the list row for a repeated response: no ID number, no image. */
function rowOf(entry: EntryItem): EntryRowItem {
  const { id, status, version, updatedAt, entryNumber, submittedAt } = entry;
  const { actTime, actTimezone, actUtcOffset } = entry;
  const { date, stateCode, documentType, actType, outcome, feeCents, locationLabel } = entry;
  const { documentCount, documentTitle, signerNames } = entry;
  return {
    ...{ id, status, version, updatedAt, entryNumber, submittedAt },
    ...{ actTime, actTimezone, actUtcOffset },
    ...{ date, stateCode, documentType, actType, outcome, feeCents, locationLabel },
    ...{ documentCount, documentTitle, signerNames },
  };
}
