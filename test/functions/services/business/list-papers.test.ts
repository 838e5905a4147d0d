import { expect, it } from 'vitest';
import { listPapers } from '#functions/services/business/list-papers.ts';
import { searchTest } from '#functions/services/business/search-papers.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';

/** A list of this many clients, which counts the rows that are read. Client 0 is the newest. */
function clients(count: number) {
  const read = { rows: 0 };
  const page = async (_: string, __: unknown, query: { cursor?: string | undefined; limit: number }) => {
    const start = query.cursor === undefined ? 0 : Number(query.cursor) + 1;
    const rows = Array.from({ length: Math.min(query.limit, count - start) }, (___, at) => start + at);
    read.rows += rows.length;
    const found = rows.map((at) => ({ row: { id: String(at), name: `Client ${at}` }, cursor: String(at) }));
    return { found, next: start + rows.length < count ? (found.at(-1)?.cursor ?? null) : null };
  };
  return { read, papers: { page: page as unknown as PaperStore['page'] } };
}

const search = (deps: ReturnType<typeof clients>, q: string, page: { limit: number; cursor?: string }) =>
  listPapers(deps, { notaryId: 'n', list: paperLists.clients, page }, searchTest('client', q));

it('reads at most a thousand rows for a page, and goes on from there', async () => {
  const deps = clients(2_500);
  const first = await search(deps, '2400', { limit: 20 });
  expect(first).toMatchObject({ ok: true, value: { items: [], next: '999' } });
  expect(deps.read.rows).toBe(1_000);
  await search(deps, '2400', { limit: 20, cursor: '999' });
  const last = await search(deps, '2400', { limit: 20, cursor: '1999' });
  expect(last).toMatchObject({ value: { items: [{ id: '2400' }], next: null } });
});

it('returns every match once, page by page', async () => {
  const deps = clients(250);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(deps, 'client 1', { limit: 7, ...(cursor !== undefined && { cursor }) });
    if (!page.ok) throw new Error('The page was refused');
    ids.push(...page.value.items.map(({ id }) => id));
    cursor = page.value.next ?? undefined;
  } while (cursor !== undefined);
  const wanted = Array.from({ length: 250 }, (_, at) => String(at)).filter((id) => id.includes('1'));
  expect(ids).toEqual(wanted);
});
