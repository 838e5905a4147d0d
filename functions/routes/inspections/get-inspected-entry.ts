import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { bearerToken } from '#functions/middleware/authenticate.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getInspectedEntry } from '#functions/services/inspections/get-inspected-entry.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { table } from '#functions/store/table/table.ts';
import { inspectionDeps } from '#functions/wiring/inspections.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { getInspectedEntry as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ params, header }) =>
  getInspectedEntry(
    {
      ...inspectionDeps(header('user-agent')),
      ...integrityDeps(),
      entries: entryRows(table()),
      batch: entryBatch(table()),
      images: imageFiles(),
    },
    { session: bearerToken(header('authorization')), number: params.number },
  ),
);
