import { ApiError } from '#web/lib/api/api-error.ts';
import type { Entry, EntryPayload, EntryRow, SubmittedEntry } from '#web/lib/api/api-types.ts';
import { formFromEntry } from '../form/entry-form.ts';
import { contentDigest } from './content-digest.ts';
import { StaleDraftError, SubmittedBeforeError } from './draft-conflicts.ts';
import { payloadFromForm } from './entry-payload.ts';
import { isUnanswered } from './lost-response.ts';
import { withoutImages } from './payload-images.ts';

/** `submit` creates a draft that is neither counted nor listed, and expires unless submitted (specification, section 12). */
type Intent = 'draft' | 'submit';

/** The stored draft that the form in hand belongs to. */
export type DraftRef = { id: string; version: number; intent: Intent };

/** A create call without an answer. It may have succeeded, so the retry repeats it exactly, under the same key. */
export type PendingCreate = { intent: Intent; payload: EntryPayload; key: string; since: string };

/**
 * The known state of one entry on the server: plain data, kept on the device with the form. It stores digests
 * of sent content, not the content. Times are ISO 8601 UTC.
 */
export type DraftState = {
  draft?: DraftRef | undefined;
  /** The number of create calls that were started. Each has its own key. */
  creations?: number | undefined;
  pendingCreate?: PendingCreate | undefined;
  /** Digests of updates without an answer. Any of them may have raised the version. */
  pendingUpdates?: string[] | undefined;
  /** Submissions without an answer: the digest of each, and the time of the last attempt. */
  pendingSubmits?: { contents: string[]; at: string } | undefined;
};

/** The calls that concern one draft. */
export type DraftCalls = {
  create: (payload: EntryPayload, intent: Intent, key: string) => Promise<EntryRow>;
  update: (id: string, payload: EntryPayload) => Promise<EntryRow>;
  submit: (id: string, key?: string) => Promise<SubmittedEntry>;
  read: (id: string) => Promise<Entry>;
  remove: (id: string) => Promise<void>;
  /** Returns the listed drafts that were saved at or after a time. */
  draftsSince: (at: string) => Promise<EntryRow[]>;
  /** Stores the state on the device. It is awaited before every call that changes something. */
  keep: (state: DraftState) => Promise<void>;
  now: () => Date;
  /** Returns the key for the n-th create call, counted from 1. */
  newKey: (n: number) => string;
};

/** The facts about a draft that a submission needs. `tried` lists the digests of earlier submissions without an answer. */
export type Staged = {
  draft: DraftRef;
  payload: EntryPayload;
  digest: string;
  tried: readonly string[];
  /** Whether an earlier submission sealed the entry, perhaps with other content. */
  isSealed: boolean;
};

/** The server forgets a key after 24 hours. The saver stops relying on it a little earlier. */
const keyLife = 23 * 60 * 60 * 1000;

/** How long a submission without an answer may still reach the server. */
const lateArrival = 10 * 60 * 1000;

/** The clocks of two machines may differ by this much. */
const clockSkew = 10 * 60 * 1000;

const isRefused = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
const digestOfStored = (entry: Entry) => contentDigest(payloadFromForm(formFromEntry(entry)));

/** Returns a payload with the times that the server fixed when it sealed the entry. */
const asSealed = (payload: EntryPayload, { date, actTime, clockSkewSeconds }: Entry): EntryPayload => ({
  ...payload,
  actTime: payload.actTime ?? actTime,
  date: clockSkewSeconds === null ? (payload.date ?? null) : date,
});

/**
 * The stored draft of one entry. It creates one draft, however often an attempt is interrupted and repeated. It never
 * overwrites a change from elsewhere unless the notary agrees. It keeps each request on the device before sending it,
 * so that a reload can repeat the request exactly.
 */
