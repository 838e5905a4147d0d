import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { makeMatterDocument } from '#functions/services/duties/make-matter-document.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from '#functions/wiring/documents.ts';
import { integrityDeps } from '#functions/wiring/integrity.ts';
import { makeMatterDocument as contract } from '#shared/contract/duties.ts';

const now = () => new Date();

export const handler = routeHandler(contract, ({ caller, params, body }) =>
  makeMatterDocument(
    {
      ...integrityDeps(),
      matters: matterStore(table()),
      entries: entryStore(table()),
      images: imageFiles(),
      cipher: fieldCipher(caller.account, now),
      documents: documents(),
      exports: exportFiles(),
      now,
    },
    { account: caller.account, matterId: params.id, document: body.document },
  ),
);
