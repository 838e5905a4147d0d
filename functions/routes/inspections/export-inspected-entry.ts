import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { bearerToken } from '#functions/middleware/authenticate.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportInspectedEntry } from '#functions/services/inspections/export-inspected-entry.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { inspectionDeps } from '#functions/wiring/inspections.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { logEvidence } from '#functions/wiring/log-evidence.ts';
import { exportInspectedEntry as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ params, header }) =>
  exportInspectedEntry(
    {
      ...inspectionDeps(header('user-agent')),
      ...integrityDeps(),
      entries: entryRows(table()),
      batch: entryBatch(table()),
      images: imageFiles(),
      documents: documents(),
      logEvidence,
      exports: exportFiles(),
    },
    { session: bearerToken(header('authorization')), number: params.number },
  ),
);
