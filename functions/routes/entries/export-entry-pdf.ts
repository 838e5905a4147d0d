import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportEntryPdf } from '#functions/services/exports/export-entry-pdf.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { logEvidence } from '#functions/wiring/log-evidence.ts';
import { exportEntryPdf as contract } from '#shared/contract/entries.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, params, query }) =>
  exportEntryPdf(
    {
      ...integrityDeps(),
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      documents: documents(),
      logEvidence,
      exports: exportFiles(),
      now,
    },
    { account: caller.account, entryId: params.id, timezone: query.timezone },
  ),
);
