let isReached = true;
const listeners = new Set<() => void>();

/** Notes whether the server answered a call. */
export function noteReach(answers: boolean): void {
  const isBack = answers && !isReached;
  isReached = answers;
  if (isBack) for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the server answers again after it could not be reached; returns a function that stops it. The
 * browser itself does not tell: the Wi-Fi of a hotel counts as a connection before it lets anyone out.
 */
export function onReachedAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
