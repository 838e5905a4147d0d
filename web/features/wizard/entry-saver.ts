import { ApiError } from '#web/lib/api-error.ts';
import type { Entry, EntryPayload, EntryRow, SubmittedEntry } from '#web/lib/api-types.ts';
import { contentDigest } from './content-digest.ts';
import { type EntryForm, formFromEntry } from './entry-form.ts';
import { payloadFromForm, withoutImages } from './entry-payload.ts';

/** `submit` makes a draft that is not counted or listed and expires unless it is submitted (decisions, "Entries"). */
type Intent = 'draft' | 'submit';

/** The stored draft that the form in hand belongs to. */
export type DraftRef = { id: string; version: number; intent: Intent };

/** A creation without an answer: it may have worked, so it is repeated word for word under its key. */
export type PendingCreate = { intent: Intent; payload: EntryPayload; key: string; since: string };

/**
 * What is known of the server's side of the form in hand; plain data, kept together with the form. Content that
 * was sent is known by its digest alone. Times are ISO 8601 UTC.
 */
export type SaverState = {
  draft?: DraftRef | undefined;
  /** How many creations were begun, each under a key of its own. */
  creations?: number | undefined;
  pendingCreate?: PendingCreate | undefined;
  /** Updates without an answer: any of them may have raised the version. */
  pendingUpdates?: string[] | undefined;
  /** Submissions without an answer: the content of each, and when the last was tried. */
  pendingSubmits?: { contents: string[]; at: string } | undefined;
};

/** The calls a saver makes, passed in. `wait` is in milliseconds. */
export type SaverCalls = {
  create: (payload: EntryPayload, intent: Intent, key: string) => Promise<EntryRow>;
  update: (id: string, payload: EntryPayload) => Promise<EntryRow>;
  submit: (id: string) => Promise<SubmittedEntry>;
  read: (id: string) => Promise<Entry>;
  remove: (id: string) => Promise<void>;
  /** The drafts of the notary's list that were saved at or after a time. */
  draftsSince: (at: string) => Promise<EntryRow[]>;
  /** Stores the state on the device. It is awaited before every call that changes something. */
  keep: (state: SaverState) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
  /** A key for the n-th creation, counted from 1. */
  newKey: (n: number) => string;
};

/** The draft was changed on another device since this form was read. Nothing was saved. */
export class StaleDraftError extends Error {
  override name = 'StaleDraftError';
}

/** The entry was sealed by an earlier attempt whose answer got lost, and without the latest changes. */
export class SubmittedBeforeError extends Error {
  override name = 'SubmittedBeforeError';
  readonly entry: EntryRow;
  constructor(entry: EntryRow) {
    super('The entry was submitted before the latest changes');
    this.entry = entry;
  }
}

/** The pause between update and submit (specification, section 9). */
const submitWait = 1000;

/** The server forgets a key after 24 hours; from here on it is not relied on. */
const keyLife = 23 * 60 * 60 * 1000;

/** How long a submission without an answer may still be on its way. */
const lateArrival = 10 * 60 * 1000;

/** The clocks of two machines may differ by this much. */
const clockSkew = 10 * 60 * 1000;

/** Whether a failed call may have worked all the same: no answer, or none of the API's. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || error.code === 'INVALID_ANSWER';
}

/** Whether no answer came at all: there is no connection, or one too poor. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const isRefused = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
const digestOfStored = (entry: Entry) =>
  contentDigest(payloadFromForm(formFromEntry(entry, entry.date ?? '')));

/**
 * Saves and submits the form in hand. However often an attempt is cut off and repeated, one draft is
 * created and one entry submitted; a change made elsewhere is never overwritten unasked. What is about to be
 * sent is kept first, so that an attempt that ends with the page is repeated as itself.
 */
