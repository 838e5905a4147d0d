import type { Outcome } from '#functions/outcome.ts';
import type { InvoiceNumbers } from '#functions/store/business/invoice-numbers.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { listOrders as contract } from '#shared/contract/business/papers.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { listPapers } from './list-papers.ts';
import { searchTest } from './search-papers.ts';

type Query = Input<typeof contract>['query'];
type Deps = { papers: Pick<PaperStore, 'page' | 'several'>; numbers: Pick<InvoiceNumbers, 'owner'> };

const listOf = ({ status, missing }: Query) => {
  if (missing) return paperLists.ordersWithout(missing);
  return status ? paperLists.ordersOf(status) : paperLists.orders;
};

/** An order is also found by its client's name, and by the whole number of its invoice. */
function orderTest({ papers, numbers }: Deps, notaryId: string, q: string | undefined) {
  const names = new Map<string, string>();
  let invoice: Promise<string | undefined> | undefined;
  return searchTest('order', q, async (rows) => {
    invoice ??= numbers.owner(notaryId, q ?? '');
    const ids = rows.flatMap(({ clientId }) => (clientId && !names.has(clientId) ? [clientId] : []));
    for (const [id, { paper }] of await papers.several(notaryId, 'client', ids)) names.set(id, paper.name);
    const found = await invoice;
    return ({ clientId, invoiceId }) => [
      names.get(clientId ?? '') ?? null,
      invoiceId !== null && invoiceId === found ? (q ?? null) : null,
    ];
  });
}

/** Returns a page of orders, the latest appointment first: all, those of a status, or those that lack a part. */
export function listOrders(
  deps: Deps,
  { notaryId, query }: { notaryId: string; query: Query },
): Promise<Outcome<Output<typeof contract>>> {
  const { status, missing, q } = query;
  return listPapers(
    deps,
    { notaryId, list: listOf(query), page: query },
    missing && status ? () => (row) => row.status === status : undefined,
    orderTest(deps, notaryId, q),
  );
}
