import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Rows } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { PaperKind } from '#functions/store/table/keys.ts';

type Page = {
  cursor?: string | undefined;
  limit: number;
  from?: string | undefined;
  to?: string | undefined;
};

/** Rows are read in at most this many steps for one page with a second filter. The cursor continues from there. */
const steps = 10;

/**
 * Returns a page of a list, newest first. `only` filters what a list cannot: then a page may have fewer rows than
 * asked, and still a next one. INVALID_FIELDS for a malformed cursor or a period that ends before it begins.
 */
export async function listPapers<K extends PaperKind>(
  { papers }: { papers: Pick<PaperStore, 'page'> },
  { notaryId, list, page }: { notaryId: string; list: string; page: Page },
  only: (row: Rows[K]) => boolean = () => true,
): Promise<Outcome<{ items: Rows[K][]; next: string | null }>> {
  if (page.from && page.to && page.from > page.to) {
    return refuse('INVALID_FIELDS', { detail: ['to: The period ends before it begins.'] });
  }
  const items: Rows[K][] = [];
  let { cursor } = page;
  for (let step = 0; step < steps; step += 1) {
    const found = await papers.page<K>(notaryId, list, { ...page, cursor, limit: page.limit - items.length });
    if (!found) return refuse('INVALID_FIELDS', { detail: ['cursor: must be the `next` value of a page'] });
    items.push(...found.rows.filter(only));
    if (found.next === null || items.length >= page.limit) return ok({ items, next: found.next });
    cursor = found.next;
  }
  return ok({ items, next: cursor ?? null });
}
