import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { WriteLockStore } from '#functions/store/entries/write-lock-store.ts';

export type WriteLockDeps = {
  locks: WriteLockStore;
  now: () => Date;
  /** Returns the milliseconds until the function is cut off. */
  timeLeft: () => number;
};

/** An attempt needs at most this time, also on a slow day. Without it, the caller is asked to come back. */
const reserveMs = 3_000;
/** Pauses double, so that a request asks for its turn about ten times before its function's time is over. */
const pauseMs = { first: 25, longest: 3_200 };

/**
 * Runs an attempt to write to a journal until it has an outcome. The first attempt does not wait, because almost always
 * nobody else writes. If it lost to another request of the notary, the requests take turns: one attempts, and the others
 * wait for growing random times. BUSY when the function's time is almost over.
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
        // To a request that came just now and did not wait.
        pauses = 0;
      }
      await delay(Math.random() * Math.min(pauseMs.longest, pauseMs.first * 2 ** pauses));
    }
    return refuse('BUSY', { retryAfter: 1 });
  } finally {
    // If this fails, the turn ends on its own.
    if (hasTurn) await Promise.allSettled([locks.pass(notaryId, requestId)]);
  }
}
