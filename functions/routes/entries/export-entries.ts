import { ulid } from 'ulid';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportEntries } from '#functions/services/exports/export-entries.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { logEvidence } from '#functions/wiring/log-evidence.ts';
import { exportEntries as contract } from '#shared/contract/exports.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, query, body }) =>
  exportEntries(
    {
      ...integrityDeps(),
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      documents: documents(),
      logEvidence,
      // Loaded late: it is a large part of the function, and a refusal doesn't need it.
      async *zip(files, date) {
        const { zipArchive } = await import('#functions/adapters/exports/zip-archive.ts');
        yield* zipArchive(files, date);
      },
      exports: exportFiles(),
      newId: () => ulid(),
      now,
    },
    { account: caller.account, entryIds: body.entryIds, timezone: query.timezone },
  ),
);
