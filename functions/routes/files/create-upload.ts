import { ulid } from 'ulid';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createUpload } from '#functions/services/files/create-upload.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { table } from '#functions/store/table/table.ts';
import { createUpload as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  createUpload(
    {
      uploads: uploadStore(table()),
      received: uploadedFiles(),
      now: () => new Date(),
      newId: () => ulid(),
    },
    caller.account.id,
    body,
  ),
);
