import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { WriteLockStore } from '#functions/store/entries/write-lock-store.ts';

export type WriteLockDeps = {
  locks: WriteLockStore;
  now: () => Date;
  /** Returns the milliseconds until the function is cut off. */
  timeLeft: () => number;
};

/**
 * An attempt takes at most this long, even on a slow day. With less time left, the caller is asked to retry.
 */
const reserveMs = 3_000;
/** Pauses double, so a request asks for its turn about ten times before its function times out. */
const pauseMs = { first: 25, longest: 3_200 };

/**
 * Runs an attempt to write to a journal until it has an outcome. The first attempt doesn't wait, because
 * contention is rare. After losing to another request of the notary, requests take turns: one attempts, and
 * the others wait for growing random times. BUSY when the function's time is almost over.
 */
export async function withWriteLock<T>(
  { locks, now, timeLeft }: WriteLockDeps,
  { notaryId, requestId }: { notaryId: string; requestId: string },
  attempt: () => Promise<Outcome<T> | 'lost'>,
): Promise<Outcome<T>> {
  const first = await attempt();
  if (first !== 'lost') return first;
  let hasTurn = false;
  try {
    for (let pauses = 0; timeLeft() > reserveMs; pauses += 1) {
      if (await locks.take(notaryId, requestId, now())) {
        hasTurn = true;
        const outcome = await attempt();
        if (outcome !== 'lost') return outcome;
        // Lost to a request that came just now and did not wait.
        pauses = 0;
      }
      await delay(Math.random() * Math.min(pauseMs.longest, pauseMs.first * 2 ** pauses));
    }
    return refuse('BUSY', { retryAfter: 1 });
  } finally {
    // If this fails, the turn expires.
    if (hasTurn) await Promise.allSettled([locks.pass(notaryId, requestId)]);
  }
}
