const lockName = 'entry-queue';

/** Works on the queue while no other tab of the browser does. */
export async function withQueue<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(lockName, work) : await work();
}

/**
 * The same, or undefined at once when another tab works on it. A browser without locks works on it twice; the
 * server then still makes one entry of each, since both tabs send the same keys and ids.
 */
export async function ifQueueIsFree<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return await work();
  return await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? await work() : undefined,
  );
}
