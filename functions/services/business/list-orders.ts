import type { Outcome } from '#functions/outcome.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { listOrders as contract } from '#shared/contract/business/papers.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { listPapers } from './list-papers.ts';

type Query = Input<typeof contract>['query'];

const listOf = ({ status, missing }: Query) => {
  if (missing) return paperLists.ordersWithout(missing);
  return status ? paperLists.ordersOf(status) : paperLists.orders;
};

/** Returns a page of orders, the latest appointment first: all, those of a status, or those that lack a part. */
export function listOrders(
  deps: { papers: Pick<PaperStore, 'page'> },
  { notaryId, query }: { notaryId: string; query: Query },
): Promise<Outcome<Output<typeof contract>>> {
  const { status } = query;
  return listPapers<'order'>(
    deps,
    { notaryId, list: listOf(query), page: query },
    (row) => !status || row.status === status,
  );
}