export function createEntrySaver(calls: SaverCalls, initial: SaverState = {}) {
  let state: SaverState = initial;
  const change = (more: SaverState) => {
    state = { ...state, ...more };
  };
  const keep = async (more: SaverState) => {
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

  /** The draft that a creation made whose key the server has forgotten; undefined when it made none. */
  async function createdBefore({ payload, intent, since: at }: PendingCreate): Promise<DraftRef | undefined> {
    // One made to be submitted has expired with the key, unsubmitted, since nobody learned its id.
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

  /** Learns what became of a creation that got no answer, by asking for the very same again. */
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

  async function update(draft: DraftRef, payload: EntryPayload): Promise<void> {
    const digest = await contentDigest(payload);
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
      // What is stored is what was to be: also where this very content came from elsewhere.
      if (storedDigest === digest) {
        await keep({ draft: { ...draft, version: stored.version }, pendingUpdates: undefined });
        return;
      }
      if (!lost.includes(storedDigest)) {
        throw new StaleDraftError('The draft was changed elsewhere', { cause: error });
      }
      change({ pendingUpdates: undefined });
      await update({ ...draft, version: stored.version }, payload);
    }
  }

  /** Deleted elsewhere, or expired: the next attempt stores the form anew, so nothing is lost. */
  function forgetDraft(): void {
    const tried = state.pendingSubmits;
    // A submission may still arrive at the server that found it there.
    if (tried && ageOf(tried.at) < lateArrival) return;
    change({ draft: undefined, pendingUpdates: undefined, pendingSubmits: undefined });
  }

  /** Sees to it that a submission without an answer comes to nothing, unless it has come to an entry. */
  async function withdraw({ id }: DraftRef): Promise<void> {
    try {
      await calls.remove(id);
    } catch (error) {
      if (isRefused(error, 'ENTRY_ALREADY_SUBMITTED')) throw new SubmittedBeforeError(await calls.submit(id));
      if (!isStatus(error, 404)) throw error;
    }
    await keep({ draft: undefined, pendingUpdates: undefined, pendingSubmits: undefined });
  }

  /** Takes a version of the draft as the one that the notary has seen and wants to replace. */
  function adopt(over: number | undefined): void {
    if (over !== undefined && state.draft) change({ draft: { ...state.draft, version: over } });
  }

  return {
    state: (): SaverState => state,

    /** Stores the form as a draft of the notary's list; `over` is the version elsewhere that it may replace. */
    async save(form: EntryForm, options: { over?: number | undefined } = {}): Promise<void> {
      const payload = payloadFromForm(form);
      adopt(options.over);
      if (state.pendingCreate?.intent === 'submit') change({ pendingCreate: undefined });
      await settleCreate();
      if (state.draft?.intent === 'submit' && state.pendingSubmits) await withdraw(state.draft);
      if (state.draft?.intent === 'draft') await update(state.draft, payload);
      else await create(payload, 'draft');
    },

    /** Makes the form a permanent entry: create a draft if there is none, update it, wait, submit. */
    async submit(form: EntryForm, options: { over?: number | undefined } = {}): Promise<SubmittedEntry> {
      const payload = payloadFromForm(form);
      adopt(options.over);
      await settleCreate();
      const draft = state.draft ?? (await create(withoutImages(payload), 'submit'));
      const digest = await contentDigest(payload);
      const tried = state.pendingSubmits?.contents ?? [];
      try {
        await update(draft, payload);
      } catch (error) {
        if (!isRefused(error, 'ENTRY_ALREADY_SUBMITTED')) throw error;
        // Submitting again answers the entry as it was sealed.
        const entry = await calls.submit(draft.id);
        // A draft made to be submitted is known to this device alone.
        const isOnlyTry = draft.intent === 'submit' && tried.length === 1 && tried[0] === digest;
        if (isOnlyTry || (await digestOfStored(await calls.read(draft.id))) === digest) return entry;
        throw new SubmittedBeforeError(entry);
      }
      await calls.wait(submitWait);
      const contents = [...new Set([...tried, digest])];
      await keep({ pendingSubmits: { contents, at: calls.now().toISOString() } });
      try {
        return await calls.submit(draft.id);
      } catch (error) {
        // What is refused is not sealed; an earlier attempt without an answer still may be.
        if (!isUnanswered(error) && !tried.length) change({ pendingSubmits: undefined });
        throw error;
      }
    },
  };
}

export type EntrySaver = ReturnType<typeof createEntrySaver>;
