import { isConnected, sessionState } from '../session/session-store.ts';
import { warn } from '../warn.ts';
import { DeviceSilentError } from './device-store.ts';
import { changeQueued, queuedBody, queuedEntries } from './queue.ts';
import { ifQueueIsFree } from './queue-lock.ts';
import type { Obstacle, QueueBody, QueuedEntry, QueueState } from './queue-types.ts';
import { roomCheckAfter } from './room-check.ts';

/** The result of an attempt to send an entry. */
export type SendOutcome =
  /** `lastNumber` is that of the last of several entries. */
  | { kind: 'sent'; entryId: string; entryNumber: string | null; lastNumber?: string | undefined }
  | { kind: 'needs-you'; why: string; because: Obstacle }
  /** The plan has no room for it. */
  | { kind: 'no-room' }
  /** Not now; `reached` says whether the server answered at all. */
  | { kind: 'later'; reached: boolean }
  | { kind: 'signed-out' };

/** Sends one entry. Passes whatever it must know after a crash to `keepSaver` and waits for it. */
export type SendEntry = (
  entry: { id: string; notaryId: string; task: QueuedEntry['task']; body: QueueBody },
  keepSaver: (saver: unknown) => Promise<void>,
) => Promise<SendOutcome>;

const firstPause = 5_000;
const longestPause = 300_000;

/** The pause before the next attempt in milliseconds: doubles each time, up to five minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPause, firstPause * 2 ** (tries - 1));
}

const isSignedIn = (notaryId: string) => sessionState().session?.user.id === notaryId;

const isOpen = ({ is }: QueueState) => is === 'waiting' || is === 'sending' || is === 'no-room';

/** Returns whether an entry is due. An entry whose tab closed while sending is sent again. */
function isDue({ state, notBefore }: QueuedEntry, now: Date): boolean {
  if (state.is === 'sending') return true;
  return isOpen(state) && (notBefore === null || new Date(notBefore) <= now);
}

async function sendOne(
  notaryId: string,
  entry: QueuedEntry,
  send: SendEntry,
  now: () => Date,
): Promise<SendOutcome['kind'] | 'unreachable'> {
  const { id, task } = entry;
  const body = await queuedBody(notaryId, id);
  // Taken back or removed before this tab got the lock.
  if (!body) return 'sent';
  await changeQueued(notaryId, id, { head: { state: { is: 'sending' }, tries: entry.tries + 1 } });
  const outcome = await send({ id, notaryId, task, body }, (saver) =>
    changeQueued(notaryId, id, { body: { ...body, saver } }),
  );
  const rest = async (state: QueueState, notBefore: string | null = null) =>
    await changeQueued(notaryId, id, { head: { state, notBefore } });
  if (outcome.kind === 'sent') {
    const { kind: _, ...sent } = outcome;
    const state: QueueState = { is: 'sent', ...sent, sentAt: now().toISOString() };
    await changeQueued(notaryId, id, { head: { state, notBefore: null }, body: null });
  } else if (outcome.kind === 'needs-you') {
    const { why, because } = outcome;
    await rest({ is: 'needs-you', why, because });
  } else if (outcome.kind === 'no-room') {
    await rest({ is: 'no-room' }, roomCheckAfter(now()));
  } else if (outcome.kind === 'later') {
    const until = new Date(now().getTime() + pauseAfter(entry.tries + 1));
    await rest({ is: 'waiting' }, until.toISOString());
    if (!outcome.reached) return 'unreachable';
  } else await rest({ is: 'waiting' });
  return outcome.kind;
}

/**
 * Sends due entries, oldest first, one at a time across all tabs. Continues after an entry that the server
 * cannot take now or that needs the notary. Stops when the server cannot be reached or another notary, or
 * nobody, is signed in. `eager` ignores pauses because the connection has just returned. Returns when to call
 * it again.
 */
export async function syncQueue(
  notaryId: string,
  send: SendEntry,
  { now, eager = false }: { now: () => Date; eager?: boolean },
): Promise<Date | undefined> {
  const tried = new Set<string>();
  const next = async () => {
    const entries = await queuedEntries(notaryId);
    const open = entries.filter(({ state }) => isOpen(state));
    const untried = open.filter(({ id }) => !tried.has(id));
    return { open, entry: untried.find((entry) => eager || isDue(entry, now())) };
  };
  for (;;) {
    if (!isSignedIn(notaryId) || !isConnected() || !navigator.onLine) break;
    const result = await ifQueueIsFree(async () => {
      const { entry } = await next();
      if (!entry) return 'nothing';
      tried.add(entry.id);
      try {
        return await sendOne(notaryId, entry, send, now);
      } catch (error) {
        warn('A queued entry could not be sent', error);
        // It stays as it is, and is sent again.
        if (error instanceof DeviceSilentError) return 'unreachable';
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
