import { exportFiles } from '#functions/adapters/export-files.ts';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportEntryPdf } from '#functions/services/export-entry-pdf.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { table } from '#functions/store/table.ts';
import { exportEntryPdf as contract } from '#shared/contract/entries.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, params, query }) =>
  exportEntryPdf(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      // The PDF maker is by far the largest part of this function: what it refuses need not wait for it.
      entryPdf: async (...printed) => {
        const { entryPdf } = await import('#functions/adapters/pdf/entry-pdf.ts');
        return entryPdf(...printed);
      },
      exports: exportFiles(),
      now,
    },
    { account: caller.account, entryId: params.id, timezone: query.timezone },
  ),
);
