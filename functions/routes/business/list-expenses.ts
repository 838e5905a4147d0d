import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listPapers } from '#functions/services/business/list-papers.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listExpenses as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, query: { due, from, to, ...page } }) =>
  listPapers<'expense'>(
    { papers: paperStore(table()) },
    {
      notaryId: caller.account.id,
      ...(due
        ? { list: paperLists.dueExpenses, page: { ...page, to: due } }
        : { list: paperLists.expenses, page: { ...page, from, to } }),
    },
  ),
);
