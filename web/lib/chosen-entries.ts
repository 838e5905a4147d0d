import { useMemo, useSyncExternalStore } from 'react';
import { useNotary } from './session.ts';

/*
 * The entries that a notary has chosen for an export, by their ids. They stay chosen for as long as the browser's tab
 * lives: one can look an entry up, or reload the page, and go on choosing.
 */
const name = 'chosen_entries';
const listeners = new Set<() => void>();

const stored = () => sessionStorage.getItem(name) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function idsIn(text: string, userId: string): ReadonlySet<string> {
  const [owner, ...ids] = text.split(' ');
  return new Set(owner === userId ? ids : []);
}

/** What this notary has chosen, and the way to change it, given what is chosen by then. */
export function useChosenEntries(): {
  ids: ReadonlySet<string>;
  change: (to: (current: ReadonlySet<string>) => Iterable<string>) => void;
} {
  const { id: userId } = useNotary();
  const text = useSyncExternalStore(subscribe, stored);
  const ids = useMemo(() => idsIn(text, userId), [text, userId]);
  return {
    ids,
    change: (to) => {
      const next = [...to(idsIn(stored(), userId))];
      if (next.length === 0) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, [userId, ...next].join(' '));
      for (const listener of listeners) listener();
    },
  };
}
