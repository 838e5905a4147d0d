import { ApiError, detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { SendEntry, SendOutcome } from '#web/lib/offline/sync-queue.ts';
import {
  createEntrySaver,
  type EntrySaver,
  isUnanswered,
  isUnreachable,
  StaleDraftError,
  SubmittedBeforeError,
} from './entry-saver.ts';
import { readKeptEntry } from './kept-entry.ts';
import { saverCalls } from './saver-calls.ts';

/** Refusals that pass by themselves. */
const passing = ['REQUEST_IN_PROGRESS', 'BUSY'];

/** What a failed try means for the queue; undefined where it is a fault of the site itself. */
function outcomeOf(error: unknown, saver: EntrySaver): SendOutcome | undefined {
  if (error instanceof StaleDraftError) {
    const why = 'This draft was changed on another device. Compare both versions and choose.';
    return { is: 'needs-you', why, because: 'changed-elsewhere' };
  }
  if (error instanceof SubmittedBeforeError) {
    const why = `Entry ${error.entry.entryNumber} was already submitted from this draft, with other content. A submitted entry is permanent.`;
    return { is: 'needs-you', why, because: 'submitted-elsewhere' };
  }
  if (isSessionEnd(error)) return { is: 'signed-out' };
  if (isUnreachable(error)) return { is: 'later', reached: false };
  if (!(error instanceof ApiError)) return undefined;
  if (isUnanswered(error)) return { is: 'later', reached: true };
  if (error.status === 429 || passing.includes(error.code ?? '')) return { is: 'later', reached: true };
  if (error.status === 404) {
    // A draft that may yet become an entry is waited for; one that is gone was deleted by the notary.
    if (saver.state().draft) return { is: 'later', reached: true };
    const why = 'This draft was deleted on another device. Send it again to record it all the same.';
    return { is: 'needs-you', why, because: 'gone' };
  }
  const why = detailOf(error, 'The server refused this entry.');
  return { is: 'needs-you', why, because: 'refused' };
}

async function attempt(saver: EntrySaver, task: 'draft' | 'submit', form: Parameters<EntrySaver['save']>[0]) {
  if (task === 'submit') return await saver.submit(form);
  await saver.save(form);
  return undefined;
}

/** Sends an entry of the queue as the wizard would, and tells what became of it. */
export const sendQueued: SendEntry = async ({ id, notaryId, task, body }, keepSaver) => {
  const entry = readKeptEntry({ ...body, step: 1 });
  if (!entry) throw new Error('What is in the queue is no entry');
  // The same keys in whichever tab, so that two that do not know of each other make one entry.
  const calls = saverCalls(notaryId, keepSaver, (n) => `${id}-${n}`);
  const saver = createEntrySaver(calls, entry.saver);
  const wasMadeToBeSubmitted = entry.saver.draft?.intent === 'submit';
  let error: unknown;
  // One that was made to be submitted expires after a day, unsubmitted: then it is simply made anew.
  for (let tries = wasMadeToBeSubmitted ? 2 : 1; tries > 0; tries -= 1) {
    try {
      const sealed = await attempt(saver, task, entry.form);
      const entryId = sealed?.id ?? saver.state().draft?.id ?? '';
      return { is: 'sent', entryId, entryNumber: sealed?.entryNumber ?? null };
    } catch (failure) {
      error = failure;
      const isExpired = failure instanceof ApiError && failure.status === 404 && !saver.state().draft;
      if (!isExpired) break;
    }
  }
  // Also what the failure itself taught: a draft that is gone, a creation that was refused.
  await keepSaver(saver.state());
  const outcome = outcomeOf(error, saver);
  if (!outcome) throw error;
  return outcome;
};