export function createDraftSlot(calls: DraftCalls, initial: DraftState = {}) {
  let state: DraftState = initial;
  const change = (more: DraftState) => {
    state = { ...state, ...more };
  };
  const keep = async (more: DraftState) => {
    change(more);
    await calls.keep(state);
  };
  const ageOf = (time: string) => calls.now().getTime() - new Date(time).getTime();

  async function create(payload: EntryPayload, intent: Intent, pending?: PendingCreate): Promise<DraftRef> {
    const creations = (state.creations ?? 0) + (pending ? 0 : 1);
    const since = calls.now().toISOString();
    const creation = pending ?? { payload, intent, key: calls.newKey(creations), since };
    await keep({ pendingCreate: creation, creations });
    try {
      const row = await calls.create(payload, intent, creation.key);
      const draft = { id: row.id, version: row.version, intent };
      await keep({ draft, pendingCreate: undefined });
      return draft;
    } catch (error) {
      if (!isUnanswered(error) && !isStatus(error, 409)) change({ pendingCreate: undefined });
      throw error;
    }
  }

  /** Finds the draft of a create call whose key the server has forgotten. Returns undefined if it doesn't exist. */
  async function createdBefore({ payload, intent, since: at }: PendingCreate): Promise<DraftRef | undefined> {
    // A draft created for submission expired with the key. Its ID was never known, so it was never submitted.
    if (intent === 'submit') return undefined;
    const digest = await contentDigest(payload);
    const rows = await calls.draftsSince(new Date(new Date(at).getTime() - clockSkew).toISOString());
    for (const row of rows.filter(({ version, date }) => version === 1 && date === payload.date)) {
      if ((await digestOfStored(await calls.read(row.id))) === digest) {
        return { id: row.id, version: row.version, intent };
      }
    }
    return undefined;
  }

  /** Repeats a create call that got no answer, which reveals whether it succeeded. */
  async function settleCreate(): Promise<void> {
    const pending = state.pendingCreate;
    if (!pending) return;
    if (ageOf(pending.since) > keyLife) {
      await keep({ draft: await createdBefore(pending), pendingCreate: undefined });
      return;
    }
    try {
      await create(pending.payload, pending.intent, pending);
    } catch (error) {
      if (state.pendingCreate) throw error;
    }
  }

  async function update(draft: DraftRef, payload: EntryPayload, digest: string): Promise<void> {
    const lost = state.pendingUpdates ?? [];
    await keep({ pendingUpdates: [...new Set([...lost, digest])] });
    try {
      const row = await calls.update(draft.id, { ...payload, version: draft.version });
      await keep({ draft: { ...draft, version: row.version }, pendingUpdates: undefined });
    } catch (error) {
      if (!isUnanswered(error)) change({ pendingUpdates: lost.length > 0 ? lost : undefined });
      if (isStatus(error, 404)) forgetDraft();
      if (!isRefused(error, 'ENTRY_VERSION_STALE')) throw error;
      const stored = await calls.read(draft.id);
      const storedDigest = await digestOfStored(stored);
      // The server already stores this content, whether this device or another one sent it.
      if (storedDigest === digest) {
        await keep({ draft: { ...draft, version: stored.version }, pendingUpdates: undefined });
        return;
      }
      if (!lost.includes(storedDigest)) {
        throw new StaleDraftError('The draft was changed elsewhere', { cause: error });
      }
      change({ pendingUpdates: undefined });
      await update({ ...draft, version: stored.version }, payload, digest);
    }
  }

  /** Forgets a draft that expired or was deleted elsewhere. The next attempt creates a new one, so nothing is lost. */
  function forgetDraft(): void {
    const tried = state.pendingSubmits;
    // A submission that is still on its way may yet turn this draft into an entry.
    if (tried && ageOf(tried.at) < lateArrival) return;
    change({ draft: undefined, pendingUpdates: undefined, pendingSubmits: undefined });
  }

  /** Deletes the draft, so that a submission without an answer can no longer succeed. Throws if it already did. */
  async function withdraw({ id }: DraftRef): Promise<void> {
    try {
      await calls.remove(id);
    } catch (error) {
      if (isRefused(error, 'ENTRY_ALREADY_SUBMITTED')) throw new SubmittedBeforeError(await calls.submit(id));
      if (!isStatus(error, 404)) throw error;
    }
    await keep({ draft: undefined, pendingUpdates: undefined, pendingSubmits: undefined });
  }

  return {
    state: (): DraftState => state,

    /** Adopts the version of the draft that the notary has seen and agreed to replace. */
    adopt(over: number | undefined): void {
      if (over !== undefined && state.draft) change({ draft: { ...state.draft, version: over } });
    },

    /** Stores the entry as a draft in the notary's list. */
    async save(payload: EntryPayload): Promise<void> {
      if (state.pendingCreate?.intent === 'submit') change({ pendingCreate: undefined });
      await settleCreate();
      if (state.draft?.intent === 'submit' && state.pendingSubmits) await withdraw(state.draft);
      if (state.draft?.intent !== 'draft') await create(payload, 'draft');
      else await update(state.draft, payload, await contentDigest(payload));
    },

    /** Stores the entry in the draft that will be submitted, and creates that draft if needed. */
    async stage(payload: EntryPayload): Promise<Staged> {
      await settleCreate();
      const draft = state.draft ?? (await create(withoutImages(payload), 'submit'));
      const digest = await contentDigest(payload);
      const tried = state.pendingSubmits?.contents ?? [];
      const staged = { draft, payload, digest, tried };
      try {
        await update(draft, payload, digest);
        return { ...staged, isSealed: false };
      } catch (error) {
        if (!isRefused(error, 'ENTRY_ALREADY_SUBMITTED')) throw error;
        return { ...staged, isSealed: true };
      }
    },

    /** Reports whether an earlier submission sealed what was staged now. */
    async isSealedAs({ draft, payload, digest, tried }: Staged): Promise<boolean> {
      // Only this device knows a draft created for submission.
      if (draft.intent === 'submit' && tried.length === 1 && tried[0] === digest) return true;
      const stored = await calls.read(draft.id);
      return (await digestOfStored(stored)) === (await contentDigest(asSealed(payload, stored)));
    },

    /** Keeps that what was staged is being submitted. */
    async submitting({ digest, tried }: Staged): Promise<void> {
      const contents = [...new Set([...tried, digest])];
      await keep({ pendingSubmits: { contents, at: calls.now().toISOString() } });
    },

    /** Settles a failed submission. A refused one seals nothing, but an earlier one without an answer may have. */
    submitFailed({ tried }: Staged, error: unknown): void {
      if (!isUnanswered(error) && !tried.length) change({ pendingSubmits: undefined });
    },

    /** Deletes the draft, since the form has no such entry any more. Throws if the entry was submitted. */
    async discard(): Promise<void> {
      // An unknown draft created for submission expires without being listed.
      if (state.pendingCreate?.intent === 'submit') change({ pendingCreate: undefined });
      await settleCreate();
      if (state.draft) await withdraw(state.draft);
    },
  };
}

export type DraftSlot = ReturnType<typeof createDraftSlot>;
