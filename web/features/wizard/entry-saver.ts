import { ApiError } from '#web/lib/api-error.ts';
import type { Entry, EntryPayload, EntryRow, SubmittedEntry } from '#web/lib/api-types.ts';
import { type EntryForm, formFromEntry } from './entry-form.ts';
import { payloadFromForm, withoutImages } from './entry-payload.ts';

/** `submit` makes a draft that is not counted or listed and expires unless it is submitted (decisions, "Entries"). */
type Intent = 'draft' | 'submit';

/** The stored draft that the form in hand belongs to. */
export type DraftRef = { id: string; version: number; intent: Intent };

/** What is known of the server's side of the form in hand; plain data, kept together with the form. */
export type SaverState = {
  draft?: DraftRef | undefined;
  /** A creation without an answer: it may have worked, so it is repeated word for word. */
  pendingCreate?: { intent: Intent; payload: EntryPayload } | undefined;
  /** An update without an answer: it may have raised the version. */
  pendingUpdate?: EntryPayload | undefined;
  /** The content that a submission was tried with, while its answer is missing. */
  pendingSubmit?: EntryPayload | undefined;
};

/** The calls a saver makes, passed in. `wait` is in milliseconds. */
export type SaverCalls = {
  create: (payload: EntryPayload, intent: Intent) => Promise<EntryRow>;
  update: (id: string, payload: EntryPayload) => Promise<EntryRow>;
  submit: (id: string) => Promise<SubmittedEntry>;
  read: (id: string) => Promise<Entry>;
  wait: (milliseconds: number) => Promise<void>;
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

const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
const isRefused = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;
const sameContent = (a: EntryPayload, b: EntryPayload) =>
  JSON.stringify({ ...a, version: undefined }) === JSON.stringify({ ...b, version: undefined });

/**
 * Saves and submits the form in hand. However often an attempt is cut off and repeated, one draft is
 * created and one entry submitted; a change made elsewhere is never overwritten unasked.
 */
export function createEntrySaver(calls: SaverCalls, initial: SaverState = {}) {
  let state: SaverState = initial;
  const change = (more: SaverState) => {
    state = { ...state, ...more };
  };

  async function create(payload: EntryPayload, intent: Intent): Promise<DraftRef> {
    change({ pendingCreate: { payload, intent } });
    try {
      const row = await calls.create(payload, intent);
      const draft = { id: row.id, version: row.version, intent };
      change({ draft, pendingCreate: undefined });
      return draft;
    } catch (error) {
      if (!isUnanswered(error) && !isStatus(error, 409)) change({ pendingCreate: undefined });
      throw error;
    }
  }

  /** Learns what became of a creation that got no answer, by asking for the very same again. */
  async function settleCreate(): Promise<void> {
    const pending = state.pendingCreate;
    if (!pending) return;
    try {
      await create(pending.payload, pending.intent);
    } catch (error) {
      if (state.pendingCreate) throw error;
    }
  }

  async function update(draft: DraftRef, payload: EntryPayload, checksVersion = true): Promise<void> {
    try {
      const row = await calls.update(
        draft.id,
        checksVersion ? { ...payload, version: draft.version } : payload,
      );
      change({ draft: { ...draft, version: row.version }, pendingUpdate: undefined });
    } catch (error) {
      if (isUnanswered(error)) change({ pendingUpdate: payload });
      // Deleted elsewhere, or expired: the next attempt stores the form anew, so nothing is lost.
      if (isStatus(error, 404)) change({ draft: undefined, pendingUpdate: undefined });
      if (!isRefused(error, 'ENTRY_VERSION_STALE')) throw error;
      const lost = state.pendingUpdate;
      if (!lost) throw new StaleDraftError('The draft was changed elsewhere', { cause: error });
      const stored = await calls.read(draft.id);
      if (!sameContent(payloadFromForm(formFromEntry(stored, stored.date ?? '')), lost)) {
        throw new StaleDraftError('The draft was changed elsewhere', { cause: error });
      }
      change({ pendingUpdate: undefined });
      await update({ ...draft, version: stored.version }, payload);
    }
  }

  return {
    state: (): SaverState => state,

    /** Stores the form as a draft of the notary's list. */
    async save(form: EntryForm, options: { overwrite?: boolean } = {}): Promise<void> {
      const payload = payloadFromForm(form);
      if (state.pendingCreate?.intent === 'submit') change({ pendingCreate: undefined });
      await settleCreate();
      if (state.draft?.intent === 'draft') await update(state.draft, payload, !options.overwrite);
      else await create(payload, 'draft');
    },

    /** Makes the form a permanent entry: create a draft if there is none, update it, wait, submit. */
    async submit(form: EntryForm, options: { overwrite?: boolean } = {}): Promise<SubmittedEntry> {
      const payload = payloadFromForm(form);
      await settleCreate();
      const draft = state.draft ?? (await create(withoutImages(payload), 'submit'));
      let isSealed = false;
      try {
        await update(draft, payload, !options.overwrite);
      } catch (error) {
        if (!isRefused(error, 'ENTRY_ALREADY_SUBMITTED')) throw error;
        isSealed = true;
      }
      const tried = state.pendingSubmit;
      if (isSealed) {
        // Submitting again answers the entry as it was sealed.
        const entry = await calls.submit(draft.id);
        if (!tried || !sameContent(tried, payload)) throw new SubmittedBeforeError(entry);
        return entry;
      }
      await calls.wait(submitWait);
      change({ pendingSubmit: payload });
      try {
        return await calls.submit(draft.id);
      } catch (error) {
        if (!isUnanswered(error)) change({ pendingSubmit: undefined });
        throw error;
      }
    },
  };
}

export type EntrySaver = ReturnType<typeof createEntrySaver>;
