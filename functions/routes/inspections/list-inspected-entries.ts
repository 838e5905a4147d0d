import { bearerToken } from '#functions/middleware/authenticate.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listInspectedEntries } from '#functions/services/inspections/list-inspected-entries.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { table } from '#functions/store/table/table.ts';
import { inspectionDeps } from '#functions/wiring/inspections.ts';
import { listInspectedEntries as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ query, header }) =>
  listInspectedEntries(
    { ...inspectionDeps(header('user-agent')), entries: entryRows(table()) },
    { session: bearerToken(header('authorization')), page: Number(query.page ?? 1) },
  ),
);
