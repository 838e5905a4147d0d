/** Written on every change, so that the other tabs of the browser see one. */
const storageKey = 'entry_queue_changed';
const listeners = new Set<() => void>();

/** Tells every tab that the queue is not what it was. */
export function queueChanged(): void {
  for (const listener of listeners) listener();
  localStorage.setItem(storageKey, crypto.randomUUID());
}

/** Calls `listener` on every change of the queue, in this tab or another; returns the way to stop. */
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
