import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { makeMatterDocument } from '#functions/services/matters/make-matter-document.ts';
import { matterStore } from '#functions/store/matters/matter-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { makeMatterDocument as contract } from '#shared/contract/matters.ts';

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  makeMatterDocument(
    {
      matters: matterStore(table()),
      documents: documents(),
      exports: exportFiles(),
      now: () => new Date(),
    },
    { account: caller.account, matterId: params.id, document: body.document },
  ),
);
