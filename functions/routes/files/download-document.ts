import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { downloadDocument } from '#functions/services/files/download-document.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { table } from '#functions/store/table/table.ts';
import { downloadDocument as contract } from '#shared/contract/files.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  downloadDocument(
    { profiles: profileStore(table()), documents: documentFiles() },
    { notaryId: caller.account.id, filename: params.filename },
  ),
);
