import { useSWRConfig } from 'swr';
import type { EntryRow } from '#web/lib/api/api-types.ts';

function isRow(value: unknown): value is EntryRow {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

function rowsIn(response: unknown): EntryRow[] {
  if (typeof response !== 'object' || response === null) return [];
  const rows: unknown = Reflect.get(response, 'items') ?? Reflect.get(response, 'recent');
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** The entry as a list or the dashboard last showed it, for when its details cannot be loaded. */
export function useListedEntry(entryId: string): EntryRow | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    const found = rowsIn(cache.get(key)?.data).find((row) => row.id === entryId);
    if (found) return found;
  }
  return undefined;
}
