import { limits } from '#shared/data/limits.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useChosenEntries } from './chosen-entries.ts';

/** The entries selected for an export, across all pages and filters. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Returns whether none, some, or all of these entries are selected, for the checkbox of the page. */
  among: (entries: readonly EntryRow[]) => 'none' | 'some' | 'all';
  toggle: (entry: EntryRow) => void;
  /** Selects all entries of a page up to the limit, or none if all are already selected. */
  togglePage: (entries: readonly EntryRow[]) => void;
  /** Deselects these entries, and keeps any others that were selected since. */
  drop: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

const tooMany = `At most ${limits.batchExport} entries can be exported at once. Export these first, or clear some.`;

export function useSelection(): Selection {
  const { ids, change } = useChosenEntries();

  function choose(added: readonly string[]): void {
    const room = limits.batchExport - ids.size;
    if (added.length > room) notify.warning(tooMany, { id: tooMany });
    change((chosen) => [...chosen, ...added.slice(0, Math.max(0, room))]);
  }
  const without = (left: ReadonlySet<string>) =>
    change((chosen) => [...chosen].filter((id) => !left.has(id)));

  function among(entries: readonly EntryRow[]) {
    const chosen = entries.filter(({ id }) => ids.has(id)).length;
    if (chosen === 0) return 'none';
    return chosen === entries.length ? 'all' : 'some';
  }
  return {
    ids,
    among,
    toggle: ({ id }) => (ids.has(id) ? without(new Set([id])) : choose([id])),
    togglePage: (entries) => {
      const all = entries.map(({ id }) => id);
      if (among(entries) === 'all') without(new Set(all));
      else choose(all.filter((id) => !ids.has(id)));
    },
    drop: without,
    clear: () => change(() => []),
  };
}
