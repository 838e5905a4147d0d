import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getDestructionCertificate } from '#functions/services/retention/get-destruction-certificate.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { getDestructionCertificate as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  getDestructionCertificate(
    { destructions: destructionStore(table()), documents: documents(), now: () => new Date() },
    caller.account,
    params.destructionId,
  ),
);
