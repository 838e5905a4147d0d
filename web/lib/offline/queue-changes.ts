/** Written on every change, so that the browser's other tabs notice it. */
const storageKey = 'entry_queue_changed';
const listeners = new Set<() => void>();

/** Tells every tab that the queue changed. */
export function queueChanged(): void {
  for (const listener of listeners) listener();
  localStorage.setItem(storageKey, crypto.randomUUID());
}

/**
 * Calls `listener` on every change of the queue, in this tab or another; returns a function that stops it.
 */
export function onQueueChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
