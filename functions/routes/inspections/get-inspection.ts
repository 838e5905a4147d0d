import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getInspection } from '#functions/services/inspections/get-inspection.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getInspection as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getInspection(
    { inspections: inspectionStore(table()), access: accessStore(table()), now: () => new Date() },
    { notaryId: caller.account.id, inspectionId: params.id },
  ),
);
