import { useSyncExternalStore } from 'react';

/** Below this width, tables become cards. */
const narrow = '(max-width: 48rem)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the page is as narrow as on a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
}
