const lockName = 'entry-queue';

/** Runs work on the queue while no other tab of the browser does. */
export async function withQueue<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(lockName, work) : await work();
}

/**
 * Like `withQueue`, but returns undefined immediately when another tab is working on the queue. A browser
 * without locks may work on it twice; the server still creates one entry each, because both tabs send the
 * same keys and IDs.
 */
export async function ifQueueIsFree<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return await work();
  return await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? await work() : undefined,
  );
}
