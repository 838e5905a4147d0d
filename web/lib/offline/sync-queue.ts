import { sessionState } from '../session-store.ts';
import { warn } from '../warn.ts';
import { changeQueued, queuedBody, queuedEntries } from './queue.ts';
import { ifQueueIsFree } from './queue-lock.ts';
import type { Obstacle, QueueBody, QueuedEntry, QueueState } from './queue-types.ts';

/** What became of a try to send an entry. */
export type SendOutcome =
  | { is: 'sent'; entryId: string; entryNumber: string | null }
  | { is: 'needs-you'; why: string; because: Obstacle }
  /** Not now; `reached` says whether the server answered at all. */
  | { is: 'later'; reached: boolean }
  | { is: 'signed-out' };

/** Sends one entry. Whatever it must know after a crash it gives to `keepSaver`, and waits for that. */
export type SendEntry = (
  entry: { id: string; notaryId: string; task: QueuedEntry['task']; body: QueueBody },
  keepSaver: (saver: unknown) => Promise<void>,
) => Promise<SendOutcome>;

const firstPause = 5_000;
const longestPause = 300_000;

/** The pause before the next try, in milliseconds: twice as long each time, up to five minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPause, firstPause * 2 ** (tries - 1));
}

const isSignedIn = (notaryId: string) => sessionState().session?.user.id === notaryId;

/** Whether an entry is to be sent now. One that was being sent when its tab ended is sent again. */
function isDue({ state, notBefore }: QueuedEntry, now: Date): boolean {
  if (state.is === 'sending') return true;
  return state.is === 'waiting' && (notBefore === null || new Date(notBefore) <= now);
}

async function sendOne(
  notaryId: string,
  entry: QueuedEntry,
  send: SendEntry,
  now: () => Date,
): Promise<SendOutcome['is'] | 'unreachable'> {
  const { id, task } = entry;
  const body = await queuedBody(notaryId, id);
  // Taken back or removed before this tab had the lock.
  if (!body) return 'sent';
  await changeQueued(notaryId, id, { head: { state: { is: 'sending' }, tries: entry.tries + 1 } });
  const outcome = await send({ id, notaryId, task, body }, (saver) =>
    changeQueued(notaryId, id, { body: { form: body.form, saver } }),
  );
  const rest = async (state: QueueState, notBefore: string | null = null) =>
    await changeQueued(notaryId, id, { head: { state, notBefore } });
  if (outcome.is === 'sent') {
    const { entryId, entryNumber } = outcome;
    const state: QueueState = { is: 'sent', entryId, entryNumber, sentAt: now().toISOString() };
    await changeQueued(notaryId, id, { head: { state, notBefore: null }, body: null });
  } else if (outcome.is === 'needs-you') {
    await rest(outcome);
  } else if (outcome.is === 'later') {
    const until = new Date(now().getTime() + pauseAfter(entry.tries + 1));
    await rest({ is: 'waiting' }, until.toISOString());
    if (!outcome.reached) return 'unreachable';
  } else await rest({ is: 'waiting' });
  return outcome.is;
}

/**
 * Sends what is due, oldest first, one at a time over all tabs. Goes on after an entry that the server cannot
 * take now or that needs the notary; stops when the server cannot be reached, or nobody or somebody else is
 * signed in. `eager` also tries what is in a pause: the connection has just come back. Answers when to come again.
 */
export async function syncQueue(
  notaryId: string,
  send: SendEntry,
  { now, eager = false }: { now: () => Date; eager?: boolean },
): Promise<Date | undefined> {
  const tried = new Set<string>();
  const next = async () => {
    const entries = await queuedEntries(notaryId);
    const open = entries.filter(({ state }) => state.is === 'waiting' || state.is === 'sending');
    const untried = open.filter(({ id }) => !tried.has(id));
    return { open, entry: untried.find((entry) => eager || isDue(entry, now())) };
  };
  for (;;) {
    if (!isSignedIn(notaryId) || !navigator.onLine) break;
    const result = await ifQueueIsFree(async () => {
      const { entry } = await next();
      if (!entry) return 'nothing';
      tried.add(entry.id);
      try {
        return await sendOne(notaryId, entry, send, now);
      } catch (error) {
        warn('A queued entry could not be sent', error);
        const why = 'This entry could not be sent. Try again, or edit it.';
        await changeQueued(notaryId, entry.id, {
          head: { state: { is: 'needs-you', why, because: 'refused' } },
        });
        return 'needs-you';
      }
    });
    if (result === undefined || result === 'nothing') break;
    if (result === 'unreachable' || result === 'signed-out') break;
  }
  if (!isSignedIn(notaryId)) return undefined;
  const times = (await next()).open.map(({ notBefore }) => notBefore ?? now().toISOString());
  const [first] = times.sort();
  return first === undefined ? undefined : new Date(first);
}
