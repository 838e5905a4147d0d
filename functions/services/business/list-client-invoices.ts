import type { Outcome } from '#functions/outcome.ts';
import { paperLists, type Rows } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { listClientInvoices as contract } from '#shared/contract/business/client-invoices.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { listPapers } from './list-papers.ts';
import { searchTest } from './search-papers.ts';

type Query = Input<typeof contract>['query'];

const listOf = ({ open, clientId }: Query) => {
  if (clientId) return paperLists.invoicesOf(clientId.replaceAll('#', ''));
  return open ? paperLists.openInvoices : paperLists.invoices;
};

const isOpen = (row: Rows['invoice']) => row.open !== '0.00' && row.status !== 'void';

/** Returns a page of invoices, newest first: all, open ones, or those of a client. */
export function listInvoices(
  deps: { papers: Pick<PaperStore, 'page'> },
  { notaryId, query }: { notaryId: string; query: Query },
): Promise<Outcome<Output<typeof contract>>> {
  const { open, clientId, q } = query;
  return listPapers(
    deps,
    { notaryId, list: listOf(query), page: query },
    open && clientId ? () => isOpen : undefined,
    searchTest('invoice', q),
  );
}
