import { addDays } from 'date-fns/addDays';
import type { EntryImport } from '#functions/store/imports/import-item.ts';
import type { startImport as contract } from '#shared/contract/imports.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';

export type ImportView = Output<typeof contract>;

/** Returns the deadline for undoing a complete import. */
export const undoUntil = (completedAt: string): Date => addDays(new Date(completedAt), limits.importUndoDays);

export function importView(one: EntryImport): ImportView {
  const { id, fileName, status, rows, createdAt } = one;
  const none = { completedAt: null, firstDate: null, lastDate: null, digest: null, undoUntil: null };
  if (one.status === 'open') return { id, fileName, status, rows, createdAt, ...none };
  const { completedAt, digest, spans } = one;
  return {
    ...{ id, fileName, status, rows, createdAt, completedAt, digest },
    firstDate: spans.map(({ first }) => first).toSorted()[0] ?? null,
    lastDate:
      spans
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? null,
    undoUntil: undoUntil(completedAt).toISOString(),
  };
}
