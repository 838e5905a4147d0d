import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { PaperKind } from '#functions/store/business/business-keys.ts';
import type { PaperList, Rows } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';

type Page = {
  cursor?: string | undefined;
  limit: number;
  from?: string | undefined;
  to?: string | undefined;
};

/** Returns a test of rows, for conditions that no list has. It may read what the rows refer to. */
export type RowTest<K extends PaperKind> = (
  rows: readonly Rows[K][],
) => Promise<(row: Rows[K]) => boolean> | ((row: Rows[K]) => boolean);

const { pageSizeMax, rowsPerPage } = businessLimits;

/**
 * Returns a page of the rows in a list that pass all tests, newest first. With a test, a page reads at most a thousand
 * rows, so it may have fewer than asked although a next page exists. INVALID_FIELDS for a malformed cursor or a period
 * that ends before it begins.
 */
export async function listPapers<K extends PaperKind>(
  { papers }: { papers: Pick<PaperStore, 'page'> },
  { notaryId, list, page }: { notaryId: string; list: PaperList<K>; page: Page },
  ...tests: readonly (RowTest<K> | undefined)[]
): Promise<Outcome<{ items: Rows[K][]; next: string | null }>> {
  const { from, to, limit } = page;
  if (from && to && from > to) {
    return refuse('INVALID_FIELDS', { detail: ['to: The period ends before it begins.'] });
  }
  const given = tests.filter((test) => test !== undefined);
  const items: Rows[K][] = [];
  let { cursor } = page;
  for (let read = 0; read < rowsPerPage; read += pageSizeMax) {
    const part = { cursor, from, to, limit: given.length > 0 ? pageSizeMax : limit };
    const answer = await papers.page(notaryId, list, part);
    if (!answer) return refuse('INVALID_FIELDS', { detail: ['cursor: must be the `next` value of a page'] });
    const { found, next } = answer;
    const rows = found.map(({ row }) => row);
    const passes = await Promise.all(given.map((test) => test(rows)));
    const kept = found.filter(({ row }) => passes.every((pass) => pass(row)));
    const shown = kept.slice(0, limit - items.length);
    items.push(...shown.map(({ row }) => row));
    if (items.length === limit) {
      // Matches that were read beyond this page belong to the next one.
      return ok({ items, next: kept.length === shown.length ? next : (shown.at(-1)?.cursor ?? null) });
    }
    if (next === null) return ok({ items, next });
    cursor = next;
  }
  return ok({ items, next: cursor ?? null });
}
