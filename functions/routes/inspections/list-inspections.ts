import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listInspections } from '#functions/services/inspections/list-inspections.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listInspections as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  listInspections({ inspections: inspectionStore(table()), now: () => new Date() }, caller.account.id),
);
