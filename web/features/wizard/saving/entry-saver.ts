import type { EntryPayload, SubmittedEntry } from '#web/lib/api/api-types.ts';
import { SubmittedBeforeError } from './draft-conflicts.ts';
import {
  createDraftSlot,
  type DraftCalls,
  type DraftSlot,
  type DraftState,
  type Staged,
} from './draft-slot.ts';

/** A submission of drafts, and its key. It is repeated under the same key. */
type Submission = { ids: string[]; key: string };

/** The known state of the form on the server: of its first entry, of the others of a visit, and of their latest submission. */
export type SaverState = DraftState & {
  others?: DraftState[] | undefined;
  submission?: Submission | undefined;
};

/** The calls that a saver makes. `wait` takes milliseconds. */
export type SaverCalls = Omit<DraftCalls, 'keep' | 'newKey'> & {
  /** Submits several drafts: all get numbers, in this order, or none does. */
  submitAll: (ids: string[], key: string) => Promise<SubmittedEntry[]>;
  /** Stores the state on the device. The saver awaits it before every call that changes something. */
  keep: (state: SaverState) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  /** Returns the key for the n-th create call of an entry, both counted from 1. */
  newKey: (n: number, entry: number) => string;
  newSubmissionKey: () => string;
};

/** `over` is the version of the first entry's draft that the notary has seen and agreed to replace. */
export type SaveOptions = { over?: number | undefined };

/** The pause between update and submit (specification, section 9). */
const submitWait = 1000;

/** How many drafts of a visit are stored at a time. */
const atATime = 3;

/** Runs all of a few calls to their end, then throws the first failure. */
async function allOf<T>(calls: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(calls);
  return await Promise.all(calls);
}

/**
 * Saves and submits the entries in hand, mostly one. It creates one draft for each and submits it once, however often
 * an attempt is interrupted and repeated. Several are submitted as one: all of them or none.
 */
export function createEntrySaver(
  calls: SaverCalls,
  { others = [], submission: latest, ...first }: SaverState = {},
) {
  let keeping = Promise.resolve();
  let submission = latest;
  const slots = [first, ...others].map(openSlot);

  function openSlot(state: DraftState, index: number): DraftSlot {
    const ofSlot: DraftCalls = { ...calls, keep, newKey: (n) => calls.newKey(n, index + 1) };
    return createDraftSlot(ofSlot, state);
  }

  function state(): SaverState {
    const [ofFirst = {}, ...ofOthers] = slots.map((slot) => slot.state());
    return {
      ...ofFirst,
      ...(ofOthers.length > 0 && { others: ofOthers }),
      ...(submission && { submission }),
    };
  }

  /** Keeps the latest state, after what is being kept already: an older state never replaces a newer one. */
  function keep(): Promise<void> {
    keeping = keeping.catch(() => {}).then(() => calls.keep(state()));
    return keeping;
  }

  /** Returns a slot for each entry. A slot whose entry left the form is emptied. */
  async function slotsFor(count: number): Promise<DraftSlot[]> {
    for (let last = slots.at(-1); last && slots.length > count; last = slots.at(-1)) {
      await last.discard();
      slots.pop();
    }
    while (slots.length < count) slots.push(openSlot({}, slots.length));
    return [...slots];
  }

  /** Returns the submission of these drafts: the latest one if it was of the same, or a new one. */
  function submissionOf(ids: string[]): Submission {
    const isLatest = submission?.ids.join() === ids.join();
    return submission && isLatest ? submission : { ids, key: calls.newSubmissionKey() };
  }

  /** Submits the drafts: a single one by its own route, which answers with its own messages. */
  async function sealAll(ids: string[]): Promise<SubmittedEntry[]> {
    const { key } = submissionOf(ids);
    const [only, ...more] = ids;
    if (only !== undefined && more.length === 0) return [await calls.submit(only, key)];
    return await calls.submitAll(ids, key);
  }

  async function stageAll(payloads: readonly EntryPayload[]): Promise<{ slot: DraftSlot; staged: Staged }[]> {
    const found: { slot: DraftSlot; staged: Staged }[] = [];
    const open = await slotsFor(payloads.length);
    for (let next = 0; next < payloads.length; next += atATime) {
      const some = payloads.slice(next, next + atATime).flatMap((payload, index) => {
        const slot = open[next + index];
        return slot ? [slot.stage(payload).then((staged) => ({ slot, staged }))] : [];
      });
      found.push(...(await allOf(some)));
    }
    return found;
  }

  /** Returns the entries as an earlier submission sealed them; throws if that was with other content. */
  async function sealedBefore(found: { slot: DraftSlot; staged: Staged }[]): Promise<SubmittedEntry[]> {
    const sealed = found.filter(({ staged }) => staged.isSealed);
    const areAll = sealed.length === found.length;
    // Submitting again returns the entries as they were sealed.
    const entries = await sealAll(sealed.map(({ staged }) => staged.draft.id));
    const same = areAll ? await allOf(found.map(({ slot, staged }) => slot.isSealedAs(staged))) : [false];
    if (same.every(Boolean)) return entries;
    const [entry] = entries;
    throw entry ? new SubmittedBeforeError(entry) : new Error('No entry was submitted before');
  }

  return {
    state,

    /** Stores each entry as a draft in the notary's list, one after another: the plan may not have room for all. */
    async save(payloads: readonly EntryPayload[], { over }: SaveOptions = {}): Promise<void> {
      const open = await slotsFor(payloads.length);
      open[0]?.adopt(over);
      for (const [index, payload] of payloads.entries()) await open[index]?.save(payload);
    },

    /** Makes the entries permanent: stores a draft for each, waits, and submits them. */
    async submit(payloads: readonly EntryPayload[], { over }: SaveOptions = {}): Promise<SubmittedEntry[]> {
      slots[0]?.adopt(over);
      const found = await stageAll(payloads);
      if (found.some(({ staged }) => staged.isSealed)) return await sealedBefore(found);
      await calls.wait(submitWait);
      const ids = found.map(({ staged }) => staged.draft.id);
      submission = submissionOf(ids);
      await allOf(found.map(({ slot, staged }) => slot.submitting(staged)));
      try {
        return await sealAll(ids);
      } catch (error) {
        for (const { slot, staged } of found) slot.submitFailed(staged, error);
        throw error;
      }
    },
  };
}

export type EntrySaver = ReturnType<typeof createEntrySaver>;
