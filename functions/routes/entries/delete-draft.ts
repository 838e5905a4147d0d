import { routeHandler } from '#functions/middleware/route-handler.ts';
import { deleteDraft } from '#functions/services/entries/delete-draft.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { deleteDraft as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  deleteDraft(
    { entries: entryStore(table()), now: () => new Date() },
    { account: caller.account, entryId: params.id },
  ),
);
