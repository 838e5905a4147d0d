import { routeHandler } from '#functions/middleware/route-handler.ts';
import { revokeInspection } from '#functions/services/inspections/revoke-inspection.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { table } from '#functions/store/table/table.ts';
import { revokeInspection as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  revokeInspection(
    { inspections: inspectionStore(table()), now: () => new Date() },
    { notaryId: caller.account.id, inspectionId: params.id },
  ),
);
