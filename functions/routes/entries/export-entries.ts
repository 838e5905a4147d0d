import { ulid } from 'ulid';
import { exportFiles } from '#functions/adapters/export-files.ts';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportEntries } from '#functions/services/exports/export-entries.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { table } from '#functions/store/table.ts';
import { exportEntries as contract } from '#shared/contract/exports.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, query, body }) =>
  exportEntries(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      // By far the largest parts of this function: what it refuses need not wait for them.
      entryPdf: async (...printed) => {
        const { entryPdf } = await import('#functions/adapters/pdf/entry-pdf.ts');
        return entryPdf(...printed);
      },
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
