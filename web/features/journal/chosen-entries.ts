import { useMemo, useSyncExternalStore } from 'react';
import { useNotary } from '#web/lib/session/session.ts';

/*
 * The IDs of the entries that a notary selected for export. They stay selected as long as the browser tab
 * lives, so the notary can open an entry or reload the page and continue selecting.
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

/** Returns this notary's selection and a function that changes it, given the current selection. */
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
