import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. One without any way to the server may still say so. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}
