import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { EntryPayload, SubmittedEntry } from '#web/lib/api/api-types.ts';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import type { SendEntry, SendOutcome } from '#web/lib/offline/sync-queue.ts';
import { entriesOf } from '../visit/entries-of.ts';
import { StaleDraftError, SubmittedBeforeError } from './draft-conflicts.ts';
import { payloadFromForm } from './entry-payload.ts';
import { createEntrySaver, type EntrySaver } from './entry-saver.ts';
import { isUnanswered, isUnreachable } from './lost-response.ts';
import { isWithoutRoom } from './no-room.ts';
import { noteOrder } from './note-order.ts';
import { readKeptEntry } from './read-kept-entry.ts';
import { saverCalls } from './saver-calls.ts';

/** Refusals that are temporary. */
const passing = ['REQUEST_IN_PROGRESS', 'BUSY'];

/** Returns what a failed attempt means for the queue, or undefined if the fault is in the app itself. */
function outcomeOf(error: unknown, saver: EntrySaver): SendOutcome | undefined {
  if (error instanceof StaleDraftError) {
    const why = 'This draft was changed on another device. Compare both versions and choose.';
    return { kind: 'needs-you', why, because: 'changed-elsewhere' };
  }
  if (error instanceof SubmittedBeforeError) {
    const why = `Entry ${error.entry.entryNumber} was already submitted from this draft, with different content. A submitted entry is permanent.`;
    return { kind: 'needs-you', why, because: 'submitted-elsewhere' };
  }
  if (isSessionEnd(error)) return { kind: 'signed-out' };
  if (isUnreachable(error)) return { kind: 'later', reached: false };
  if (!(error instanceof ApiError)) return undefined;
  if (isUnanswered(error)) return { kind: 'later', reached: true };
  if (error.status === 429 || passing.includes(error.code ?? '')) return { kind: 'later', reached: true };
  if (error.status === 404) {
    // If the saver still knows a draft, a submission may yet arrive, so wait. Otherwise the notary deleted the draft.
    if (saver.state().draft) return { kind: 'later', reached: true };
    const why = 'This draft was deleted on another device. Send it again to record it anyway.';
    return { kind: 'needs-you', why, because: 'gone' };
  }
  if (isWithoutRoom(error)) return { kind: 'no-room' };
  const why = detailOf(error, 'The server rejected this entry.');
  return { kind: 'needs-you', why, because: 'refused' };
}

async function attempt(
  saver: EntrySaver,
  task: QueueTask,
  payloads: EntryPayload[],
): Promise<SubmittedEntry[]> {
  if (task === 'submit') return await saver.submit(payloads);
  await saver.save(payloads);
  return [];
}

/** Sends a queued entry as the wizard would, and returns the outcome. */
export const sendQueued: SendEntry = async ({ id, notaryId, task, body }, keepSaver) => {
  const entry = readKeptEntry({ ...body, step: 1 });
  if (!entry) throw new Error('What is in the queue is no entry');
  // Every tab derives the same keys, so that two tabs create one entry.
  const calls = saverCalls(notaryId, keepSaver, (n, nth) => (nth === 1 ? `${id}-${n}` : `${id}-${nth}-${n}`));
  const saver = createEntrySaver(calls, entry.saver);
  const wasMadeToBeSubmitted = entry.saver.draft?.intent === 'submit';
  const payloads = entriesOf(entry.form).map(payloadFromForm);
  let error: unknown;
  // A draft created for submission expires after a day. Then a second try creates a new one.
  for (let tries = wasMadeToBeSubmitted ? 2 : 1; tries > 0; tries -= 1) {
    try {
      const sealed = await attempt(saver, task, payloads);
      noteOrder(notaryId, entry.orderId, sealed, saver);
      const entryId = sealed[0]?.id ?? saver.state().draft?.id ?? '';
      const lastNumber = sealed.length > 1 ? sealed.at(-1)?.entryNumber : undefined;
      return {
        ...{ kind: 'sent', entryId, entryNumber: sealed[0]?.entryNumber ?? null },
        ...(lastNumber && { lastNumber }),
      };
    } catch (failure) {
      error = failure;
      const isExpired = failure instanceof ApiError && failure.status === 404 && !saver.state().draft;
      if (!isExpired) break;
    }
  }
  // The failure may have changed the state too: a draft is gone, or a create call was refused.
  await keepSaver(saver.state());
  const outcome = outcomeOf(error, saver);
  if (!outcome) throw error;
  return outcome;
};
