import { useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import type { EntryRow } from '#web/lib/api-types.ts';
import { notify } from '#web/lib/toasts.ts';

/** Entries that are chosen for an export, over all pages and filters. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** How many of these are chosen: the state of the box that stands for all of them. */
  among: (entries: readonly EntryRow[]) => 'none' | 'some' | 'all';
  toggle: (entry: EntryRow) => void;
  /** Chooses all of a page, as far as they are not too many; or, if all are chosen, none. */
  togglePage: (entries: readonly EntryRow[]) => void;
  /** Chooses these no more, and leaves what else was chosen meanwhile. */
  drop: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

const tooMany = `At most ${limits.batchExport} entries can be exported at once. Export these first, or clear some.`;

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  function choose(added: readonly string[]): void {
    const room = limits.batchExport - ids.size;
    if (added.length > room) notify.warning(tooMany, { id: tooMany });
    setIds(new Set([...ids, ...added.slice(0, Math.max(0, room))]));
  }
  const without = (left: readonly string[]) => setIds(new Set([...ids].filter((id) => !left.includes(id))));

  function among(entries: readonly EntryRow[]) {
    const chosen = entries.filter(({ id }) => ids.has(id)).length;
    if (chosen === 0) return 'none';
    return chosen === entries.length ? 'all' : 'some';
  }
  return {
    ids,
    among,
    toggle: ({ id }) => (ids.has(id) ? without([id]) : choose([id])),
    togglePage: (entries) => {
      const all = entries.map(({ id }) => id);
      if (among(entries) === 'all') without(all);
      else choose(all.filter((id) => !ids.has(id)));
    },
    drop: (dropped) => setIds((current) => new Set([...current].filter((id) => !dropped.has(id)))),
    clear: () => setIds(new Set()),
  };
}
